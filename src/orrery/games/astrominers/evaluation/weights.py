"""The weights of the evaluation. All worths are in points."""

from typing import final


@final
class Weights:
    """The weights. Other values make players with other plans."""

    def __init__(self) -> None:
        # The weight of each of the three ways to win.
        self.orders = 1.0
        self.missions = 1.0
        self.engine = 1.0
        # Tokens: the worth of the first of a kind; each further one is worth a part of that.
        self.basic = 0.34
        self.rare = 0.58
        self.further = 0.9
        self.wanted = 0.22  # added for a token that a planned Order lacks
        # Orders in hand: how fast the chance to pay falls with what is lacking, and how much basics count in that.
        self.doubt = 0.42
        self.missing_basic = 0.67
        self.drop = 0.35  # the price of giving a card away
        self.hand_order = 0.9  # an Order in another player's hand
        self.hand_mission = 0.7
        # Dice in the pool.
        self.single = 0.38
        self.double = 0.8
        self.surveyor = 0.6
        self.geologist = 0.93
        self.joker = 0.2  # any die: First Player, Executive cards
        # Crews: the chance that an open socket is filled.
        self.sure = 0.98  # by a die in the owner's pool
        self.labour_later = 0.93  # in the next round
        self.special_later = 0.5
        self.stranger = 0.25  # by another player, now
        self.plan = 0.73  # of what a crew not placed yet will earn
        self.in_hand = 0.6  # of a Mission not launched yet
        self.next_mission = 0.45  # of each further one
        self.bonus = 0.6  # of the round bonus
        # The rest.
        self.production = 0.6  # share of the possible uses of a Technology
        self.card = 0.8  # a card drawn
        self.first = 0.7  # to begin the next round
        self.effect = 0.4
        self.big_effect = 0.8  # a free launch, an extra Order
        self.reroll = 0.12
        self.near = 0.4  # of an Achievement for which one card is missing
        self.ready = 0.95  # of one that can be taken
        # From points to shares of a win: the lead that counts, at the end and for each round before it.
        self.margin = 2.0
        self.margin_per_round = 0.9

"""The weights of the evaluation. All worths are in points."""

from typing import final


@final
class Weights:
    """The weights. Other values make players with other plans."""

    def __init__(self) -> None:
        # The weight of each of the three ways to win.
        self.research = 1.0
        self.helium = 1.0
        self.shares = 1.0
        # Prices of shares: what each round still adds, and what an outpost adds.
        self.growth = 0.55
        self.outpost = 0.85
        # What is not reached yet: the part that counts of the way to the next value, now and for each round to come.
        self.blur = 0.15
        self.blur_per_round = 0.35
        self.near = 0.7  # of a bonus or a slot towards which one is on the way
        # Each round.
        self.slot = 2.6  # one more slot
        self.marker = 2.5  # one more bonus marker
        self.cheaper = 0.8  # a coin off a purchase with one resource
        self.mix = 2.2  # purchases with any mix
        self.more_energy = 2.2
        self.enrich = 2.2
        self.collector = 0.7
        self.symbol = 0.4  # the permanent symbol of research
        self.sale = 1.5  # a card sold, beyond the coins
        self.purchase = 2.5  # a card bought with coins
        self.replay = 5.0
        self.recover = 3.0
        # Single things.
        self.point = 1.7  # a research point, as long as there is time to use a plan
        self.coin = 0.15  # a coin is worth this much more, as long as there are few
        self.first = 0.8  # to begin the next round
        self.energy = 3.0  # of a card to come, beside what it does for shares
        self.push = 0.6  # the part of a lead in shares that such a card makes dearer
        self.study = 2.0  # the way that a scientist makes
        # Cards to come: each round counts less, and a card bought takes the place of a weak one.
        self.later = 0.96
        self.spare = 1.4  # units of the card that another one replaces
        self.uses = 0.55  # how often a card is used, at least and for each round
        self.uses_per_round = 0.33
        self.hold = 0.2  # of a card that is planned now and not later
        self.kept = 0.5  # what a card of the hand is worth in any case
        # What is pending may be lost to others.
        self.laid = 0.9  # the +1 tile, which is not laid yet
        self.pending = 0.97
        self.luna = 5.5  # a card that a Luna still plays
        self.wanted = 0.85  # a purchase
        self.contested = 0.8  # a bonus space
        self.outnumbered = 0.25  # a majority that another seat has now
        # Research: the chance to pass plans with all cards that there is room for, with fewer, with one too many.
        self.passed = 0.85
        self.passed_easily = 0.95
        self.passed_hardly = 0.3
        self.next_use = 0.6  # of plans that need another scientist's turn
        self.stop = 0.3  # of the reward of a plan that one may stop on
        # Missions: a one-time marker, a personal space for each round, and the chances of tasks.
        self.one_time = 2.0
        self.personal = 1.5
        self.held = 0.9  # a task that holds, before a card is chosen
        self.held_last = 0.45  # in the last round, when its marker may come too late
        self.each_round = 0.06  # a task of one round, for each round to come
        self.at_most = 0.25
        self.near_task = 0.7  # a task of the mat that is nearly fulfilled
        self.task_rounds = 2.0  # rounds that such a task should be left
        self.choice = 0.3  # of the other card, as long as none is chosen
        # Threats: the chance that one is removed, for each round to come.
        self.removed = 0.2
        self.left_at_least = 0.3
        self.leak_removed = 0.4  # likewise for a leak, which players can work against
        self.rescue = 80.0  # a removal that takes long preparation, beside the free share
        self.rescue_from_loop = 144.0  # the same if it asks for two things
        self.rescue_from_singularity = 160.0  # it has to come by round 6
        self.effort = 0.5  # of it, when one has all that the threat asks for
        self.follow = 0.5  # of that, for players who are not the nearest to it
        self.tank_pace = 3.0  # steps of a round that are possible on the way to it
        self.research_pace = 3.0
        self.loop_research = 0.75  # of the way to both goals of the time loop
        self.goal_promise = 0.5  # the part of a screen's pull that plans promise
        self.goal_study = 1.0  # screens that each scientist is expected to bring in the last round that counts
        self.goal_point = 0.06  # a research point on the way to a goal, for each point that the goal is worth
        self.readiness = 160.0  # energy for the way to a threat, when one has all that it asks for
        self.comes_back = 0.5  # of energy that lies anywhere, as long as it can come back in time
        # From points to shares of a win: the lead that counts, at the end and for each round before it.
        self.margin = 3.0
        self.margin_per_round = 3.0

"""What a seat may see of Luna, and what is printed on her cards."""

from msgspec import Struct

from orrery.games.skymines.luna.files import Level, LunaFile
from orrery.games.skymines.luna.gauges import START_SCREEN
from orrery.games.skymines.luna.state import TOKENS
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import CLASS_ONE, EMPTY, FACE_DOWN


class LunaView(Struct):
    """The cards of a Luna. Her coins, tracks and markers are in the view of the player at her seat."""

    seat: int
    level: int
    slots: list[str]  # the card that was turned up there; empty if none lies there, "?" if it lies face down
    majorities: list[str]  # the left and the right card
    deck: int  # cards
    class_two: int  # cards of class 2 that are not in play
    discards: list[str]
    left: list[str]  # cards that are known to be in her deck or face down
    new: int  # cards there that nobody has seen yet, of class 2
    tank_tokens: list[int]  # steps of tokens that were not reached
    research_tokens: list[int]


def luna_view(g: Skymines, seat: int) -> LunaView:
    luna, p, ids, printed = g.lunas[seat - g.people], g.players[seat], g.box.ids["luna"], g.box.luna
    hidden = sorted([*luna.deck.cards, *luna.row.cards])
    known = [card for card in hidden if card < CLASS_ONE or luna.seen >> card & 1]
    tokens = slice(luna.level * TOKENS, (luna.level + 1) * TOKENS)
    steps = p.upload - START_SCREEN
    return LunaView(
        seat=seat,
        level=luna.level,
        slots=[ids[card] if card >= 0 else "?" if card == FACE_DOWN else "" for card in luna.slots],
        majorities=[ids[card] if card != EMPTY else "" for card in luna.majorities],
        deck=len(luna.deck.cards),
        class_two=len(luna.class_two.cards),
        discards=[ids[card] for card in luna.discards],
        left=[ids[card] for card in known],
        new=len(hidden) - len(known),
        tank_tokens=[step for step in list(printed.tank_tokens)[tokens] if step > p.tank],
        research_tokens=[step for step in list(printed.research_tokens)[tokens] if step > steps],
    )


class LunaFace(Struct):
    left: int  # what it counts as a majority card
    right: int
    scientists: int
    tank: int  # steps when it is turned up as a majority card
    research: int
    action: list[str]  # words, as in the content file
    spaces: list[list[int]]  # by slot: spaces of the display for the word `take`
    columns: list[int]  # by slot: of the research area, for the word `plan`
    markers: list[str]  # by slot: the bonus space, for the word `marker`


class LevelFace(Struct):
    slots: bool  # her markers open slots
    class_two: bool  # a card of class 2 joins each rebuilt deck
    tank_tokens: list[int]
    research_tokens: list[int]
    tank: int  # where her markers begin
    research: int


def luna_faces(file: LunaFile) -> dict[str, LunaFace]:
    bonuses = {place.id: place.bonus for place in file.place}
    return {
        card.id: LunaFace(
            left=card.left,
            right=card.right,
            scientists=card.scientists,
            tank=card.tank,
            research=card.research,
            action=card.action,
            spaces=card.spaces or [],
            columns=card.columns or [],
            markers=[bonuses[place] for place in card.markers or []],
        )
        for card in [*file.class_one, *file.class_two]
    }


def level_face(level: Level) -> LevelFace:
    return LevelFace(level.slots, level.class_two, level.tank_tokens, level.research_tokens, level.tank, level.research)

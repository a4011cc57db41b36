"""The words of the game: kinds, verbs, reasons, streams."""

from typing import Final

from orrery.engine.moves import Kind, Verb

ROUNDS: Final = 7
EMPTY: Final = -1

# Companies, in the order of the set-up.
COMPANIES: Final = ["skymine", "minerva", "astrogo", "tawac"]
N_COMPANIES: Final = 4
ANY_COMPANY: Final = 4
EXPANDED: Final = 5  # the company that was just expanded

# Types of cards. The first three are resources.
TYPES: Final = ["carbon", "minerals", "titanium", "energy", "scientist", "field", "share"]
RESOURCES: Final = 3
CARBON: Final = 0
MINERALS: Final = 1
TITANIUM: Final = 2
ENERGY: Final = 3
SCIENTIST: Final = 4
FIELD: Final = 5
SHARE: Final = 6

# Cards by number: the market's, then nine of each seat, then the four of single energy.
MARKET: Final = 44
STARTERS: Final = 9
SINGLES: Final = 4
SINGLE: Final = MARKET + 4 * STARTERS
CARDS: Final = SINGLE + SINGLES
LETTERS: Final = 5
DISPLAY: Final = 12
ROWS: Final = 4  # of the display: the spaces of one column
COST_TO_RECOVER: Final = 2  # coins for a card of the removed pile

# Where a card is, if no seat has it; a seat's own cards are in its hand, its area or on its resting slots.
STACK: Final = -1
REMOVED: Final = -2
SHOWN: Final = -3  # in the display
BOXED: Final = -4
HAND: Final = 0
AREA: Final = 1
REST: Final = 2  # and one for each resting slot
SLOTS: Final = 5
MIDDLE: Final = 3  # slots that are open from the start
LEFT_SLOT: Final = 0
RIGHT_SLOT: Final = 4

# Research plans: A, B, C, special ones, and those printed on tokens.
PLAN_LETTERS: Final = 3
LETTER_PLANS: Final = 24
SPECIALS: Final = 6
SPECIAL: Final = PLAN_LETTERS * LETTER_PLANS
TOKENS: Final = 10
TOKEN_PLAN: Final = SPECIAL + SPECIALS
PLANS: Final = TOKEN_PLAN + TOKENS
STUDY_COLUMNS: Final = 4
STUDY: Final = PLAN_LETTERS * STUDY_COLUMNS  # spaces of the research area; the special plans are behind them
SCREENS: Final = 16
COST_TO_TURN: Final = 2

# The Moon.
SECTORS: Final = 24
COLUMNS: Final = 3  # of a station
DEPTH: Final = 5  # spaces of a column; the last is crossed

# The Belt.
SHUTTLE_COLUMN: Final = 1  # the middle one
SHUTTLE_DEPTH: Final = 5
OUTPOST_DEPTH: Final = 6
DEEPEST: Final = 6  # spaces of a column at most, on both sides of the board
MOST_SITES: Final = 60  # of a board: they are bits of a number

# Requirements of a plan, by column: units, energy, units of one type, other research cards, coins.
NEED_ENERGY: Final = 3
NEED_SAME: Final = 4
NEED_SCIENCE: Final = 5
NEED_COINS: Final = 6
NEEDS: Final = 7

# Rewards, by column: SK-16, SK-78 order them.
COINS: Final = 0
TANK: Final = 1
RESEARCH: Final = 2
REMOVE: Final = 3
TITANIUM_COINS: Final = 4  # as many as the titanium in the area, less one
STEPS: Final = 5  # on each company's track, then on any, then on the expanded one
REWARDS: Final = STEPS + N_COMPANIES + 2

# Bonus spaces: five majorities, three standard ones, four for tiles, and two on each company's track.
SCIENCE_SPACE: Final = 4
FIRST_SPACE: Final = 5
BUY_SPACE: Final = 6
REMOVE_SPACE: Final = 7
TILE_SPACE: Final = 8
TRACK_SPACE: Final = 12
SPACES: Final = TRACK_SPACE + 2 * N_COMPANIES
PERSONAL_SPACE: Final = SPACES  # each player's own, on the status card
MAJORITIES: Final = 5
TIERS: Final = 3

# Tiles.
SCIENTIST_TILE: Final = 0
FIELD_TILE: Final = 1
ENERGY_TILE: Final = 2
PLUS_TILE: Final = 3
TILES: Final = 4

# Sides of tracks.
SIDES: Final = ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
LONGEST: Final = 30  # spaces of a track at most, with the start

# Bonuses of tracks, by kind. Those up to LAST_PERMANENT work all the time, the others are spaces.
CHEAPER: Final = 1  # a purchase with a resource
ANY_MIX: Final = 2  # every purchase, with any mix of resources
MORE_ENERGY: Final = 3
MARKERS: Final = 4
ENRICH: Final = 5  # every card of a resource
COLLECTORS: Final = 6
LAST_PERMANENT: Final = 6
EITHER: Final = 7  # one of two rewards
SELL: Final = 8
SELL_TYPE: Final = 9
SPREAD: Final = 10
PURCHASE: Final = 11
REPLAY: Final = 12
REPLAY_AND_RECOVER: Final = 13

# Missions. Tasks are words of the content files: those from FIRST_DEED on are about one turn.
MISSIONS: Final = 6
TASKS: Final = 3
NO_STATUS_CARD: Final = -2  # of a seat that takes no part
TANK_VALUE: Final = 0
RESEARCH_VALUE: Final = 1
SAME_UNITS: Final = 2  # of one resource
EACH_UNITS: Final = 3  # of each resource
TASK_ENERGY: Final = 4
SCIENCE_CARDS: Final = 5
TASK_COINS: Final = 6
TRACK_STEPS: Final = 7  # on one company's track
EVERY_TRACK: Final = 8  # steps on each company's track
TASK_SHARES: Final = 9  # of one company
OWNED_CARDS: Final = 10
OWNED_PLANS: Final = 11
FIRST_DEED: Final = 16
PIECES: Final = 16
TANK_STEPS: Final = 17
COMPANY_STEPS: Final = 18
SCREEN_STEPS: Final = 19
OUSTINGS: Final = 20

# Threats. They lie between two shuttle spaces of the Belt.
THREATS: Final = ["singularity", "crash", "time-loop", "blackout", "raid", "leak"]
SINGULARITY: Final = 0
CRASH: Final = 1
TIME_LOOP: Final = 2
BLACKOUT: Final = 3
RAID: Final = 4
LEAK: Final = 5
# Luna: her cards by number, class 1 first, and what lies in a slot of hers besides a card.
LUNAS: Final = 3  # at most
LUNA_CARDS: Final = 19
CLASS_ONE: Final = 12
LUNA_MARKERS: Final = 5
LUNA_LEVELS: Final = 9
FACE_DOWN: Final = -2
LEFT: Final = 0  # of her two majority cards
RIGHT: Final = 1

CARD: Final = Kind("card")
COMPANY: Final = Kind("company", COMPANIES)
RESOURCE: Final = Kind("resource", TYPES[:RESOURCES])
TYPE: Final = Kind("type", TYPES, things=False)
SPACE: Final = Kind("market", [str(n + 1) for n in range(DISPLAY)])
SECTOR: Final = Kind("sector", [str(n + 1) for n in range(SECTORS)])
SITE: Final = Kind("space")  # an outpost or shuttle space of the Belt
COLUMN: Final = Kind("column", [str(n + 1) for n in range(COLUMNS)], things=False)
PLAN: Final = Kind("plan")
STUDY_SPACE: Final = Kind(
    "study",
    [f"{letter}{n + 1}" for letter in "abc" for n in range(STUDY_COLUMNS)] + [f"s{n + 2}" for n in range(SPECIALS)],
)
SCREEN: Final = Kind("screen", [str(n) for n in range(SCREENS + 1)])
SLOT: Final = Kind("slot", [str(n + 1) for n in range(SLOTS)])
RESTING: Final = Kind("rest", [str(n + 1) for n in range(SLOTS)])
BONUS: Final = Kind(
    "bonus",
    [*TYPES[:4], "science", "first", "buy", "remove", "scientist-tile", "field-tile", "energy-tile", "plus-tile"]
    + [f"{company}-{n}" for company in COMPANIES for n in (1, 2)]
    + ["personal"],
)
TILE: Final = Kind("tile", ["scientist", "field", "energy", "plus"])
TIER: Final = Kind("tier", [str(n + 1) for n in range(TIERS)], things=False)
WAY: Final = Kind("way", ["1", "2"], things=False)
TOKEN: Final = Kind("token")
NUMBER: Final = Kind("number", [str(n) for n in range(100)], things=False)
FEW: Final = Kind("number", [str(n) for n in range(10)], things=False)
TRACKS: Final = Kind("company", [*COMPANIES, "any", "expanded"], things=False)
ROUND: Final = Kind("round", [str(n) for n in range(ROUNDS + 1)], things=False)
REWARD: Final = Kind("reward", things=False)
NEED: Final = Kind("need", things=False)
MISSION: Final = Kind("mission")
TASK: Final = Kind("task", [str(n + 1) for n in range(TASKS)], things=False)
TASK_WORD: Final = Kind("task-word", things=False)
THREAT: Final = Kind("threat", THREATS)
LUNA_CARD: Final = Kind("luna")
HALF: Final = Kind("half", ["left", "right"], things=False)
RANK: Final = Kind(
    "rank",
    ["most", "second", "third", "least", "share", "lead", "level", "deficit", "behind", "abreast", "ahead"],
    things=False,
)  # why Luna chose a company
TIE: Final = Kind("tie", ["coins", "vacant", "track"], things=False)  # what broke a tie
EDGE: Final = Kind("edge", ["final", "spaces", "coins", "logo"], things=False)  # what speaks for a column
AIM: Final = Kind("aim", ["min", "max"], things=False)
GAUGE: Final = Kind("gauge", ["tank", "research"], things=False)
LACK: Final = Kind("lack", ["card", "share", "plan", "special"], things=False)

# Moves.
KEEP: Final = Verb(0, "keep", TOKEN)
SET_ASIDE: Final = Verb(1, "set-aside", CARD)
SET_ASIDE_AT: Final = Verb(2, "set-aside-at", CARD, RESTING)
PLAN_CARD: Final = Verb(3, "plan", CARD)
PLAN_AT: Final = Verb(4, "plan-at", CARD, SLOT)
DONE: Final = Verb(5, "done")
BUY: Final = Verb(6, "buy", SPACE)
INVEST: Final = Verb(7, "invest", RESOURCE)
PAY: Final = Verb(8, "pay", CARD)
STEP: Final = Verb(9, "step", COMPANY)
STOP: Final = Verb(10, "stop")
CROSS: Final = Verb(11, "cross")
EXPAND: Final = Verb(12, "expand", COMPANY)
ENTER: Final = Verb(13, "enter", SECTOR)
LIFT: Final = Verb(14, "lift", COLUMN)
RETURN: Final = Verb(15, "return", COLUMN)
STUDY_WITH: Final = Verb(16, "study", CARD)
STUDY_TILE: Final = Verb(17, "study-tile")
SURVEY: Final = Verb(18, "survey", CARD)
SURVEY_TILE: Final = Verb(19, "survey-tile")
TURN_OVER: Final = Verb(20, "turn-over", SCREEN)
UPLOAD: Final = Verb(21, "upload", SCREEN)
STAY: Final = Verb(22, "stay")
TAKE: Final = Verb(23, "take", STUDY_SPACE)
CASH: Final = Verb(24, "cash")
PLACE: Final = Verb(25, "place", PLAN, SCREEN)
TUCK: Final = Verb(26, "tuck", PLAN)
MARK: Final = Verb(27, "mark", BONUS)
CLAIM: Final = Verb(28, "claim", TIER)
CHOOSE_WAY: Final = Verb(29, "way", WAY)
SELL_CARD: Final = Verb(30, "sell", CARD)
BUY_WITH_COINS: Final = Verb(31, "purchase", SPACE)
RECOVER: Final = Verb(32, "recover", CARD)
ADVANCE: Final = Verb(33, "advance", COMPANY, FEW)
DEMOLISH: Final = Verb(34, "demolish", COMPANY, COLUMN)
BOOST: Final = Verb(35, "boost", CARD)
RETIRE: Final = Verb(36, "retire")
PICK_UP: Final = Verb(37, "pick-up", RESTING)
LAY: Final = Verb(38, "lay", CARD, RESTING)
PASS: Final = Verb(39, "pass")
PAY_BOOSTED: Final = Verb(40, "pay-boosted", CARD)  # the card with the +1 tile
ENTER_SPACE: Final = Verb(41, "enter-space", SITE)

# Moves of missions and threats.
BIND: Final = Verb(50, "bind", MISSION)
AVERT: Final = Verb(51, "avert", THREAT)
GIVE_UP: Final = Verb(52, "give-up", CARD)

# Events.
BEGAN: Final = Verb(128, "began", ROUND)
ENDED: Final = Verb(129, "ended", ROUND)
REVEALED: Final = Verb(130, "revealed", CARD)
EARNED: Final = Verb(131, "earned", NUMBER)
PAID: Final = Verb(132, "paid", NUMBER)
TANKED: Final = Verb(133, "tanked", NUMBER)
ADVANCED: Final = Verb(134, "advanced", COMPANY, NUMBER)
PASSED: Final = Verb(135, "passed", COMPANY, NUMBER)  # a threshold, and the coins it pays
UNLOCKED: Final = Verb(136, "unlocked", SLOT)
GOT: Final = Verb(137, "got", CARD)
TOOK: Final = Verb(138, "took", PLAN)
SUPPLEMENT: Final = Verb(139, "supplement", NUMBER)
DROPPED: Final = Verb(140, "dropped", PLAN)  # no screen can hold it
OUSTED: Final = Verb(141, "ousted", COMPANY)
LOST: Final = Verb(142, "lost", COMPANY)  # an outpost that no station can hold
SPECIAL_SHOWN: Final = Verb(143, "special", PLAN)
THROWN: Final = Verb(144, "thrown", CARD)
SHOWED: Final = Verb(145, "showed", CARD)
SHOWED_PLAN: Final = Verb(146, "showed-plan", PLAN)
GOT_TILE: Final = Verb(147, "got-tile", TILE)
LEADS: Final = Verb(148, "leads")
WASTED: Final = Verb(149, "wasted", NUMBER)  # energy or steps that nobody could use
KEPT: Final = Verb(150, "kept", TOKEN)
SHUTTLE_OUSTED: Final = Verb(151, "shuttle-ousted", COMPANY)
SHUTTLE_LOST: Final = Verb(152, "shuttle-lost", COMPANY)  # no station can hold it

# Events of missions and threats.
MISSION_SHOWN: Final = Verb(180, "mission", MISSION)
FULFILLED: Final = Verb(181, "fulfilled", MISSION, TASK)
PERSONAL: Final = Verb(182, "personal")  # the personal space is open
SPENT: Final = Verb(183, "spent", NUMBER)  # one-time markers that leave the game
THREAT_SHOWN: Final = Verb(184, "threat", THREAT)
AVERTED: Final = Verb(185, "averted", THREAT)
STRUCK: Final = Verb(186, "struck", THREAT)
PLAYS_ON: Final = Verb(187, "plays-on")  # chose a mission card instead of retiring
# Events of Luna: each of her steps, with what decided it.
LUNA_SETTLED_SPACE: Final = Verb(160, "luna-settled-space", COMPANY, SITE, COLUMN, AIM)
LUNA_REBUILT: Final = Verb(161, "luna-rebuilt", NUMBER, FEW)  # her deck: its cards, and those new from class 2
LUNA_COUNTS: Final = Verb(162, "luna-counts", LUNA_CARD, HALF)  # a majority card
LUNA_TURNED: Final = Verb(163, "luna-turned", LUNA_CARD, SLOT)
LUNA_FOUND: Final = Verb(164, "luna-found", RANK, COMPANY, NUMBER)  # a company, with its coins
LUNA_TIE: Final = Verb(165, "luna-tie", COMPANY, TIE)  # with this one; what decided it
LUNA_SHORT: Final = Verb(166, "luna-short", COMPANY, NUMBER, NUMBER)  # a barrier: coins paid, coins due
LUNA_OVERRAN: Final = Verb(167, "luna-overran", COMPANY, NUMBER)  # the end of a track: steps
LUNA_UPLOADED: Final = Verb(168, "luna-uploaded", NUMBER)
LUNA_TOOK: Final = Verb(169, "luna-took", CARD, SPACE)
LUNA_LACKED: Final = Verb(170, "luna-lacked", LACK)  # nothing lay there
LUNA_DISCARDED: Final = Verb(171, "luna-discarded", PLAN)
LUNA_REACHED: Final = Verb(172, "luna-reached", GAUGE, NUMBER, FEW)  # a token, and how many cards it brings
LUNA_MARKED: Final = Verb(173, "luna-marked", BONUS)
LUNA_BLOCKED: Final = Verb(174, "luna-blocked", BONUS)  # the space was taken
LUNA_SETTLED: Final = Verb(175, "luna-settled", COMPANY, SECTOR, COLUMN, AIM)
LUNA_OUSTED: Final = Verb(176, "luna-ousted", COMPANY, COLUMN)
LUNA_STUCK: Final = Verb(177, "luna-stuck", COMPANY, NUMBER)  # points of an expansion that are lost
LUNA_CHECKED: Final = Verb(178, "luna-checked", LUNA_CARD, NUMBER, NUMBER)  # its left and its right count
LUNA_WITHDREW: Final = Verb(179, "luna-withdrew", LUNA_CARD, HALF)
LUNA_LEADS: Final = Verb(200, "luna-leads", RANK, COMPANY, NUMBER)  # a company, with her lead or deficit in spaces
LUNA_LAID: Final = Verb(201, "luna-laid", NUMBER)  # cards face down
LUNA_COLUMN: Final = Verb(202, "luna-column", COMPANY, COLUMN, EDGE)  # her main column, with what decided it

VERBS: Final = [
    KEEP, SET_ASIDE, SET_ASIDE_AT, PLAN_CARD, PLAN_AT, DONE, BUY, INVEST, PAY, STEP, STOP, CROSS, EXPAND, ENTER, LIFT,
    RETURN, STUDY_WITH, STUDY_TILE, SURVEY, SURVEY_TILE, TURN_OVER, UPLOAD, STAY, TAKE, CASH, PLACE, TUCK, MARK, CLAIM,
    CHOOSE_WAY, SELL_CARD, BUY_WITH_COINS, RECOVER, ADVANCE, DEMOLISH, BOOST, RETIRE, PICK_UP, LAY, PASS, PAY_BOOSTED,
    BEGAN, ENDED, REVEALED, EARNED, PAID, TANKED, ADVANCED, PASSED, UNLOCKED, GOT, TOOK, SUPPLEMENT, DROPPED, OUSTED,
    LOST, SPECIAL_SHOWN, THROWN, SHOWED, SHOWED_PLAN, GOT_TILE, LEADS, WASTED, KEPT,
    LUNA_SETTLED_SPACE, LUNA_REBUILT, LUNA_COUNTS, LUNA_TURNED, LUNA_FOUND, LUNA_TIE, LUNA_SHORT, LUNA_OVERRAN,
    LUNA_UPLOADED, LUNA_TOOK, LUNA_LACKED, LUNA_DISCARDED, LUNA_REACHED, LUNA_MARKED, LUNA_BLOCKED, LUNA_SETTLED,
    LUNA_OUSTED, LUNA_STUCK, LUNA_CHECKED, LUNA_WITHDREW, LUNA_LEADS, LUNA_LAID, LUNA_COLUMN,
    ENTER_SPACE, SHUTTLE_OUSTED, SHUTTLE_LOST,
    BIND, AVERT, GIVE_UP, MISSION_SHOWN, FULFILLED, PERSONAL, SPENT, THREAT_SHOWN, AVERTED, STRUCK,
    PLAYS_ON,
]  # fmt: skip

# Reasons against moves.
TOO_DEAR: Final = 1
NO_CARD: Final = 2
NOT_ADJACENT: Final = 3
OWN_OUTPOST: Final = 4
NO_ENERGY: Final = 5
NO_OUTPOST: Final = 6
COLUMN_EMPTY: Final = 7
TAKEN: Final = 8
NO_MARKER: Final = 9
OUTNUMBERED: Final = 10
TOO_FEW: Final = 11
NO_COINS: Final = 12
FIRST_TURN: Final = 13
LOCKED: Final = 14
OTHER_USED: Final = 15
NO_CARD_TO_REMOVE: Final = 16
NOTHING_TO_BUY: Final = 17
NEED_UNMET: Final = 18
NO_PLAN: Final = 19
CROSSED_A: Final = 20
BARRIER: Final = 21
TRACK_END: Final = 22
NOT_ENOUGH_POINTS: Final = 23
FREE_STEP_LEFT: Final = 24
USED_UP: Final = 25
OUT_OF_ORDER: Final = 26
NO_SHUTTLE: Final = 27
OUT_OF_REACH: Final = 28
STATION_EMPTY: Final = 29
NO_PERSONAL: Final = 30
THREAT_UNMET: Final = 31
THREAT_FAR: Final = 32
REASONS: Final = [
    "", "too-dear", "no-card", "not-adjacent", "own-outpost", "no-energy", "no-outpost", "column-empty", "taken",
    "no-marker", "outnumbered", "too-few", "no-coins", "first-turn", "locked", "other-used", "no-card-to-remove",
    "nothing-to-buy", "need-unmet", "no-plan", "crossed-a", "barrier", "track-end", "not-enough-points",
    "free-step-left", "used-up", "out-of-order",
    "no-shuttle", "out-of-reach", "station-empty",
    "no-personal", "threat-unmet", "threat-far",
]  # fmt: skip

FIRST_LUCK: Final = 1  # streams of chance
TRACK_LUCK: Final = 2
TOKEN_LUCK: Final = 3
MARKET_LUCK: Final = 4
PLAN_LUCK: Final = 5
LUNA_LUCK: Final = 6  # and one for each further Luna
MISSION_LUCK: Final = 10
THREAT_LUCK: Final = 11
STREAMS: Final = 12

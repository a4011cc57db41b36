"""Folders with one's own content, and what is said about faults in them: one sentence with file, entry and field."""

import re
from pathlib import Path

import pytest

from orrery.engine.game import BadInput
from orrery.games.skymines.game import GAME
from tests.games.content_folders import ContentFolder
from tests.games.skymines.helpers import BOX, FOLDER

FILES = ["belt", "board", "cards", "moon", "plans", "tracks"]
folder = ContentFolder(FOLDER, FILES).copy


def test_ones_own_values_make_another_box_with_another_digest(tmp_path: Path) -> None:
    own = GAME.box(folder(tmp_path, "cards", "cost = 6", "cost = 7"))

    assert own.digest != BOX.digest
    assert GAME.new(2, 7, {"board": "belt"}, own).content() is own


def test_remarks_do_not_change_the_digest(tmp_path: Path) -> None:
    remark = 'source = "inferred"\nwhy = "seen on a photograph"'
    own = GAME.box(folder(tmp_path, "plans", 'source = "reconstructed"', remark))

    assert own.digest == GAME.box_for(BOX, {"board": "belt"}).digest  # without missions and Luna


def test_a_map_without_outlines_is_a_box(tmp_path: Path) -> None:
    place = folder(tmp_path)
    path = tmp_path / "moon.toml"
    path.write_text(re.sub(r"\noutline = .*", "", path.read_text(encoding="utf-8")), encoding="utf-8")

    assert GAME.new(3, 1, {}, GAME.box(place)).content().digest != BOX.digest


@pytest.mark.parametrize("file", FILES[1:])  # a table on the Moon goes without belt.toml
def test_a_missing_file_is_told(tmp_path: Path, file: str) -> None:
    place = folder(tmp_path)
    (tmp_path / f"{file}.toml").unlink()

    with pytest.raises(BadInput, match=rf"There is no readable content file .*{file}\.toml"):
        GAME.box(place)


@pytest.mark.parametrize("file", FILES)
def test_broken_toml_is_told_with_its_line(tmp_path: Path, file: str) -> None:
    with pytest.raises(BadInput, match=rf"{file}\.toml: .*line \d"):
        GAME.box(folder(tmp_path, file, "[[", "[[["))


CARD = 'id = "carbon-1"\ndeck = "start"\ntype = "carbon"\nvalue = 1\ncost = 1\n'
SHARE = 'id = "share-d-skymine"\ndeck = "D"\ntype = "share"\n'
NAMED = SHARE + 'cost = 4\nshare = "skymine"\n'
SKY = 'id = "skymine"\ncolumns = [[0, 1, 1, 1, 2], '
S13 = 'reward = ["tank 2"]\naround = "s12"'
S13_OUTLINE = (
    "[[511, 441], [499, 458], [475, 459], [454, 454], [441, 431], [454, 410], [471, 399], [496, 396], [507, 416]]"
)
CARD_OUTLINE = "outline = [[455, 398], [545, 398], [545, 518], [455, 518]]"
BORDER = '[[border]]\nbetween = ["s1", "s2"]\nlines = 1\n'

DAMAGES = [
    # A wrong type, a wrong value, a wrong word.
    ("cards", CARD, CARD.replace("cost = 1", 'cost = "one"'), "card 'carbon-1', field cost: Expected `int`, got `str`"),
    ("cards", CARD, CARD.replace("cost = 1\n", ""), "card 'carbon-1': .*missing required field `cost`"),
    ("cards", CARD, CARD.replace("cost", "costs"), "card 'carbon-1': .*unknown field `costs`"),
    ("cards", CARD, CARD.replace('"carbon"', '"coal"'), "card 'carbon-1', field type: .*'coal'; allowed are: carbon, "),
    ("cards", CARD, CARD.replace("value = 1", "value = 0"), "card 'carbon-1', field value: it is at least 1"),
    ("cards", CARD, CARD + "coins = 1\n", "card 'carbon-1', field coins: only a field card"),
    ("cards", CARD, CARD + 'company = "tawac"\n', "card 'carbon-1', field company: only a field card"),
    ("cards", SHARE, SHARE + "value = 1\n", "card 'share-d-skymine', field value: .*a card of type share has none"),
    ("cards", NAMED, NAMED.split("share = ")[0], "card 'share-d-skymine', field share: .*names its company here"),
    ("cards", 'id = "energy-02"', 'id = "energy-01"', "card 'energy-01' is named twice"),
    # Wrong numbers of cards.
    ("cards", 'id = "carbon-a2"\ndeck = "A"', 'id = "carbon-a2"\ndeck = "start"', "44 cards of the market .*, not 43"),
    ("cards", CARD, CARD + "copies = 2\n", "there must be 9 starting cards, copies counted, not 10"),
    ("cards", 'deck = "single"\ntype = "energy"', 'deck = "start"\ntype = "energy"', "9 starting cards"),
    ("cards", 'deck = "single"\ntype = "energy"', 'deck = "single"\ntype = "carbon"', "card 'energy-01', field type:"),
    ("cards", 'deck = "A"\ntype = "carbon"', 'copies = 2\ndeck = "A"\ntype = "carbon"', "field copies: only starting"),
    # Plans and tokens.
    ("plans", '"units carbon 2"', '"units coal 2"', "'a1', field needs: .*'coal' is no resource.*words are: units RES"),
    ("plans", '"units carbon 2"', '"units carbon 0"', "'a1', field needs: .*a number is 1 or more"),
    ("plans", '"units carbon 2"', '"many carbon 2"', "'a1', field needs: .*no move is called 'many'"),
    ("plans", '["units carbon 2"]', "[]", "plan 'a1', field needs: .*length >= 1"),
    ("plans", '["units carbon 2"]', '["energy 1", "same 1", "science 1"]', "plan 'a1', field needs: .*length <= 2"),
    ("plans", 'reward = ["coins 2"]', 'reward = ["coin 2"]', "'a1', field reward: .*no move is called 'coin'"),
    (
        "plans",
        'reward = ["coins 2"]',
        "reward = []",
        "plan 'a1', field reward: a special plan has none, others have one",
    ),
    ("plans", 'reward = ["coins 2"]', 'reward = ["steps expanded 2"]', "'a1', field reward: .*cannot be a reward here"),
    ("plans", 'reward = ["coins 2"]', 'reward = ["coins 2"]\npoints = 3', "plan 'a1', field points:"),
    ("plans", '"units carbon 2"', '"coins 2"', "plan 'a1', field needs: a special plan costs coins, others do not"),
    ("plans", "points = 4", "points = 0", "plan 'special-2', field points: a special plan has some"),
    ("plans", 'letter = "A"', 'letter = "B"', "there must be 24 plans of letter A, not 23"),
    ("plans", 'id = "a2"', 'id = "a1"', "plan 'a1' is named twice"),
    ("plans", 'first_tokens = ["alpha"', 'first_tokens = ["omega"', "field first_tokens: there is no token 'omega'"),
    ("plans", 'first_tokens = ["alpha"', 'first_tokens = ["beta"', "field first_tokens: token 'beta' is named twice"),
    ("plans", 'first_tokens = ["alpha", ', "first_tokens = [", "length >= 4 - at `.*first_tokens`"),
    (
        "plans",
        'symbols = ["carbon", "minerals", "scientist"]',
        'symbols = ["scientist", "minerals", "scientist"]',
        "token 'alpha', field symbols: it names scientist 2 times, but a player begins with 1 such cards",
    ),
    ("plans", 'symbols = ["carbon", ', "symbols = [", "token 'alpha', field symbols: .*length >= 3"),
    ("plans", 'symbols = ["carbon", ', 'symbols = ["field", ', "token 'alpha', field symbols.*'field'; allowed are: c"),
    ("plans", 'bonus = ["steps skymine 3"]', 'bonus = ["steps moon 3"]', "token 'alpha', field bonus: .*'moon' is no"),
    # Tracks.
    ("tracks", "{ 9 = 2, 15 = 2 }", "{ 9 = 2, 20 = 2 }", "side 'a1', field barriers: '20' is no space from 0 to 19"),
    ("tracks", "{ 5 = 1, 12 = 2 }", "{ 5 = 1, 25 = 2 }", "side 'a1', field thresholds: '25' is no space from 0 to 19"),
    ("tracks", "{ 5 = 1, 12 = 2 }", "{ 05 = 1, 12 = 2 }", "side 'a1', field thresholds: '05' is no space"),
    ("tracks", "{ 5 = 1, 12 = 2 }", "{ 5 = 1 }", "side 'a1', field thresholds: .*length >= 2"),
    ("tracks", "{ 5 = 1, 12 = 2 }", "{ 5 = 3, 12 = 2 }", "side 'a1', field thresholds.*<= 2"),
    ("tracks", "{ 9 = 2, 15 = 2 }", "{ 9 = 2, 11 = 1, 15 = 2 }", "side 'a1', field barriers: .*length <= 2"),
    ("tracks", "shares = [0, 0, 1", "shares = [1, 0, 1", "side 'a1', field shares: they begin with 0 and never fall"),
    ("tracks", "shares = [0, 0, 1", "shares = [0, 9, 1", "side 'a1', field shares: they begin with 0 and never fall"),
    ("tracks", 'side = "A1"', 'side = "A2"', "the sides are A1, A2, .*E2, each once"),
    ("tracks", '"energy 1"', '"enrgy 1"', "side 'b1', field bonus: 'enrgy 1' is none .*the words are: cheaper"),
    ("tracks", '{ word = "energy 1" }', '{ word = "energy 1", pay = 1 }', "side 'b1', field bonus: a permanent bonus"),
    (
        "tracks",
        '{ word = "energy 1" }',
        '{ word = "reward" }',
        "side 'b1', field bonus: the word 'reward' has a reward",
    ),
    ("tracks", '["research 2", "tank 2"]', '["steps expanded 2"]', "side 'c2', field bonus: .*cannot be a reward here"),
    # The board.
    ("board", "needs = [2, 4, 6]", "needs = [2, 2, 6]", "majority 'carbon', field needs: they rise from at least 1"),
    ("board", "needs = [2, 4, 6]", "needs = [2, 4]", "majority 'carbon', field needs: .*length >= 3"),
    ("board", "steps skymine 2", "steps expanded 2", "majority 'carbon', field rewards: .*cannot be a reward here"),
    ("board", 'id = "carbon"', 'id = "coal"', "the entries of majority are carbon, minerals, .*in this order"),
    ("board", "cost = 1", "cost = 3", "tile 'scientist', field cost: .*<= 2"),
    ("board", "28 = 60", "29 = 60", "mat 'tank', field values: '29' is no step from 1 to 28"),
    ("board", "{ 6 = 10", "{ 0 = 10", "mat 'tank', field values: '0' is no step from 1 to 28"),
    ("board", "slot = 8", "slot = 30", "mat 'tank', field slot: '30' is no step from 1 to 28"),
    ("board", "6 = 10, 9 = 15", "6 = 20, 9 = 15", "mat 'tank', field values: they never fall"),
    ("board", "length = 16", "length = 15", "mat 'research', field length: there are 16 screens"),
    ("board", "no_a = [7", "no_a = [17", "mat 'research', field no_a.*<= 16"),
    ("board", "surcharges = [0, ", "surcharges = [", "display 'display', field surcharges: .*length >= 12"),
    # The Moon.
    ("moon", 'id = "s24"', 'id = "s25"', "the sectors are s1 to s24, each once"),
    ("moon", 'id = "skymine"', 'id = "skymines"', "the stations are skymine, minerva, astrogo, tawac, each once"),
    ("moon", SKY, SKY.replace("[0, 1", "[0"), "station 'skymine', field columns.*length >= 5"),
    ("moon", SKY, SKY.replace("[0, 1", "[7, 1"), "station 'skymine', field columns.*<= 3"),
    ("moon", 'reward = ["tank 1"]', 'reward = ["demolish 1"]', "sector 's1', field reward: .*cannot be a reward here"),
    ("moon", 'reward = ["tank 1"]', 'reward = ["steps tawac 1"]', "sector 's1', field reward: .*cannot be a reward"),
    ("moon", BORDER, BORDER.replace("lines = 1", "lines = 3"), "border s1 - s2, field lines: there are 1 or 2, not 3"),
    ("moon", BORDER, BORDER.replace('"s2"', '"s99"'), "border s1 - s99: there is no 's99'"),
    ("moon", BORDER, BORDER.replace('"s2"', '"s1"'), "border s1 - s1: a border is between two sectors, or a station"),
    ("moon", BORDER, BORDER + BORDER, "border s1 - s2 is there twice"),
    ("moon", BORDER, "", "s1 and s2 share a line but have no border"),
    ("moon", BORDER, BORDER + BORDER.replace("s2", "s20"), "s1 and s20 have a border but share no line"),
    ("moon", S13, S13.replace("s12", "s5"), "sector 's13', field around: the only border of an enclave is with .*'s5'"),
    ("moon", 'between = ["s12", "s13"]', 'between = ["s12", "s22"]', "sector 's13', field around: "),
    ("moon", S13_OUTLINE, "[[403, 497], [429, 507], [425, 480]]", "in more than two outlines: s12, s13, s18"),
    ("moon", S13_OUTLINE, "[[5, 5], [9, 5], [9, 9]]", "sector 's13', field outline: it does not lie inside 's12'"),
    ("moon", "[[511, 441], ", "[[911, 41], ", "cross, so the map is not flat"),
    ("moon", "[[511, 441], ", "[[511, 341], ", "cross, so the map is not flat"),
    ("moon", "[[267, 298], ", "[[267, 398], ", "cross, so the map is not flat"),
    # The Belt.
    ("belt", 'id = "a22"', 'id = "a23"', "asteroids and shuttle spaces share the numbers 1 to 22, each once"),
    ("belt", 'id = "a22"', 'id = "b22"', "'b22', field id: an asteroid is named a and its number"),
    ("belt", 'id = "t21"', 'id = "a21"', "'a21', field id: a shuttle space is named t and its number"),
    ("belt", 'id = "tawac"', 'id = "tawacs"', "the stations are skymine, minerva, astrogo, tawac, each once"),
    ("belt", "columns = [[0, 1, ", "columns = [[1, ", "station 'skymine', field columns.*length >= 6"),
    ("belt", 'reward = ["research 1"]', 'reward = ["demolish 1"]', "'a2', field reward: .*cannot be a reward here"),
    ("belt", 'reward = ["research 1"]', 'reward = ["research"]', "'a2', field reward: .*the words are"),
    (
        "belt",
        "linked = [1, 2]",
        "linked = [1, 4]",
        "asteroid 'a1', field linked: it names two of its 3 spaces",
    ),
    ("belt", "linked = [1, 2]", "linked = [1]", "asteroid 'a1', field linked: it names two of its 3 spaces"),
    ("belt", "spaces = 3", "spaces = 9", "asteroid 'a1', field spaces.*<= 4"),
    ("belt", "spaces = 3", "spaces = 2", "asteroid 'a1', field at: it has 2 spaces, each at a point inside"),
    ("belt", 'beside = ["t11", "t16"]', 'beside = ["t11", "a14"]', "field beside: there is no shuttle space 'a14'"),
    ("belt", '["t3", "a1"]', '["t3", "a99"]', "link t3 - a99: there is no 'a99'"),
    ("belt", '["t3", "a1"]', '["a2", "a1"]', "link a2 - a1: it goes from a shuttle space or a station to an asteroid"),
    ("belt", '["t3", "a1"]', '["t3", "t6"]', "link t3 - t6: it goes from a shuttle space or a station to an asteroid"),
    ("belt", '["t3", "a1"]', '["t3", "a2"]', "link t3 - a2 is there twice"),
    (
        "belt",
        '["t19", "a14"]',
        '["t19", "a4"]',
        "link t19 - a4, field line: it goes from the shuttle",
    ),
    ("belt", "at = [[500, 205]]", "at = [[500, 308]]", "shuttle space 't3', field at: it lies inside 'a7'"),
    ("belt", "at = [[500, 205]]", "at = [[500, 190]]", "link t3 - a1, field line: it goes from the shuttle space"),
    ("belt", "[[455, 398], ", "[[255, 398], ", "cross, so the map is not flat"),
    ("belt", CARD_OUTLINE, "", "outlines, positions and lines are for all entries, or for none"),
    ("belt", CARD_OUTLINE, "outline = [[455, 398], [545, 398]]", "'threat', field outline: it has at least 3 corners"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), DAMAGES, ids=[f"{d[0]}: {d[3]}" for d in DAMAGES])
def test_a_fault_is_told_in_one_sentence_with_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    with pytest.raises(BadInput, match=told) as caught:
        GAME.box(folder(tmp_path, file, old, new))

    sentence = str(caught.value)
    assert sentence.startswith(f"{tmp_path / file}.toml: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def edit(place: Path, **changes: str) -> str:
    """The tests' content with all lines changed that match a pattern, of the file with the map."""
    folder(place)
    path = place / "moon.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        text = re.sub(PATTERNS[old], new, text)
    path.write_text(text, encoding="utf-8")
    return str(place)


PATTERNS = {
    "outlines": r"\noutline = .*",
    "borders_of_22": r'\n\[\[border\]\]\nbetween = \["s18", "s22"\]\nlines = 2\n',
    "around_22": r'\naround = "s18"',
    "borders_of_tawac": r'\n\[\[border\]\]\nbetween = \["tawac", "s\d"\]\nlines = \d\n',
}


def test_a_sector_that_no_company_can_reach_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"moon\.toml: skymine cannot reach sector 's22'"):
        GAME.box(edit(tmp_path, outlines="", around_22="", borders_of_22=""))


def test_a_company_without_borders_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"moon\.toml: tawac cannot reach sector 's1'"):
        GAME.box(edit(tmp_path, outlines="", borders_of_tawac=""))


def test_outlines_are_for_all_or_for_none(tmp_path: Path) -> None:
    place = folder(tmp_path)
    path = tmp_path / "moon.toml"
    path.write_text(re.sub(PATTERNS["outlines"], "", path.read_text(encoding="utf-8"), count=1), encoding="utf-8")

    with pytest.raises(BadInput, match=r"moon\.toml: outlines are for all stations and sectors, or for none"):
        GAME.box(place)


def test_an_outline_with_two_corners_is_told(tmp_path: Path) -> None:
    place = folder(tmp_path)
    path = tmp_path / "moon.toml"
    text = re.sub(PATTERNS["outlines"], "\noutline = [[1, 2], [3, 4]]", path.read_text(encoding="utf-8"), count=1)
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BadInput, match=r"moon\.toml: 'skymine', field outline: it has at least 3 corners"):
        GAME.box(place)


def test_an_enclave_around_which_a_station_lies_is_told(tmp_path: Path) -> None:
    place = folder(tmp_path, "moon", S13, S13.replace("s12", "skymine"))
    path = tmp_path / "moon.toml"
    text = path.read_text(encoding="utf-8").replace('between = ["s12", "s13"]', 'between = ["skymine", "s13"]')
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BadInput, match="sector 's13', field around: the only border of an enclave is with the sector"):
        GAME.box(place)


BELT_DRAWING = r"\n(outline|at|line) = .*"


def edit_belt(place: Path, *patterns: str) -> str:
    """The tests' content without all that matches these patterns, of the file with the Belt."""
    folder(place)
    path = place / "belt.toml"
    text = path.read_text(encoding="utf-8")
    for pattern in patterns:
        text = re.sub(pattern, "", text)
    path.write_text(text, encoding="utf-8")
    return str(place)


def test_a_belt_without_a_drawing_is_a_box(tmp_path: Path) -> None:
    box = GAME.box(edit_belt(tmp_path, BELT_DRAWING))

    assert GAME.new(3, 1, {"board": "belt"}, box).content() is box


def test_an_asteroid_that_a_company_cannot_reach_is_told(tmp_path: Path) -> None:
    links = r'\n\[\[link\]\]\nbetween = \["t(13|19)", "a14"\]\n(marked = true\n)?'

    with pytest.raises(BadInput, match=r"belt\.toml: skymine cannot reach 'a14'"):
        GAME.box(edit_belt(tmp_path, BELT_DRAWING, links))


def test_a_station_without_printed_shuttles_is_told(tmp_path: Path) -> None:
    links = r'\n\[\[link\]\]\nbetween = \["tawac", "a\d+"\]\n'

    with pytest.raises(BadInput, match=r"belt\.toml: tawac cannot reach 'a1'"):
        GAME.box(edit_belt(tmp_path, BELT_DRAWING, links))

"""1. Rounds."""

from orrery.engine.agenda import Step
from orrery.games.proving.state import Proving
from orrery.games.proving.steps.automaton import AutomatonDraft, Orders
from orrery.games.proving.steps.building import Reveal
from orrery.games.proving.steps.dice import Income, Rerolls, Rolls
from orrery.games.proving.steps.draft import Draft
from orrery.games.proving.steps.plans import Planning
from orrery.games.proving.steps.raids import Raid
from orrery.games.proving.steps.selling import Sell
from orrery.games.proving.terms import ORDERS


class Round(Step):
    """1. A round has dice, draft, sales if agreed, plans, raids and building; as many rounds are played as agreed."""

    def run(self, g: Proving) -> None:
        if g.round == g.options["rounds"]:
            return
        g.round += 1
        opening: list[Step] = []
        draft: list[Step] = [Draft(seat) for seat in g.people()]
        if g.automaton >= 0:
            opening.append(Orders(g.automaton))
            draft += [AutomatonDraft(g.automaton) for _order in range(ORDERS)]
        if g.options.get("market", False):  # tables of before have no such option
            draft += [Sell(seat) for seat in g.people()]
        raids: list[Step] = [Raid(seat) for seat in g.people()]
        building: list[Step] = [Reveal(seat) for seat in g.people()]
        g.then_all([*opening, Rolls(), Rerolls(), Income(), *draft, Planning(), *raids, *building, Round()])

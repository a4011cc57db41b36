"""Words of the content files for the bonuses of tracks: RB p21 to p23."""

from typing import Final

from orrery.engine.moves import Verb
from orrery.games.skymines.terms import (
    ANY_MIX,
    CHEAPER,
    COLLECTORS,
    EITHER,
    ENRICH,
    FEW,
    MARKERS,
    MORE_ENERGY,
    PURCHASE,
    REPLAY,
    REPLAY_AND_RECOVER,
    RESOURCE,
    SELL,
    SELL_TYPE,
    SPREAD,
)

BONUSES: Final = [
    Verb(CHEAPER, "cheaper", RESOURCE, FEW),
    Verb(ANY_MIX, "any-mix", FEW),
    Verb(MORE_ENERGY, "energy", FEW),
    Verb(MARKERS, "markers", FEW),
    Verb(ENRICH, "enrich", RESOURCE, FEW),
    Verb(COLLECTORS, "collectors", FEW),
    Verb(EITHER, "reward"),
    Verb(SELL, "sell", FEW),
    Verb(SELL_TYPE, "sell-resource", RESOURCE, FEW),
    Verb(SPREAD, "spread", FEW, FEW, FEW),
    Verb(PURCHASE, "purchase", FEW, FEW),
    Verb(REPLAY, "replay"),
    Verb(REPLAY_AND_RECOVER, "replay-and-recover"),
]

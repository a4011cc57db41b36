"""Environments for learners: PettingZoo, Gymnasium, and a vector of tables. See docs/envs.md.

An import of this package registers every game, as `orrery/kosmiczna_misja_v1` (PettingZoo) and
`orrery/KosmicznaMisja-v1` (Gymnasium).
"""

from orrery.games import GAMES, HIDDEN

try:
    import gymnasium
    import pettingzoo

    from orrery.envs.aec import GameEnv, module_name
    from orrery.envs.vector import Env, VectorEnv
except ImportError as error:
    needed = 'pip install "orrery[envs]"; in a checkout: ./dev extras'
    raise ImportError(f"Environments need numpy, gymnasium and pettingzoo ({error}). To get them: {needed}") from error

__all__ = ["Env", "GameEnv", "VectorEnv"]

for name in GAMES.keys() - HIDDEN:
    module = module_name(name)
    pettingzoo.register("aec", f"orrery/{module}", f"orrery.envs.{module}:env")
    gymnasium.register(
        f"orrery/{name.title().replace('-', '')}-v1",
        "orrery.envs.vector:Env",
        vector_entry_point="orrery.envs.vector:VectorEnv",
        kwargs={"game": name},
    )

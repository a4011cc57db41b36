"""PettingZoo's environment of this game: `astrominers_v1.env(seats=2)`."""

from orrery.envs.aec import makers

env, raw_env = makers("astrominers")

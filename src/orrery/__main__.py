"""`python -m orrery` is the command `orrery`."""

from orrery.cli.main import main

raise SystemExit(main())

"""How Sphinx builds the site. docs/decisions/docs-site.md says why it is Sphinx."""

import logging

project = "Orrery"
author = "the developers of Orrery"
copyright = author  # noqa: A001

# The sources are the files where they are, so that links between them work in a clone as on the site.
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**.md", "bench/*.md", "src/orrery/games/*/README.md"]
exclude_patterns = [".*", "build", "dist", "mutants", "site", "web", "**/node_modules", "**/__pycache__"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
highlight_language = "none"  # for blocks that name no language: most are commands
default_role = "py:obj"  # docstrings have names between single backticks
autodoc_member_order = "bysource"
autodoc_default_options = {"undoc-members": True}  # many names say it all

html_theme = "furo"
html_title = "Orrery"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
templates_path = ["templates"]
html_additional_pages = {"index": "front.html"}

# A place in the navigation may wait for its page. suppress_warnings cannot name this warning, since it has no type.
patience = logging.getLogger("sphinx.sphinx.directives.other")
patience.addFilter(lambda record: getattr(record, "subtype", "") != "empty_glob")

"""Checks a site that was built: every link leads somewhere, and no page loads anything from elsewhere.

check.py SITE
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADING = {"audio", "embed", "iframe", "img", "link", "script", "source", "video"}
LOADED_BY_STYLE = r"(?:url\(|@import)\s*[\"']?(?:https?:)?//[^\s)]*"


class Page(HTMLParser):
    """What one page links to, what it loads, and the places in it that a link may name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.places.add(value)
            elif value and name in ("href", "src"):
                (self.loads if tag in LOADING else self.links).add(value)


def faults(site: Path) -> list[str]:
    """A line for each mistake."""
    pages = {path: Page(path) for path in site.rglob("*.html")}
    found = [
        f"{path.relative_to(site)}: {link} {fault}"
        for path, page in pages.items()
        for link in sorted(page.links | page.loads)
        if (fault := link_fault(pages, path, link, is_loaded=link in page.loads))
    ]
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        found += [f"{style.relative_to(site)}: {load} is elsewhere" for load in re.findall(LOADED_BY_STYLE, text)]
    return found if pages else [f"{site} has no pages"]


def link_fault(pages: dict[Path, Page], path: Path, link: str, *, is_loaded: bool) -> str:
    """What is wrong with a link; empty if nothing."""
    parts = urlsplit(link)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        return "is elsewhere" if is_loaded else ""
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.exists():
        return "is not there"
    place = unquote(parts.fragment)
    is_place = not place or target not in pages or place in pages[target].places
    return "" if is_place else "is no place of that page"


if __name__ == "__main__":
    told = faults(Path(sys.argv[1]).resolve())
    sys.exit("\n".join(told) or 0)

"""Pictures of pages: tests/web/shots.py --page /gallery/volldampf-5-bid --theme dark --out x.png.

Without --server it starts Vite on a free port, which shows the gallery.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from chromium import CHROMIUM, FLAGS
from load.server import free_port

WEB: Final = Path(__file__).parents[2] / "web"
HEIGHTS: Final = {390: 844, 1280: 720}


@contextmanager
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


def tell(line: str) -> None:
    """Say something to whoever runs this."""
    sys.stdout.write(f"{line}\n")


@contextmanager
def vite() -> Iterator[str]:
    """The client as it is written now, with its gallery; the address to look at."""
    port = free_port()
    vite = WEB / "node_modules" / ".bin" / "vite"
    command = [str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    process = subprocess.Popen(
        command, cwd=WEB, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(address, timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


def shoot(
    chromium: Browser, address: str, out: Path, theme: str, width: int, height: int, language: str
) -> None:
    """One picture, once the page has been quiet for a moment."""
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        has_touch=width < 720,
        device_scale_factor=2 if width < 720 else 1,
    )
    page = context.new_page()
    page.on("pageerror", lambda error: tell(f"error: {error}"))
    page.on(
        "console",
        lambda line: tell(f"console: {line.text}") if line.type in ("error", "warning") else None,
    )
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    quality = 85 if out.suffix == ".jpg" else None
    page.screenshot(path=out, quality=quality)
    missing = page.evaluate("document.documentElement.dataset.missing ?? ''")
    wide = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    tall = page.evaluate("document.documentElement.scrollHeight")
    tell(f"{out}: page height {tall}{', SCROLLS SIDEWAYS' if wide else ''}")
    if missing:
        tell(f"missing messages: {missing}")
    context.close()


def main() -> None:
    """Take the pictures asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--page", nargs="+", required=True, help="paths of pages")
    parser.add_argument("--theme", nargs="+", default=["light"], choices=["light", "dark"])
    parser.add_argument("--width", nargs="+", type=int, default=[1440])
    parser.add_argument("--height", type=int, help="900, at 390 wide 844, at 1280 wide 720")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--server", help="the address of a running Vite or server")
    parser.add_argument("--out", type=Path, required=True, help="a .png, or a folder for several")
    args = parser.parse_args()
    with browser() as chromium, vite() if not args.server else _given(args.server) as address:
        for page in args.page:
            for theme in args.theme:
                for width in args.width:
                    out = args.out
                    if out.suffix not in (".png", ".jpg"):
                        os.makedirs(out, exist_ok=True)
                        name = page.strip("/").replace("/", "-") or "home"
                        out = out / f"{name}-{theme}-{width}.png"
                    height = args.height or HEIGHTS.get(width, 900)
                    shoot(chromium, address + page, out, theme, width, height, args.lang)


@contextmanager
def _given(address: str) -> Iterator[str]:
    yield address.rstrip("/")


if __name__ == "__main__":
    main()

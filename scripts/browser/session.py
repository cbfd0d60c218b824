"""Chromium without a head, and pages of it that note whatever goes wrong."""

import contextlib
import pathlib

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"


class Watched:
    """A page, with its errors and the requests that it made."""

    def __init__(self, page):
        self.page, self.errors, self.requests = page, [], []
        page.on("console", lambda message: self.note(message.type, message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def note(self, kind, text):
        if kind in ("error", "warning"):
            self.errors.append(f"{kind}: {text}")


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        # A container has no user namespaces to build the sandbox from; the pages are local files.
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"])
        try:
            yield browser
        finally:
            browser.close()


@contextlib.contextmanager
def opened(browser, path, *, scheme="light", javascript=True, width=1440, height=1000, **options):
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, java_script_enabled=javascript,
        reduced_motion="reduce", **options)
    try:
        watched = Watched(context.new_page())
        watched.page.goto(pathlib.Path(path).resolve().as_uri())
        yield watched
    finally:
        context.close()

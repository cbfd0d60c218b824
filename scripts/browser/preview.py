"""Looks at screens and differences in Chromium: `twc preview` and `twc diff --html`."""

import json
import subprocess

import accessibility
from expected import Expectation, is_plain_color
from session import opened

SCREENS = ["sign-in", "settings", "product-list"]
ALL = SCREENS + ["sign-up", "tabs", "timetable", "welcome"]
NAMES = ["padding", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "backgroundColor",
         "backgroundImage", "backdropFilter", "color", "fontSize", "fontWeight", "lineHeight", "boxShadow", "opacity",
         "scale", "translate"]
COLLECT = """
(names) => Object.fromEntries(Array.from(document.querySelectorAll('[data-id],[data-part]')).map(e => {
  const style = getComputedStyle(e);
  return [(e.dataset.id ?? 'part ' + e.dataset.part), Object.fromEntries(names.map(name => [name, style[name]]))];
}))
"""
PLACES = """
() => Array.from(document.querySelectorAll('#screen [data-id]')).map(e => {
  const r = e.getBoundingClientRect();
  return [e.dataset.id, ...[r.x, r.y, r.width, r.height].map(n => Math.round(n * 10) / 10)];
})
"""
AGREE = """
([rows, environment]) => {
  const dict = (object) => {
    const made = new TWC.Dict();
    for (const [key, value] of Object.entries(object)) made.set(key, value);
    return made;
  };
  const people = [dict({ name: 'Ann', age: 31n }), dict({ name: 'Bob', age: 25.5 }), dict({ name: 'Cid' })];
  const given = {
    state: dict({ n: 5n, when: new TWC.Moment(100.25), code: '1 + 1', people }),
    context: dict({ item: 'outer', index: 9n }), system: dict({ currency: 'EUR', locale: 'en_US' }),
    now: new TWC.Moment(1772120730.5), utcOffset: 3600, firstWeekday: 1,
    localizations: dict({ hi: 'Hallo %@ %@' }), seed: 7,
  };
  const show = (value) => value === null ? ['n'] : typeof value === 'boolean' ? ['b', value]
    : typeof value === 'bigint' ? ['i', String(value)] : typeof value === 'number' ? ['d', value]
    : typeof value === 'string' ? ['s', value] : Array.isArray(value) ? ['a', ...value.map(show)]
    : value instanceof TWC.Dict ? ['h', ...value.entries().map(([key, one]) => [key, show(one)])] : ['date', value.seconds];
  const found = [];
  for (const [text, tree, wanted] of rows) {
    let value;
    try {
      value = show(new TWC.Evaluation(given).value(tree));
    } catch (error) {
      if (!(error instanceof TWC.Spent)) throw error;
      value = ['error', error.message];
    }
    if (JSON.stringify(value) !== JSON.stringify(wanted))
      found.push(`${text} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`);
  }
  return found;
}
"""


class Model(Expectation):
    """What a style of a compiled screen says by itself: what it leaves open comes from around it."""

    def __init__(self, style, **options):
        style = {domain: value for domain, value in style.items() if isinstance(value, dict)}
        super().__init__(literal(style), **options)
        layout, common = style.get("layout", {}), style.get("common", {})
        shown = {"backgroundColor", "backgroundImage", "backdropFilter"} if "background" in literal(common) else set()
        if "foreground" in literal(common):
            shown.add("color")
        if "font" in literal(common):
            shown |= {"fontSize"}
        if isinstance(literal(common).get("font"), dict) and "weight" in common["font"]:
            shown.add("fontWeight")
        if "padding" in literal(layout):
            shown |= {"paddingTop", "paddingBottom", "paddingLeft", "paddingRight"}
        if "cornerRadius" in literal(common):
            shown |= {name for name in self.values if name.endswith("Radius")}
        if "opacity" in literal(common):
            shown.add("opacity")
        if "background" in literal(common):
            shown.add("boxShadow")
        shown |= {"width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "translate", "scale"}
        self.values = {name: value for name, value in self.values.items() if name in shown}


def literal(value):
    """A value without the parts that are decided when the screen runs, and without components."""
    if not isinstance(value, dict):
        return value
    kept = {}
    for key, one in value.items():
        if key in ("overlay", "custom") or isinstance(one, dict) and "type" in one and "id" in one:
            continue
        if "${" in json.dumps(one) or "@{" in json.dumps(one) or "#{" in json.dumps(one):
            if isinstance(one, dict) and key in ("common", "layout", "text", "shadow", "accessibility"):
                kept[key] = literal(one)
            continue
        kept[key] = literal(one) if key in ("common", "layout", "text", "shadow") else one
    return kept


def components(value):
    """Every component of a document with its style."""
    if isinstance(value, dict):
        if isinstance(value.get("type"), str) and isinstance(value.get("id"), str):
            yield value
        for key, one in value.items():
            if key != "state":
                yield from components(one)
    elif isinstance(value, list):
        for one in value:
            yield from components(one)


class Preview:
    def __init__(self, run, browser, folder, root):
        self.run, self.browser, self.folder, self.root = run, browser, folder, root
        self.fixtures = root / "Tests" / "Fixtures" / "Preview"

    def twc(self, *arguments, code=0):
        result = subprocess.run([self.run.twc, *arguments], cwd=self.root, capture_output=True, text=True)
        self.run.check(result.returncode == code, f"twc {' '.join(arguments)} ended with {result.returncode}: {result.stderr[:300]}")
        return result.stdout

    def page(self, name, *arguments):
        path = self.folder / f"{name}.html"
        source = name if name.endswith(".json") else f"Examples/{name}.json"
        self.twc("preview", source, "-o", str(path), *arguments)
        return path

    def opened(self, path, **options):
        return opened(self.browser, path, width=1280, height=1000, device_scale_factor=2, **options)

    # Steps

    def expressions(self):
        """The evaluator of the page gives what Swift gives."""
        rows = json.loads((self.fixtures / "expressions.json").read_text())
        with self.opened(self.page("welcome")) as watched:
            self.run.none(watched.page.evaluate(AGREE, [rows, None]), "expressions")
            self.run.count += len(rows)
            wrong = [["1 + 1", ["o", "+", ["i", "1"], ["i", "1"]], ["i", "3"]]]
            self.run.check(watched.page.evaluate(AGREE, [wrong, None]), "a wrong value would be found")

    def computed(self):
        """Every component looks as its compiled style says, in both appearances and directions."""
        for name in SCREENS:
            document = json.loads(self.twc("compile", f"Examples/{name}.json"))
            for flags in ([], ["--scheme", "dark"], ["--direction", "rtl"]):
                # A context that settles conditions would compile other styles: the controls choose.
                with self.opened(self.page(name)) as watched:
                    if "dark" in flags:
                        watched.page.locator("#scheme-dark").check()
                    if "rtl" in flags:
                        watched.page.locator("#direction-rtl").check()
                    self.compare(watched, document, name, dark="dark" in flags, rtl="rtl" in flags)
                    self.run.quiet(watched, name)

    def compare(self, watched, document, name, *, dark, rtl):
        names = [one for one in NAMES if one != "padding"]
        names += [f"padding{side}" for side in ("Top", "Bottom", "Left", "Right")]
        names += [f"border{y}{x}Radius" for y in ("Top", "Bottom") for x in ("Left", "Right")]
        shown = watched.page.evaluate(COLLECT, names)
        found, count = [], 0
        for component in components(document):
            style = component.get("style") or {}
            custom = style.get("button", {}).get("custom") if isinstance(style.get("button"), dict) else None
            parts = [(component["id"], style)] + ([(f"part {component['id']}", custom)] if custom else [])
            for key, own in parts:
                if key not in shown or component["type"] in ("circle", "capsule", "rectangle", "star"):
                    continue
                wanted = Model(own, dark=dark, rtl=rtl)
                count += len(wanted.values)
                found += [f"{key}: {difference}" for difference in wanted.differences(shown[key])]
        self.run.count += count
        self.run.check(count > 60, f"{name} has {count} values to compare")
        self.run.none(found, f"{name}, {'dark' if dark else 'light'}{', rtl' if rtl else ''}")

    def without_scripts(self):
        """What Swift writes and what the page makes of it stand at the same places."""
        for name in ALL:
            path = self.page(name)
            with self.opened(path, javascript=False) as watched:
                first = watched.page.evaluate(PLACES)
                self.run.check(watched.page.locator(".state:visible").count() == 0, f"{name} offers no dead controls")
            with self.opened(path) as watched:
                then = watched.page.evaluate(PLACES)
                self.run.quiet(watched, name)
            self.run.check(len(first) > 0, f"{name} has components")
            self.run.none([f"{one} became {other}" for one, other in zip(first, then) if one != other], f"{name}, live")
            self.run.check(len(first) == len(then), f"{name} has {len(first)} components, live {len(then)}")

    def sign_in(self):
        with self.opened(self.page("sign-in")) as watched:
            page, run = watched.page, self.run
            style = lambda id, name: page.evaluate(
                "([id, name]) => getComputedStyle(document.querySelector(`[data-id=${id}]`))[name]", [id, name])
            seen = lambda id: page.locator(f"[data-id={id}]").count()
            run.check(style("submit_button", "opacity") == "0.45", "the button is dim without an address")
            run.check(page.locator("[data-id=submit_button] button").is_disabled(), "and disabled")
            page.locator("[data-key=email]").fill("a@b.c")
            page.locator("[data-id=password_input] input, [data-id=password] input").first.fill("secret")
            run.check(style("submit_button", "opacity") == "1", "it is clear with both")
            run.check(page.locator("[data-key=password]").input_value() == "secret", "a field of the screen is state")
            run.check(seen("error_box") == 0, "no error at first")
            page.locator("[data-key=error]").fill("No such account")
            run.check(seen("error_box") == 1, "a text makes the error appear")
            run.check("No such account" in page.locator("[data-id=error_message]").inner_text(), "and says it")
            page.locator("[data-id=submit_button] button").click()
            run.check(page.locator("[data-key=busy]").is_checked(), "a tap sets the state")
            run.check(page.locator("[data-key=error]").input_value() == "", "and clears the error")
            run.check(seen("error_box") == 0, "which goes")
            page.locator("#reset").click()
            run.check(page.locator("[data-key=email]").input_value() == "", "the state begins again")
            page.locator("[data-id=remember_toggle] input").click()
            run.check(not page.locator("[data-key=remember]").is_checked(), "a switch of the screen is state")
            run.check(seen("reset_root") == 0, "no sheet at first")
            page.locator("[data-key=showReset]").check()
            run.check(seen("reset_root") == 1 and page.locator(".sheet").is_visible(), "the sheet comes")
            page.keyboard.press("Escape")
            page.locator("[data-id=reset_close] button").click()
            run.check(seen("reset_root") == 0, "its button closes it")
            light = page.evaluate("getComputedStyle(document.querySelector('[data-id=sign_in_scroll]')).backgroundColor")
            page.locator("#scheme-dark").check()
            dark = page.evaluate("getComputedStyle(document.querySelector('[data-id=sign_in_scroll]')).backgroundColor")
            run.check(light != dark and dark == "rgb(11, 11, 14)", f"the appearance changes {light} to {dark}")
            page.locator("#direction-rtl").check()
            run.check(page.locator("#screen").get_attribute("dir") == "rtl", "the direction changes")
            size = lambda: page.evaluate("getComputedStyle(document.querySelector('[data-id=remember_toggle]')).fontSize")
            before = size()
            page.locator("select[name=text-size]").select_option("accessibility1")
            run.check(float(size()[:-2]) > float(before[:-2]), f"the text grows from {before} to {size()}")
            page.locator("input[name=width]").fill("320")
            run.check(page.evaluate("document.getElementById('screen').offsetWidth") == 320, "the width is as asked")
            run.quiet(watched, "sign-in")

    def settings(self):
        with self.opened(self.page("settings")) as watched:
            page, run = watched.page, self.run
            options = page.locator(".segments .option")
            run.check(options.count() == 3, "a segmented picker has its options")
            options.nth(2).click()
            run.check(options.nth(2).get_attribute("aria-pressed") == "true", "the third is chosen")
            slider = page.locator(".slider")
            slider.fill("0.9")
            run.check(slider.input_value() == "0.9", "a slider slides")
            keys = page.evaluate("Array.from(document.querySelectorAll('[data-kind=truth]')).map(e => e.dataset.key)")
            for key in keys:
                control = page.locator(f"[data-key={key}]")
                control.click()
                run.quiet(watched, f"settings, {key}")
                control.click()
            run.quiet(watched, "settings")

    def products(self):
        with self.opened(self.page("product-list")) as watched:
            page, run = watched.page, self.run
            fields = page.locator("textarea[data-kind=json]")
            run.check(fields.count() > 0, "lists are JSON")
            place = page.evaluate(
                "Array.from(document.querySelectorAll('textarea[data-kind=json]')).findIndex(e => e.value.includes('kettle'))")
            before = page.locator("text=Enamel pour-over kettle").count()
            field = fields.nth(place)
            field.fill(field.input_value().replace("Enamel pour-over kettle", "A <b>new</b> kettle"))
            run.check(before > 0 and page.get_by_text("A <b>new</b> kettle").count() > 0, "new data is shown as text")
            field.fill("[{")
            run.check(field.get_attribute("aria-invalid") == "true", "what is no JSON is marked")
            run.check(page.get_by_text("A <b>new</b> kettle").count() > 0, "and changes nothing")
            run.quiet(watched, "product-list")

    def accessible(self):
        with self.opened(self.page("sign-in")) as watched:
            count, found = accessibility.nameless(watched.page)
            self.run.check(count > 100, f"the preview has {count} nodes")
            self.run.none(found, "preview, without a name")

    def hostile(self):
        source = str(self.fixtures / "hostile-screen.json")
        path = self.folder / "hostile-screen.html"
        self.twc("preview", source, "--keep-going", "-o", str(path))
        document = json.loads((self.fixtures / "hostile-screen.json").read_text())
        changed = self.folder / "hostile-changed.json"
        document["children"][0]["children"][1]["context"]["_text"] = "</td></table><script>window.pwned='diff'</script>"
        changed.write_text(json.dumps(document))
        difference = self.folder / "hostile-diff.html"
        self.twc("diff", source, str(changed), "--keep-going", "--html", str(difference))
        for page_path, scripts in ((path, 2), (difference, 0)):
            with self.opened(page_path) as watched:
                page, run, name = watched.page, self.run, page_path.name
                page.evaluate("for (const e of document.querySelectorAll('details')) e.open = true")
                if scripts:
                    for key in page.locator("input[data-kind=text]").all():
                        key.fill("<img src=x onerror=\"window.pwned='typed'\">")
                    page.locator("#reset").click()
                    page.locator("[data-id=press] button").click()
                    run.check("</textarea>" in page.locator("[data-id=field] input").input_value(), "a tap sets a text")
                    text = page.locator("[data-id=worded]").inner_text()
                    run.check(text == "toStringtruex", f"keys of objects are keys of state: {text}")
                    run.check(page.evaluate("({}).polluted === undefined && ({}).isAdmin === undefined"), "no prototype changes")
                page.mouse.move(200, 200)
                run.check(page.evaluate("window.pwned") is None, f"{name}: script {page.evaluate('window.pwned')} ran")
                run.check(page.locator("script").count() == scripts, f"{name} has {page.locator('script').count()} scripts")
                for tag in ("img", "iframe", "u", "b", "i", "object", "link", "base", "embed"):
                    run.check(page.locator(tag).count() == 0, f"{name}: an author's {tag} became an element")
                attributes = page.evaluate(
                    """() => Array.from(document.querySelectorAll('*')).flatMap(e => Array.from(e.attributes)
                         .filter(a => a.name.startsWith('on') || ['href', 'src', 'srcdoc', 'action', 'autofocus'].includes(a.name))
                         .map(a => a.name + '=' + a.value))""")
                run.none(attributes, f"{name}, attributes of an author")
                urls = page.evaluate(
                    "Array.from(document.querySelectorAll('[style]')).map(e => e.getAttribute('style')).filter(s => s.includes('url('))")
                run.none(urls, f"{name}, addresses in styles")
                turning = [one for one in page.inner_text("body") if 0x202A <= ord(one) <= 0x202E]
                run.none(turning, f"{name}, characters that turn the direction")
                run.quiet(watched, name)

    def differences(self):
        old = self.root / "Examples" / "sign-in.json"
        changed = self.folder / "changed.json"
        changed.write_text(old.read_text().replace('"gap-6 items-center w-full max-w-[480] px-6 py-8"',
                                                   '"gap-6 items-center w-full max-w-[480] px-8 py-8"'))
        path = self.folder / "diff.html"
        self.twc("diff", str(old), str(changed), "--html", str(path))
        with self.opened(path) as watched:
            page, run = watched.page, self.run
            padding = page.evaluate(
                "Array.from(document.querySelectorAll('[data-id=sign_in_page]')).map(e => getComputedStyle(e).paddingLeft)")
            run.check(padding == ["24px", "32px"], f"before and after have {padding}")
            run.check(page.locator(".changed").count() == 2, "what differs is marked")
            page.locator("#scheme-dark").check()
            run.quiet(watched, "diff of screens")
        for name, operands in (("catalogs", ["built-in", "themekit"]), ("themes", ["swiftcn", "tailwind"])):
            path = self.folder / f"{name}.html"
            self.twc("diff", *operands, "--html", str(path))
            with self.opened(path) as watched:
                self.run.check(watched.page.locator(".difference").count() > 2, f"{name} differ")
                self.run.quiet(watched, f"diff of {name}")

    def picture(self):
        """`--png` writes a whole picture of the size that is asked for."""
        path = self.folder / "welcome.png"
        self.twc("preview", "Examples/welcome.json", "--png", str(path), "--size", "320x480")
        bytes_ = path.read_bytes()
        size = tuple(int.from_bytes(bytes_[at:at + 4], "big") for at in (16, 20))
        self.run.check(size == (640, 960), f"the picture has {size} pixels")

    def steps(self):
        return [
            ("expressions of screens", self.expressions), ("computed styles of screens", self.computed),
            ("screens without scripts", self.without_scripts), ("state of sign-in", self.sign_in),
            ("state of settings", self.settings), ("state of product-list", self.products),
            ("accessibility of screens", self.accessible), ("hostile screen", self.hostile),
            ("differences", self.differences), ("picture", self.picture),
        ]

    def screenshots(self, target):
        """Pictures of the example screens, and of the page around one."""
        strings = ["--strings", "Examples/Strings/en.json"]
        for name in SCREENS:
            for scheme in ("light", "dark"):
                path = self.page(name, *strings)
                with self.opened(path) as watched:
                    watched.page.locator(f"#scheme-{scheme}").check()
                    watched.page.locator("#screen").screenshot(path=target / f"preview-{name}-{scheme}.png")
        with self.opened(self.page("sign-in", *strings)) as watched:
            watched.page.screenshot(path=target / "preview-page.png")

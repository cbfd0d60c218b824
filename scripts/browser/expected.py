"""What a browser has to compute for a style, worked out from the canonical model alone.

Nothing here reads what twc writes as CSS: the facts about text styles and colours are written down a second time.
"""

import re

# Human Interface Guidelines, Typography: size and leading at Large, at AX1, and on a Mac; the weight on both.
TEXT_STYLES = {
    "largeTitle": ((34, 41), (44, 52), (26, 32), 400, 400),
    "title": ((28, 34), (38, 46), (22, 26), 400, 400),
    "title2": ((22, 28), (34, 41), (17, 22), 400, 400),
    "title3": ((20, 25), (31, 38), (15, 20), 400, 400),
    "headline": ((17, 22), (28, 34), (13, 16), 600, 700),
    "body": ((17, 22), (28, 34), (13, 16), 400, 400),
    "callout": ((16, 21), (26, 32), (12, 15), 400, 400),
    "subheadline": ((15, 20), (25, 31), (11, 14), 400, 400),
    "footnote": ((13, 18), (23, 29), (10, 13), 400, 400),
    "caption": ((12, 16), (22, 29), (10, 13), 400, 400),
    "caption2": ((11, 13), (20, 25), (10, 13), 400, 500),
}
WEIGHTS = {
    "ultraLight": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
    "black": 900,
}
# Human Interface Guidelines, Color, and UIKit's label and background colours: light and dark.
KEYWORDS = {
    "primary": ("#000000FF", "#FFFFFFFF"), "secondary": ("#3C3C4399", "#EBEBF599"),
    "clear": ("#00000000", "#00000000"), "white": ("#FFFFFFFF", "#FFFFFFFF"), "black": ("#000000FF", "#000000FF"),
    "accentColor": ("#007AFFFF", "#0A84FFFF"), "blue": ("#007AFFFF", "#0A84FFFF"), "red": ("#FF3B30FF", "#FF453AFF"),
    "error": ("#FF3B30FF", "#FF453AFF"), "green": ("#34C759FF", "#30D158FF"),
    "onSurfaceVariant": ("#3C3C4399", "#EBEBF599"), "outline": ("#3C3C434A", "#54545899"),
    "surface": ("#F2F2F7FF", "#1C1C1EFF"), "orange": ("#FF9500FF", "#FF9F0AFF"), "gray": ("#8E8E93FF", "#8E8E93FF"),
}


def rgba(color, is_dark):
    """A colour of the model as four numbers; the alpha from 0 to 1."""
    if isinstance(color, dict):
        opacity = color.get("opacity", 1)
        inner = color["color"] if "color" in color else color["dark" if is_dark else "light"]
        red, green, blue, alpha = rgba(inner, is_dark)
        return red, green, blue, alpha * opacity
    if not color.startswith("#"):
        return rgba(KEYWORDS[color][is_dark], is_dark)
    digits = color[1:] + ("FF" if len(color) == 7 else "")
    red, green, blue, alpha = (int(digits[place : place + 2], 16) for place in (0, 2, 4, 6))
    return red, green, blue, alpha / 255


def computed_color(text):
    """A colour as the browser computes it, as four numbers."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
    if text.startswith("color(srgb"):
        numbers = [number * 255 for number in numbers[:3]] + numbers[3:]
    return tuple(numbers[:3]) + ((numbers[3],) if len(numbers) > 3 else (1.0,))


def is_plain_color(value):
    if isinstance(value, dict):
        return bool({"light", "color"} & set(value)) and "gradient" not in value and "material" not in value
    return isinstance(value, str)


def edges(value):
    """Top, bottom, leading and trailing of a length that is folded into its shortest form."""
    if value is None:
        return 0, 0, 0, 0
    if isinstance(value, (int, float)):
        return value, value, value, value
    across, down = value.get("horizontal", 0), value.get("vertical", 0)
    return (
        value.get("top", down), value.get("bottom", down), value.get("leading", across),
        value.get("trailing", across),
    )


class Expectation:
    """The computed values of the box of one sample: a number, a colour or a text for each property."""

    def __init__(self, model, *, dark, rtl=False, mac=False, size=0):
        self.model, self.dark, self.rtl, self.mac, self.size = model, dark, rtl, mac, size
        self.values = {}
        self.frame()
        self.paint()
        self.type()
        self.effects()

    def part(self, domain, key=None):
        value = self.model.get(domain, {})
        return value if key is None else value.get(key)

    def sides(self, prefix, value):
        top, bottom, leading, trailing = edges(value)
        left, right = (trailing, leading) if self.rtl else (leading, trailing)
        for side, length in (("Top", top), ("Bottom", bottom), ("Left", left), ("Right", right)):
            self.values[prefix + side] = length

    def frame(self):
        layout = self.part("layout")
        self.sides("padding", layout.get("padding"))
        self.sides("margin", self.part("box", "margin"))
        for key in ("width", "height"):
            if isinstance(layout.get(key), (int, float)):
                self.values[key] = layout[key]
        for key in ("minWidth", "minHeight", "maxWidth", "maxHeight"):
            length = layout.get(key)
            if isinstance(length, (int, float)):
                self.values[key] = length

    def paint(self):
        common, border = self.part("common"), self.part("border")
        background = common.get("background")
        is_glass = common.get("glass") in ("regular", "clear")
        has_material = isinstance(background, dict) and "material" in background
        if is_glass or has_material:
            self.values["backdropFilter"] = "blur("
        elif background is None:
            self.values["backgroundColor"] = (0, 0, 0, 0)
        elif is_plain_color(background):
            self.values["backgroundColor"] = rgba(background, self.dark)
        else:
            self.values["backgroundImage"] = "gradient("
        radius = common.get("cornerRadius", 0)
        own = self.part("box", "corners") or {}
        for corner, top, left in (
            ("topLeading", True, True), ("topTrailing", True, False), ("bottomLeading", False, True),
            ("bottomTrailing", False, False),
        ):
            name = f"border{'Top' if top else 'Bottom'}{'Left' if left != self.rtl else 'Right'}Radius"
            self.values[name] = own.get(corner, radius)
        width = border.get("width", 0)
        style = "dashed" if "dash" in border else "solid"
        self.values["outlineStyle"] = style if "width" in border or "dash" in border else "none"
        if width:
            # Browsers draw borders in whole pixels of the screen (CSS Borders 4, "snap a length as a border width").
            pixels = max(1, int(width))
            self.values["outlineWidth"] = pixels
            self.values["outlineOffset"] = -pixels
            self.values["outlineColor"] = rgba(border["color"], self.dark)
        shadow = self.part("shadow")
        if shadow and not is_glass and (background is not None):
            self.values["boxShadow"] = " ".join(
                f"{shadow.get(key, 0):g}px" for key in ("x", "y", "radius"))

    def type(self):
        common, own = self.part("common"), self.part("type")
        foreground = common.get("foreground")
        if foreground is None:
            self.values["color"] = rgba("primary", self.dark)
        elif is_plain_color(foreground):
            self.values["color"] = rgba(foreground, self.dark)
        font = common.get("font")
        weight = font.get("weight") if isinstance(font, dict) else None
        kind = font.get("kind") if isinstance(font, dict) else font
        size = font.get("size") if isinstance(font, dict) else None
        if isinstance(kind, (int, float)):
            size = kind
        number = 400
        if size is not None:
            self.values["fontSize"] = size
            leading = int(size * 1.2 + 0.5)
        else:
            row = TEXT_STYLES[kind if kind in TEXT_STYLES else "body"]
            self.values["fontSize"], leading = row[2] if self.mac else row[self.size]
            number = row[4] if self.mac else row[3]
        if weight:
            number = WEIGHTS[weight]
        text = self.part("text")
        if text.get("bold"):
            number = 700
        self.values["fontWeight"] = number
        self.values["lineHeight"] = own.get("lineHeight", leading + text.get("lineSpacing", 0))

    def effects(self):
        self.values["opacity"] = self.part("common", "opacity") if "opacity" in self.part("common") else 1
        if "scale" in self.part("common"):
            self.values["scale"] = f"{self.part('common', 'scale'):g}"
        if "rotation" in self.part("effect"):
            self.values["rotate"] = f"{self.part('effect', 'rotation'):g}deg"
        offset = self.part("layout", "offset")
        if offset:
            self.values["translate"] = f"{offset.get('x', 0):g}px {offset.get('y', 0):g}px"

    def differences(self, computed):
        """What the browser computed otherwise, one line for each property."""
        for name, wanted in self.values.items():
            found = computed[name]
            if isinstance(wanted, tuple):
                actual = computed_color(found)
                is_same = abs(actual[3] - wanted[3]) < 0.006 and (
                    wanted[3] == 0 or all(abs(a - b) < 1.01 for a, b in zip(actual[:3], wanted[:3])))
            elif isinstance(wanted, str):
                is_same = wanted in found
            else:
                number = re.match(r"-?[\d.]+", found)
                is_same = number is not None and abs(float(number.group()) - wanted) < 0.02
            if not is_same:
                yield f"{name} is {found}, not {wanted}"

"""Checks of a page that accessibility tools make: names, roles, headings, landmarks, contrast, focus."""

# Contrast of the page's own texts with what is behind them (WCAG 2.2, 1.4.3); samples are not the page's own.
CONTRAST = r"""
() => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const cache = new Map();
  function components(color) {
    if (!cache.has(color)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
      cache.set(color, [r, g, b, a / 255]);
    }
    return cache.get(color);
  }
  const over = (front, back) => front.slice(0, 3).map((c, i) => c * front[3] + back[i] * (1 - front[3]));
  const linear = c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  function ground(element) {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const color = components(getComputedStyle(at).backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    let back = document.documentElement.matches(':root') && getComputedStyle(document.body).colorScheme === 'dark'
      ? [0, 0, 0] : [255, 255, 255];
    for (const layer of layers.reverse()) back = over(layer, back);
    return back;
  }
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || seen.has(element)) continue;
    if (element.closest('.stage, .sample, .ground, script, style, noscript, option') || !element.checkVisibility()) continue;
    seen.add(element);
    const style = getComputedStyle(element);
    const back = ground(element);
    const text = over(components(style.color), back);
    const [high, low] = [luminance(text), luminance(back)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) {
      found.push(`${ratio.toFixed(2)} to 1: ${walker.currentNode.data.trim().slice(0, 40)}`);
    }
  }
  return { count: seen.size, found };
}
"""

STRUCTURE = r"""
() => {
  const found = [];
  const count = selector => document.querySelectorAll(selector).length;
  if (!document.documentElement.lang) found.push('the page has no language');
  if (!document.title.trim()) found.push('the page has no title');
  for (const [selector, wanted] of [['h1', 1], ['main', 1], ['nav[aria-label]', 1], ['body > header', 1]]) {
    if (count(selector) !== wanted) found.push(`${count(selector)} of ${selector}, not ${wanted}`);
  }
  let level = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const own = Number(heading.tagName[1]);
    if (own > level + 1) found.push(`h${own} under h${level}: ${heading.textContent.slice(0, 40)}`);
    if (!heading.textContent.trim()) found.push(`an empty h${own}`);
    level = own;
  }
  const ids = new Set();
  for (const element of document.querySelectorAll('[id]')) {
    if (ids.has(element.id)) found.push(`two elements have the id ${element.id}`);
    ids.add(element.id);
  }
  for (const label of document.querySelectorAll('label[for]')) {
    if (!document.getElementById(label.htmlFor)) found.push(`a label is for ${label.htmlFor}, which is not there`);
  }
  for (const element of document.querySelectorAll('[aria-describedby], [aria-labelledby]')) {
    const id = element.getAttribute('aria-describedby') ?? element.getAttribute('aria-labelledby');
    if (!document.getElementById(id)) found.push(`${id} is named by aria and not there`);
  }
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    if (!document.getElementById(link.getAttribute('href').slice(1))) found.push(`${link.href} leads nowhere`);
  }
  for (const image of document.querySelectorAll('[role=img]')) {
    if (!(image.getAttribute('aria-label') ?? '').trim()) found.push('an image has no name');
  }
  for (const cell of document.querySelectorAll('th')) {
    if (!cell.scope) found.push('a th has no scope');
    if (!cell.textContent.trim()) found.push('a th is empty');
  }
  for (const list of document.querySelectorAll('ul, ol')) {
    for (const child of list.children) if (child.tagName !== 'LI') found.push('a list has a child that is no item');
  }
  for (const group of document.querySelectorAll('fieldset')) {
    if (!group.querySelector(':scope > legend')?.textContent.trim()) found.push('a fieldset has no legend');
  }
  if (count('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])')) found.push('a tabindex above zero');
  if (count('[autofocus]') || count('marquee, blink')) found.push('autofocus, marquee or blink');
  return found;
}
"""

# Roles that a name belongs to.
NAMED = {
    "button", "checkbox", "combobox", "img", "image", "link", "radio", "region", "searchbox", "textbox", "menuitem",
    "radiogroup", "navigation",
}


def nameless(page):
    """The parts of the accessibility tree that have no name although their role asks for one."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        role = node.get("role", {}).get("value", "")
        if node.get("ignored") or role not in NAMED:
            continue
        if not (node.get("name", {}).get("value") or "").strip():
            found.append(role)
    return len(nodes), found


def focus_order(page, count):
    """What the tabulator reaches from the top of the page, and what is wrong with it."""
    page.evaluate("() => { document.activeElement?.blur(); window.scrollTo(0, 0); }")
    found, order, last = [], [], -1
    for _ in range(count):
        page.keyboard.press("Tab")
        state = page.evaluate(
            """() => {
              const all = Array.from(document.querySelectorAll('*'));
              const at = document.activeElement;
              const rect = at.getBoundingClientRect();
              const ring = at.closest('.choices label') ?? at;
              return { place: all.indexOf(at), name: at.id || at.tagName.toLowerCase() + (at.className ? '.' + at.className : ''),
                isVisible: at.checkVisibility() && rect.width > 0 && rect.height > 0,
                isOnScreen: rect.bottom > 0 && rect.top < innerHeight,
                hasRing: getComputedStyle(ring).outlineStyle !== 'none' && parseFloat(getComputedStyle(ring).outlineWidth) > 0 };
            }""")
        order.append(state["name"])
        if state["place"] <= last:
            found.append(f"focus goes back to {state['name']}")
        last = state["place"]
        for key, message in (
            ("isVisible", "is not seen"), ("isOnScreen", "is off the screen"), ("hasRing", "shows no focus"),
        ):
            if not state[key]:
                found.append(f"{state['name']} has the focus and {message}")
    return order, found

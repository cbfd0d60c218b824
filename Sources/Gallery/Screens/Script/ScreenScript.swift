/// Instantiates the screen in the page and follows its state, as ``ScreenWriter`` does for the first one.
///
/// Texts of the document only ever become text nodes, values of attributes of a closed list, and values of CSS that were
/// read as numbers or colours.
enum ScreenScript {
  static let text = #"""
    (() => {
    'use strict';
    const SVG = 'http://www.w3.org/2000/svg';
    const LIST_LIMIT = 2000;
    const program = JSON.parse(document.getElementById('program').textContent);
    const root = document.getElementById('root');
    const layer = document.getElementById('modals');
    const visible = (text) => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, (one) =>
      '[U+' + one.charCodeAt(0).toString(16).toUpperCase() + ']').replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, ' ');
    const strings = new TWC.Dict();
    for (const key of Object.keys(program.strings)) strings.set(key, program.strings[key]);
    const localized = (text) => {
      if (!text.startsWith('l10n://')) return text;
      const code = text.slice(7);
      return strings.has(code) ? strings.get(code) : code;
    };
    const system = new TWC.Dict();
    const failures = new Set();

    // What a scope reads: a module's state and the context.
    function evaluate(tree, scope) {
      if (tree[0] === 's') return tree[1];
      const environment = { state: scope.state, context: scope.context, system, localizations: strings, seed: 0,
        now: new TWC.Moment(Date.now() / 1000), utcOffset: -60 * new Date().getTimezoneOffset() };
      try {
        return new TWC.Evaluation(environment).value(tree);
      } catch (fault) {
        if (!(fault instanceof TWC.Spent)) throw fault;
        failures.add(fault.message);
        return null;
      }
    }
    const nothing = { state: new TWC.Dict(), context: new TWC.Dict() };
    const first = program.modules.map((module) => {
      const state = new TWC.Dict();
      for (const [key, tree] of module.state) state.set(key, evaluate(tree, nothing));
      return state;
    });
    let states = first.map((state) => state.copy());

    // MARK: Values of CSS

    const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
    function rgba(text) {
      let digits = text.slice(1);
      if (digits.length < 6) digits = [...digits].map((one) => one + one).join('');
      return [0, 2, 4, 6].map((at) => at < digits.length ? parseInt(digits.slice(at, at + 2), 16) : 255);
    }
    function colors(value) {
      if (!TWC.isText(value)) return null;
      if (hex.test(value)) return [rgba(value), rgba(value)];
      const name = value.replace(/[A-Z]/g, (one) => one.toLowerCase());
      return Object.hasOwn(program.colors, name) ? program.colors[name].map(rgba) : null;
    }
    function hexText(color, factor) {
      const alpha = Math.min(255, Math.max(0, Math.trunc(color[3] * factor + 0.5)));
      return '#' + (alpha === 255 ? color.slice(0, 3) : [...color.slice(0, 3), alpha])
        .map((one) => one.toString(16).padStart(2, '0')).join('').toUpperCase();
    }
    const numberText = (value) => TWC.plain(TWC.number(value)).replace(/\.0$/, '');
    function slotText(slot, alpha, scope) {
      const [kind, tree, opacity] = slot;
      const value = evaluate(tree, scope);
      if (kind === 'number') return TWC.number(value) === null ? null : numberText(value);
      // What FontMetrics has for sizes in points.
      if (kind === 'leading') {
        return TWC.number(value) === null ? null : numberText(Math.floor(TWC.number(value) * 1.2 + 0.5));
      }
      const pair = colors(value);
      if (!pair) return null;
      const factor = opacity * alpha / 255;
      const [light, dark] = pair.map((one) => hexText(one, factor));
      if (kind === 'light') return light;
      if (kind === 'dark') return dark;
      return light === dark ? light : `light-dark(${light},${dark})`;
    }
    function choiceWord([tree, words, takesNumber], scope) {
      const value = evaluate(tree, scope);
      const word = typeof value === 'boolean' ? String(value) : TWC.isText(value) ? value : null;
      if (word !== null && words.includes(word)) return word;
      return takesNumber && TWC.number(value) !== null ? '#' : '-';
    }
    function rules(place, part, scope) {
      const look = program.looks[place];
      const key = look.choices.map((choice) => choiceWord(choice, scope)).join('|');
      if (!Object.hasOwn(look.cases, key)) return ['', []];
      const [name, templates] = look.cases[key][part];
      const declarations = [];
      for (const [property, ...pieces] of templates) {
        let text = '';
        for (const piece of pieces) {
          const part = typeof piece === 'string' ? piece : slotText(look.slots[piece[0]], piece[1], scope);
          if (part === null) { text = null; break; }
          text += part;
        }
        if (text !== null) declarations.push([property, text]);
      }
      return [name, declarations];
    }

    // MARK: Instances

    const attributeText = (value) => value === true ? '' : TWC.isText(value) ? value
      : TWC.isInt(value) ? String(value) : TWC.number(value) !== null ? numberText(value) : null;
    function instances(nodes, scope, into) {
      for (const node of nodes) instance(node, scope, into);
      return into;
    }
    function instance(node, scope, into) {
      switch (node[0]) {
        case 'E': into.push(element(node[1], scope)); break;
        case 'T': {
          const value = evaluate(node[1], scope);
          if (TWC.isText(value) && value !== '') into.push(visible(localized(value)));
          break;
        }
        case 'P': picture(evaluate(node[1], scope), into); break;
        case 'W': instances(TWC.truthy(evaluate(node[1], scope)) ? node[2] : node[3], scope, into); break;
        case 'R': {
          const data = evaluate(node[1], scope);
          if (!TWC.isList(data)) break;
          data.slice(0, LIST_LIMIT).forEach((item, index) => {
            const context = scope.context.copy().set('item', item).set('index', BigInt(index));
            instances(node[2], { ...scope, context }, into);
          });
          break;
        }
        case 'S': {
          const context = scope.context.copy();
          for (const [key, tree] of node[1]) context.set(key, evaluate(tree, scope));
          instances(node[2], { ...scope, context }, into);
          break;
        }
        case 'M': instances(node[2], { ...scope, state: states[node[1]] }, into); break;
      }
    }
    function element(node, scope) {
      const made = { tag: node.tag, classes: node.classes, attributes: {}, css: [], children: [], on: {}, properties: {} };
      if (node.look) {
        const [name, css] = rules(node.look[0], node.look[1], scope);
        if (name) made.classes += ' ' + name;
        made.css = css;
      }
      for (const [name, tree] of node.toggles || []) {
        if (TWC.truthy(evaluate(tree, scope))) made.classes += ' ' + name;
      }
      for (const [name, tree] of node.attributes || []) {
        const text = attributeText(evaluate(tree, scope));
        if (text !== null) made.attributes[name] = visible(localized(text));
      }
      for (const [event, changes] of node.actions || []) made.on[event] = () => change(changes, scope);
      if (node.binding) bind(made, node.binding, scope);
      instances(node.children || [], scope, made.children);
      return made;
    }
    function picture(source, into) {
      if (!TWC.isText(source) || source === '') return;
      const node = (tag, classes, attributes, children = [], svg = false) =>
        ({ tag, classes, attributes, css: [], children, on: {}, properties: {}, svg });
      const isBare = !/[:/]/.test(source);
      if (!source.startsWith('sf://') && !isBare) {
        const name = source.replace(/[?#].*$/s, '').replace(/\/+$/, '').split('/').at(-1);
        into.push(node('span', 'photo', {}, [node('span', 'which', {}, name ? [visible(name)] : [])]));
        return;
      }
      const name = isBare ? source : source.slice(5);
      const drawing = symbol(name);
      if (!drawing) { into.push(node('span', 'symbol unknown', { title: visible(name) })); return; }
      const path = (classes, d) => node('path', classes, { d }, [], true);
      const paths = [];
      if (drawing.frame) paths.push(path(drawing.isFrameFilled ? 'full' : 'line', program.symbols.frames[drawing.frame]));
      const kind = drawing.isFilled ? 'full' : !drawing.frame ? 'line' : drawing.isFrameFilled ? 'inner knocked' : 'inner line';
      paths.push(path(kind, drawing.path));
      if (drawing.isSlashed) paths.push(path('line', program.symbols.slash));
      into.push(node('svg', 'symbol', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, paths, true));
    }
    function symbol(name) {
      const table = program.symbols.paths;
      const words = name.split('.').filter((word) => word !== '');
      const drawing = { isFilled: words.at(-1) === 'fill' };
      if (drawing.isFilled) words.pop();
      if (words.at(-1) === 'slash') { drawing.isSlashed = true; words.pop(); }
      const badge = words.indexOf('badge');
      if (badge > 0) words.splice(badge);
      const last = words.at(-1);
      if (words.length > 1 && (last === 'circle' || last === 'square') && !Object.hasOwn(table, words.join('.'))) {
        drawing.frame = last;
        drawing.isFrameFilled = drawing.isFilled;
        words.pop();
      }
      if (!Object.hasOwn(table, words.join('.'))) return null;
      drawing.path = table[words.join('.')];
      drawing.isFilled = drawing.isFilled && !drawing.frame;
      return drawing;
    }

    // MARK: Controls of the screen

    function bind(made, [kind, tree, option], scope) {
      const value = evaluate(tree, scope);
      const set = (next) => assign(tree, next, scope);
      switch (kind) {
        case 'truth': made.properties.checked = value === true; made.on.change = (node) => set(node.checked); break;
        case 'text':
          made.properties.value = attributeText(value) ?? '';
          made.on.input = (node) => set(node.value);
          break;
        case 'share':
          made.properties.value = String(TWC.number(value) ?? 0);
          made.on.input = (node) => set(Number(node.value));
          break;
        case 'choice':
          made.on.change = (node) => { const chosen = node.selectedOptions[0]; if (chosen && chosen.twc) chosen.twc.choose(); };
          break;
        case 'option': {
          const own = evaluate(option, scope);
          made.choose = () => set(own);
          if (made.tag === 'option') {
            made.properties.selected = new TWC.Evaluation({ state: nothing.state, context: nothing.context, system,
              localizations: strings }).equal(value, own);
          } else made.on.tap = made.choose;
          break;
        }
      }
    }
    // Sets what a bare reference to a state key reads.
    function assign(tree, value, scope) {
      if (tree[0] !== 'r' || tree[1] !== 's' || tree.length !== 3) return;
      scope.state.set(tree[2], value);
      render();
    }
    function change(changes, scope) {
      // All values are read before any is set.
      const values = changes.map(([key, tree]) => [key, evaluate(tree, scope)]);
      for (const [key, value] of values) scope.state.set(key, value);
      render();
    }

    // MARK: Elements of the page

    function patch(parent, made) {
      made.forEach((one, index) => {
        const old = parent.childNodes[index];
        if (typeof one === 'string') {
          if (old && old.nodeType === 3) { if (old.data !== one) old.data = one; }
          else put(parent, document.createTextNode(one), old);
          return;
        }
        let node = old;
        if (!old || old.nodeType !== 1 || old.localName !== one.tag || !old.twc
          || old.getAttribute('data-id') !== (one.attributes['data-id'] ?? null)) {
          node = one.svg ? document.createElementNS(SVG, one.tag) : document.createElement(one.tag);
          put(parent, node, old);
        }
        update(node, one);
      });
      while (parent.childNodes.length > made.length) parent.lastChild.remove();
    }
    function put(parent, node, old) { if (old) parent.replaceChild(node, old); else parent.appendChild(node); }
    function update(node, one) {
      const attributes = { ...one.attributes, class: one.classes };
      for (const { name } of [...node.attributes]) {
        if (name !== 'style' && !Object.hasOwn(attributes, name)) node.removeAttribute(name);
      }
      for (const [name, value] of Object.entries(attributes)) {
        if (node.getAttribute(name) !== value) node.setAttribute(name, value);
      }
      const css = one.css.map(([name, value]) => name + ':' + value).join(';');
      if ((node.twc ? node.twc.cssText : '') !== css) {
        for (const [name] of node.twc ? node.twc.css : []) node.style.removeProperty(name);
        for (const [name, value] of one.css) node.style.setProperty(name, value);
      }
      one.cssText = css;
      node.twc = one;
      patch(node, one.children);
      for (const [name, value] of Object.entries(one.properties)) if (node[name] !== value) node[name] = value;
    }

    // MARK: The state and its controls

    const controls = [...document.querySelectorAll('[data-key]')];
    const stateOf = (control) => states[Number(control.dataset.module)];
    const plainJSON = (value) => new TWC.Evaluation({ state: nothing.state, context: nothing.context, system,
      localizations: strings }).json(value, 0);
    function show() {
      for (const control of controls) {
        if (control === document.activeElement && control.type !== 'checkbox') continue;
        const value = stateOf(control).get(control.dataset.key);
        switch (control.dataset.kind) {
          case 'truth': control.checked = value === true; break;
          case 'number': control.value = TWC.number(value) === null ? '' : String(value); break;
          case 'json': control.value = plainJSON(value); break;
          default: control.value = TWC.isText(value) ? value : '';
        }
      }
    }
    function read(control) {
      const state = stateOf(control);
      const key = control.dataset.key;
      control.removeAttribute('aria-invalid');
      switch (control.dataset.kind) {
        case 'truth': state.set(key, control.checked); break;
        case 'number': {
          const text = control.value.trim();
          const value = TWC.signedInteger(text) ?? TWC.decimal(text);
          if (value === null) { control.setAttribute('aria-invalid', 'true'); return; }
          state.set(key, typeof first[Number(control.dataset.module)].get(key) === 'number' ? TWC.number(value) : value);
          break;
        }
        case 'json': {
          const value = TWC_FUNCTIONS.call(new TWC.Evaluation({ state: nothing.state, context: nothing.context, system,
            localizations: strings }), 'strtojson', [{ value: control.value }]);
          if (value === null && control.value.trim() !== 'null') { control.setAttribute('aria-invalid', 'true'); return; }
          state.set(key, value);
          break;
        }
        default: state.set(key, control.value);
      }
      render();
    }
    function settings() {
      const chosen = (name) => document.querySelector(`[name="${name}"]:checked`)?.value
        ?? document.querySelector(`select[name="${name}"]`)?.value;
      const device = document.getElementById('device');
      const sizes = ['width', 'height'].map((name) => document.querySelector(`input[name="${name}"]`));
      const [width, height] = sizes.map((input) => Math.min(4096, Math.max(100, Math.round(Number(input.value)) || 100)));
      device.style.setProperty('--width', width + 'px');
      device.style.setProperty('--height', height + 'px');
      const isRightToLeft = chosen('direction') === 'rtl';
      system.set('horizontal_size_class', chosen('size-class'));
      system.set('orientation', width > height ? 'landscape' : 'portrait');
      system.set('device_type', chosen('device'));
      system.set('language', isRightToLeft ? 'ar' : 'en');
      system.set('locale', isRightToLeft ? 'ar_EG' : 'en_US');
      system.set('currency', 'USD');
      system.set('is_split_view', false);
      document.getElementById('screen').dir = isRightToLeft ? 'rtl' : 'ltr';
      render();
    }
    let isRendering = false;
    function render() {
      if (isRendering) return;
      isRendering = true;
      try {
        const active = document.activeElement;
        patch(root, instances(program.nodes, nothing, []));
        patch(layer, instances(program.modals, nothing, []));
        show();
        if (active && active.isConnected && document.activeElement !== active) active.focus();
        const note = document.getElementById('failures');
        note.textContent = [...failures].join('; ');
      } finally { isRendering = false; }
    }
    function handler(event, name) {
      for (let node = event.target; node && node !== document.body; node = node.parentNode) {
        if (node.disabled) return null;
        if (node.twc && node.twc.on[name]) return () => node.twc.on[name](node);
      }
      return null;
    }
    const screen = document.getElementById('screen');
    screen.addEventListener('click', (event) => {
      if (event.target.twc && event.target.twc.on.dismiss) return event.target.twc.on.dismiss();
      const run = handler(event, 'tap');
      if (run) run();
    });
    for (const [type, name] of [['input', 'input'], ['change', 'change'], ['focusin', 'focus'], ['focusout', 'blur']]) {
      screen.addEventListener(type, (event) => {
        const own = event.target.twc;
        if (!isRendering && own && own.on[name]) own.on[name](event.target);
      });
    }
    screen.addEventListener('keydown', (event) => {
      const own = event.target.twc;
      if (event.key === 'Enter' && event.target.localName === 'input' && own && own.on.submit) own.on.submit();
      if (event.key === 'Escape') {
        const veil = [...layer.children].filter((node) => node.twc && node.twc.on.dismiss).at(-1);
        if (veil) veil.twc.on.dismiss();
      }
    });
    for (const control of controls) {
      control.addEventListener(control.dataset.kind === 'truth' ? 'change' : 'input', () => read(control));
    }
    document.getElementById('settings').addEventListener('input', settings);
    document.getElementById('reset').addEventListener('click', () => {
      states = first.map((state) => state.copy());
      for (const control of controls) control.removeAttribute('aria-invalid');
      render();
    });
    document.documentElement.classList.add('live');
    root.replaceChildren();
    layer.replaceChildren();
    settings();
    })();
    """#
}

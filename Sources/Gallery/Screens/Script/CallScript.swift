/// The 37 functions of the expression language in the page, as `Evaluation+Calls` has them.
enum CallScript {
  static let text = #"""
    const TWC_FUNCTIONS = (() => {
    'use strict';
    const { isDict, isDate, isInt, isText, isList, number, finite, fit, bytes, characters, truthy, real } = TWC;
    // Fewest and most arguments.
    const counts = {
      switch: [3, Infinity], upper: [1, 2], lower: [1, 2], trim: [1, 1], replace: [3, 3], prefix: [2, 2],
      suffix: [2, 2], count: [1, 1], length: [1, 1], empty: [1, 1], notEmpty: [1, 1], hasPrefix: [2, 2],
      hasSuffix: [2, 2], contains: [2, 2], strtojson: [1, 1], localize: [2, 3], cast: [2, 2], format: [2, 2],
      sort: [1, 3], first: [1, 2], last: [1, 2], min: [1, 2], max: [1, 2], sum: [1, 2], map: [2, 2], range: [1, 2],
      setAt: [3, 3], removeAt: [2, 2], insertAt: [3, 3], slice: [2, 3], keys: [1, 1], values: [1, 1],
      removeKey: [2, 2], pow: [2, 2], sqrt: [1, 1], log: [1, 2], random: [0, 2],
    };
    function accepts(name, count) {
      if (!Object.hasOwn(counts, name)) return false;
      const [fewest, most] = counts[name];
      if (count < fewest || count > most) return false;
      return name === 'switch' ? count % 2 === 1 : name === 'random' ? count !== 1 : true;
    }
    function call(run, name, args) {
      if (!accepts(name, args.length)) return null;
      const value = (arg) => arg.tree ? run.value(arg.tree) : arg.value;
      if (name === 'switch') {
        let at = 0;
        for (; at + 1 < args.length; at += 2) if (value(args[at]) === true) return value(args[at + 1]);
        return value(args[at]);
      }
      if (name === 'map') {
        const list = value(args[0]);
        if (!isList(list)) return null;
        return list.map((element, index) => {
          run.spend(1);
          run.iterations.push([element, index]);
          const result = value(args[1]);
          run.iterations.pop();
          return result;
        });
      }
      return apply(run, name, args.map(value));
    }
    // Mappings of single characters, as Swift has them: no final sigma.
    const upper = (text) => [...text].map((one) => one.toUpperCase()).join('');
    const lower = (text) => [...text].map((one) => one.toLowerCase()).join('');
    function apply(run, name, values) {
      const [first, second, third] = values;
      switch (name) {
        case 'upper': return changeCase(run, values, upper);
        case 'lower': return changeCase(run, values, lower);
        case 'trim':
          if (!isText(first)) return null;
          run.spendText(bytes(first));
          return first.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '');
        case 'replace':
          if (isText(first) && isText(second) && isText(third)) return run.replaced(first, second, third);
          return isList(first) ? first.map((one) => run.equal(one, second) ? third : one) : null;
        case 'prefix': case 'suffix': return part(run, first, second, name === 'suffix');
        case 'count': case 'length': return count(run, first);
        case 'empty': return isEmpty(first);
        case 'notEmpty': return !isEmpty(first);
        case 'hasPrefix': case 'hasSuffix':
          if (!isText(first) || !isText(second)) return null;
          run.spendText(bytes(second));
          return name === 'hasPrefix' ? first.startsWith(second) : first.endsWith(second);
        case 'contains': return run.contains(first, second);
        case 'strtojson':
          if (!isText(first)) return null;
          run.spend(bytes(first));
          return readJSON(first);
        case 'localize': return localize(run, values);
        case 'cast': return cast(run, first, second);
        case 'format': return format(run, first, second);
        case 'sort': return sort(run, values);
        case 'first': case 'last': {
          if (!isList(first)) return null;
          const end = (name === 'last' ? first.at(-1) : first[0]) ?? null;
          return values.length === 1 ? end : isText(second) ? run.member(end, second) : null;
        }
        case 'min': case 'max': return extreme(run, values, name === 'max');
        case 'sum': return total(run, values);
        case 'range': return range(run, values);
        case 'setAt': case 'removeAt': case 'insertAt': return edit(run, values, name);
        case 'slice': return slice(run, values);
        case 'keys': case 'values': case 'removeKey': return entries(run, values, name);
        case 'pow': return reals(values, real.pow);
        case 'sqrt': return reals(values, (one) => one < 0 ? NaN : Math.sqrt(one));
        case 'log': return logarithm(values);
        case 'random': return random(run, values);
        default: return null;
      }
    }
    function changeCase(run, values, change) {
      const [text, count] = values;
      if (!isText(text)) return null;
      run.spendText(bytes(text));
      if (values.length === 1) return change(text);
      if (!isInt(count)) return null;
      const all = characters(text);
      const size = count < 0n ? -count : count;
      const cut = size > BigInt(all.length) ? all.length : Number(size);
      return count < 0n
        ? all.slice(0, all.length - cut).join('') + change(all.slice(all.length - cut).join(''))
        : change(all.slice(0, cut).join('')) + all.slice(cut).join('');
    }
    function part(run, value, count, fromEnd) {
      if (!isInt(count)) return null;
      const size = Number(count < 0n ? 0n : count);
      const cut = (list) => fromEnd ? list.slice(Math.max(list.length - size, 0)) : list.slice(0, size);
      if (isText(value)) { run.spendText(bytes(value)); return cut(characters(value)).join(''); }
      if (isList(value)) { run.spend(Math.min(size, value.length)); return cut(value); }
      return null;
    }
    function count(run, value) {
      if (value === null) return 0n;
      if (isText(value)) { run.spendText(bytes(value)); return BigInt(characters(value).length); }
      return isList(value) ? BigInt(value.length) : isDict(value) ? BigInt(value.size) : null;
    }
    const isEmpty = (value) => value === null || (isText(value) && value === '')
      || (isList(value) && value.length === 0) || (isDict(value) && value.size === 0);
    function localize(run, values) {
      const [code, fallback, args] = values;
      if (!isText(code)) return null;
      const table = run.environment.localizations;
      const message = table.has(code) ? table.get(code) : fallback;
      if (!isText(message)) return null;
      if (values.length < 3) return message;
      const list = isList(args) ? args : [args];
      run.spendText(bytes(message));
      return message.split('%@').map((text, index) => {
        if (index === 0) return text;
        const value = index <= list.length ? run.text(list[index - 1]) : '%@';
        run.spendText(bytes(value));
        return value + text;
      }).join('');
    }
    function cast(run, value, type) {
      const known = ['int', 'double', 'float', 'number', 'string', 'str', 'bool', 'boolean', 'expression', 'expr', 'date'];
      if (!isText(type) || !known.includes(type)) return null;
      if (value === null) return null;
      if (isText(value)) run.spendText(bytes(value));
      const asNumber = () => {
        if (number(value) !== null) return value;
        if (typeof value === 'boolean') return value ? 1n : 0n;
        if (isDate(value)) return value.seconds;
        return isText(value) ? TWC.signedInteger(value) ?? TWC.decimal(value) : null;
      };
      switch (type) {
        case 'int':
          if (isInt(value)) return value;
          if (typeof value === 'number') return fit(BigInt(Math.trunc(value)));
          if (typeof value === 'boolean') return value ? 1n : 0n;
          if (isDate(value)) return 0n;
          return isText(value) ? TWC.signedInteger(value) : null;
        case 'double': case 'float': return number(asNumber());
        case 'number': return asNumber();
        case 'string': case 'str': return run.text(value);
        case 'bool': case 'boolean': {
          if (typeof value === 'boolean') return value;
          if (number(value) !== null) return number(value) !== 0;
          const word = isText(value) ? lower(value) : '';
          return ['true', '1'].includes(word) ? true : ['false', '0'].includes(word) ? false : null;
        }
        case 'date':
          if (isDate(value)) return value;
          if (number(value) !== null) return new TWC.Moment(number(value));
          return isText(value) ? TWC_DATES.parse(value, run.offset) : null;
        default:
          // An expression in a text has no tree here; the page says so.
          return isText(value) ? null : value;
      }
    }
    function format(run, value, descriptor) {
      if (!isDict(descriptor) || descriptor.size !== 1) return null;
      const [kind, style] = descriptor.entries()[0];
      let fields = new TWC.Dict();
      if (isText(style)) fields.set('style', style); else if (isDict(style)) fields = style; else return null;
      const seconds = isDate(value) ? value.seconds : number(value);
      if (seconds === null) return null;
      run.spendText(bytes(TWC_DATES.word(fields, 'pattern') ?? ''));
      switch (kind) {
        case 'date': return TWC_DATES.format(new TWC.Moment(seconds), fields, run.environment, run.offset);
        case 'number':
          if (number(value) === null) return null;
          return TWC_NUMBERS.format(number(value), fields, run.environment.system.get('currency'));
        case 'duration': return TWC_DATES.duration(seconds, fields);
        default: return null;
      }
    }
    // What elements are sorted or added by.
    const keysOf = (run, list, key) =>
      key === undefined ? list : isText(key) ? list.map((one) => run.member(one, key)) : null;
    function extreme(run, values, isMost) {
      const [list, key] = values;
      const keys = isList(list) ? keysOf(run, list, key) : null;
      if (!keys) return null;
      let best = -1;
      for (const [index, one] of keys.entries()) {
        if (one === null) continue;
        run.spend(1);
        const order = run.order(one, best < 0 ? one : keys[best]);
        if (order === null) return null;
        if (best < 0 || (isMost ? order > 0 : order < 0)) best = index;
      }
      return best < 0 ? null : list[best];
    }
    function total(run, values) {
      const keys = isList(values[0]) ? keysOf(run, values[0], values[1]) : null;
      if (!keys) return null;
      run.spend(keys.length);
      let whole = 0n, sum = 0, isWhole = true;
      for (const key of keys) {
        if (isInt(key)) {
          const next = fit(whole + key);
          if (next === null) isWhole = false;
          whole = next ?? 0n;
          sum += Number(key);
        } else if (typeof key === 'number') {
          isWhole = false;
          sum += key;
        }
      }
      return isWhole ? whole : finite(sum);
    }
    function rank(value) {
      return number(value) !== null ? 0 : isText(value) ? 1 : isDate(value) ? 2 : typeof value === 'boolean' ? 3
        : value === null ? 5 : 4;
    }
    function sort(run, values) {
      const list = values[0];
      if (!isList(list)) return null;
      const isDirection = (word) => word === 'asc' || word === 'desc';
      let key, direction = 'asc';
      if (values.length === 3) {
        if (!isDirection(values[2])) return null;
        [, key, direction] = values;
      } else if (values.length === 2) {
        if (isDirection(values[1])) direction = values[1]; else key = values[1];
      }
      const keys = keysOf(run, list, key);
      if (!keys) return null;
      let cost = keys.length;
      for (const one of keys) if (isText(one)) cost += Math.floor(bytes(one) / 16);
      run.spend(cost * ((keys.length ? Math.floor(Math.log2(keys.length)) + 1 : 0) + 1));
      const sign = direction === 'desc' ? -1 : 1;
      return [...keys.keys()].sort((left, right) => {
        const [one, other] = [rank(keys[left]), rank(keys[right])];
        if (one !== other) return one >= 4 || other >= 4 ? one - other : (one - other) * sign;
        const truths = () => typeof keys[left] === 'boolean' ? Number(keys[left]) - Number(keys[right]) : 0;
        const order = TWC.order(keys[left], keys[right]) ?? truths();
        return order === 0 ? left - right : order * sign;
      }).map((index) => list[index]);
    }
    function range(run, values) {
      if (values.some((one) => !isInt(one))) return null;
      const [start, end] = values.length > 1 ? values : [0n, values[0]];
      if (start >= end) return [];
      run.spend(Number(end - start));
      return Array.from({ length: Number(end - start) }, (_, index) => start + BigInt(index));
    }
    function edit(run, values, name) {
      const [list, index, value] = values;
      if (!isList(list)) return list;
      if (!isInt(index)) return null;
      run.spend(list.length);
      const copy = [...list];
      const place = run.place(index, list.length);
      if (name === 'insertAt' && index === BigInt(list.length)) copy.push(value);
      else if (place !== null && name === 'removeAt') copy.splice(place, 1);
      else if (place !== null && name === 'insertAt') copy.splice(place, 0, value);
      else if (place !== null) copy[place] = value;
      return copy;
    }
    function slice(run, values) {
      const list = values[0];
      if (!isList(list)) return list;
      if (values.slice(1).some((one) => !isInt(one))) return null;
      const count = BigInt(list.length);
      const clamped = (index) => Number(index < 0n ? (index < -count ? 0n : index + count) : index > count ? count : index);
      const [start, end] = [clamped(values[1]), clamped(values.length > 2 ? values[2] : count)];
      if (start >= end) return [];
      run.spend(end - start);
      return list.slice(start, end);
    }
    function entries(run, values, name) {
      const [dict, key] = values;
      if (!isDict(dict)) return name === 'removeKey' ? dict : [];
      run.spend(dict.size * 16);
      if (name === 'removeKey') {
        const rest = dict.copy();
        if (isText(key)) rest.delete(key);
        return rest;
      }
      const keys = dict.entries().map((entry) => entry[0]).sort(TWC.order);
      return name === 'keys' ? keys : keys.map((one) => dict.get(one));
    }
    function reals(values, change) {
      const [one, other] = [number(values[0]), number(values.at(-1))];
      return one === null || other === null ? null : finite(change(one, other));
    }
    function logarithm(values) {
      const value = number(values[0]);
      if (value === null || !(value > 0)) return null;
      if (values.length === 1) return finite(real.log(value));
      const base = number(values[1]);
      if (base === null || !(base > 0)) return null;
      const quotient = real.log(value) / real.log(base);
      const whole = Math.floor(quotient + 0.5);
      return finite(Math.abs(whole) < 1024 && real.pow(base, whole) === value ? whole : quotient);
    }
    function random(run, values) {
      const wrap = (value) => BigInt.asUintN(64, value);
      run.random = wrap(run.random + 0x9E3779B97F4A7C15n);
      let bits = run.random;
      bits = wrap((bits ^ (bits >> 30n)) * 0xBF58476D1CE4E5B9n);
      bits = wrap((bits ^ (bits >> 27n)) * 0x94D049BB133111EBn);
      bits ^= bits >> 31n;
      if (values.length !== 2) return Number(bits >> 11n) * 2 ** -53;
      const [one, other] = values;
      if (!isInt(one) || !isInt(other)) return null;
      const [low, high] = one < other ? [one, other] : [other, one];
      const width = high - low + 1n;
      return low + (width > 0xFFFFFFFFFFFFFFFFn ? bits : (width * bits) >> 64n);
    }
    // A JSON text as a value; null for what is none.
    function readJSON(text) {
      const skip = /[ \n\r\t]*/y, numeral = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/y;
      const escapes = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
      let at = 0;
      class Fault extends Error {}
      const fail = () => { throw new Fault(); };
      const space = () => { skip.lastIndex = at; skip.test(text); at = skip.lastIndex; };
      const take = (one) => { space(); if (text[at] !== one) return false; at += 1; return true; };
      const unit = () => {
        const digits = text.slice(at, at + 4);
        if (!/^[0-9a-fA-F]{4}$/.test(digits)) fail();
        at += 4;
        return parseInt(digits, 16);
      };
      function string() {
        at += 1;
        let result = '';
        while (at < text.length) {
          const one = text[at];
          at += 1;
          if (one === '"') return result;
          if (one < ' ') fail();
          if (one !== '\\') { result += one; continue; }
          const mark = text[at];
          at += 1;
          if (mark !== 'u') {
            if (mark === undefined || !Object.hasOwn(escapes, mark)) fail();
            result += escapes[mark];
            continue;
          }
          const high = unit();
          if (high < 0xD800 || high > 0xDFFF) { result += String.fromCharCode(high); continue; }
          if (high >= 0xDC00 || text.slice(at, at + 2) !== '\\u') fail();
          at += 2;
          const low = unit();
          if (low < 0xDC00 || low > 0xDFFF) fail();
          result += String.fromCharCode(high, low);
        }
        return fail();
      }
      function value(depth) {
        space();
        if (at >= text.length || depth >= TWC.LIMIT.depth) fail();
        if (text[at] === '"') return string();
        if (text[at] === '[') {
          at += 1;
          const list = [];
          if (take(']')) return list;
          for (;;) {
            list.push(value(depth + 1));
            if (take(']')) return list;
            if (!take(',')) fail();
          }
        }
        if (text[at] === '{') {
          at += 1;
          const dict = new TWC.Dict();
          if (take('}')) return dict;
          for (;;) {
            space();
            if (text[at] !== '"') fail();
            const key = string();
            if (!take(':')) fail();
            dict.set(key, value(depth + 1));
            if (take('}')) return dict;
            if (!take(',')) fail();
          }
        }
        for (const [word, meaning] of [['true', true], ['false', false], ['null', null]]) {
          if (text.startsWith(word, at)) { at += word.length; return meaning; }
        }
        numeral.lastIndex = at;
        const found = numeral.exec(text);
        if (!found) fail();
        at = numeral.lastIndex;
        const whole = found[1] || found[2] ? null : TWC.signedInteger(found[0]);
        const read = whole ?? TWC.decimal(found[0]);
        return read === null ? fail() : read;
      }
      try {
        const result = value(0);
        space();
        return at === text.length ? result : null;
      } catch (fault) {
        if (fault instanceof Fault) return null;
        throw fault;
      }
    }
    return { call };
    })();
    """#
}

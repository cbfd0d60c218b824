/// The evaluator of expressions in the page: an interpreter over the trees of ``ExpressionProgram``.
///
/// It follows `ExpressionEvaluator` step by step: whole numbers are of 64 bits, texts compare by canonical
/// equivalence, what fails is none. `PreviewExpressionTests` records what Swift makes of many expressions, and the
/// browser tests compare. It runs no code of the document: a tree names operators and functions of closed lists.
enum EvaluatorScript {
  static let text = #"""
    const TWC = (() => {
    'use strict';
    const LIMIT = { height: 256, steps: 1000000, depth: 128 };
    const MIN = -(2n ** 63n), MAX = 2n ** 63n - 1n;
    class Moment { constructor(seconds) { this.seconds = Number.isFinite(seconds) ? seconds : 0; } }
    class Spent extends Error {}
    const nfc = (text) => /^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFC');
    // Keys in the order in which they came; equal by canonical equivalence.
    class Dict {
      constructor() { this.map = new Map(); }
      get size() { return this.map.size; }
      has(key) { return this.map.has(nfc(key)); }
      get(key) { const found = this.map.get(nfc(key)); return found ? found[1] : null; }
      set(key, value) {
        const found = this.map.get(nfc(key));
        if (found) found[1] = value; else this.map.set(nfc(key), [key, value]);
        return this;
      }
      delete(key) { this.map.delete(nfc(key)); }
      entries() { return [...this.map.values()]; }
      copy() { const dict = new Dict(); for (const [key, value] of this.entries()) dict.set(key, value); return dict; }
    }
    const isDict = (value) => value instanceof Dict;
    const isDate = (value) => value instanceof Moment;
    const isInt = (value) => typeof value === 'bigint';
    const isText = (value) => typeof value === 'string';
    const isList = Array.isArray;
    const number = (value) => isInt(value) ? Number(value) : typeof value === 'number' ? value : null;
    const finite = (value) => Number.isFinite(value) ? value : null;
    const fit = (value) => value >= MIN && value <= MAX ? value : null;
    const encoder = new TextEncoder();
    const bytes = (text) => encoder.encode(text).length;
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const characters = (text) => /^[\x00-\x0c\x0e-\x7f]*$/.test(text)
      ? text.split('') : [...segmenter.segment(text)].map((part) => part.segment);
    function truthy(value) {
      if (value === null) return false;
      if (isInt(value)) return value !== 0n;
      if (isText(value) || isList(value)) return value.length > 0;
      if (isDict(value)) return value.size > 0;
      return isDate(value) || Boolean(value);
    }
    function typeName(value) {
      return value === null ? 'none' : isInt(value) ? 'int' : isText(value) ? 'string' : isList(value) ? 'array'
        : isDict(value) ? 'dictionary' : isDate(value) ? 'date' : typeof value === 'number' ? 'double' : 'bool';
    }
    // Shortest digits that read back, without an exponent and with a point.
    function plain(value) {
      if (!Number.isFinite(value)) return '0.0';
      const [mantissa, power] = String(Math.abs(value)).split('e');
      const [whole, fraction = ''] = mantissa.split('.');
      const digits = whole + fraction;
      const place = whole.length + Number(power || 0);
      let text = place <= 0 ? '0.' + '0'.repeat(-place) + digits
        : digits.slice(0, place).padEnd(place, '0') + '.' + (place < digits.length ? digits.slice(place) : '0');
      text = text.replace(/^0+(?=\d)/, '').replace(/(\.\d+?)0+$/, '$1');
      return (value < 0 ? '-' : '') + text;
    }
    const signedInteger = (text) => {
      if (!/^[+-]?[0-9]+$/.test(text)) return null;
      return fit(BigInt(text[0] === '+' ? text.slice(1) : text));
    };
    const decimal = (text) =>
      /^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text) ? finite(Number(text)) : null;

    // Functions of real numbers, operation by operation as in Swift.
    const real = {
      high: 0.693147180369123816490, low: 1.90821492927058770002e-10,
      two: (exponent) => 2 ** exponent,
      split(value) {
        const view = new DataView(new ArrayBuffer(8));
        let extra = 0;
        if (value < 2.2250738585072014e-308) { value *= 2 ** 54; extra = -54; }
        view.setFloat64(0, value);
        const exponent = (view.getUint16(0) >> 4) & 0x7ff;
        view.setUint16(0, (view.getUint16(0) & 0x800f) | (1023 << 4));
        return [view.getFloat64(0), exponent - 1023 + extra];
      },
      exp(x) {
        if (x !== x) return x;
        if (x > 709.79) return Infinity;
        if (x < -745.2) return 0;
        const steps = Math.floor(x * 1.4426950408889634 + 0.5);
        const rest = (x - steps * real.high) - steps * real.low;
        let sum = 1;
        for (let n = 14; n > 0; n -= 1) sum = 1 + sum * rest / n;
        const half = Math.trunc(steps / 2);
        return sum * real.two(half) * real.two(steps - half);
      },
      log(x) {
        if (!(x > 0) || !Number.isFinite(x)) return NaN;
        let [mantissa, exponent] = real.split(x);
        if (mantissa > 1.4142135623730951) { mantissa *= 0.5; exponent += 1; }
        const s = (mantissa - 1) / (mantissa + 1);
        const z = s * s;
        let sum = 0;
        for (let n = 25; n >= 3; n -= 2) sum = (sum + 1 / n) * z;
        return exponent * real.high + (2 * s + (2 * s * sum + exponent * real.low));
      },
      pow(base, exponent) {
        if (exponent === 0 || base === 1) return 1;
        if (base === 0) return exponent > 0 ? 0 : Infinity;
        if (exponent === Math.floor(exponent) && Math.abs(exponent) <= 1024) {
          let result = 1, square = base, left = Math.abs(exponent);
          while (left > 0) {
            if (left % 2 === 1) result *= square;
            left = Math.floor(left / 2);
            if (left > 0) square *= square;
          }
          if (exponent > 0) return result;
          if (Number.isFinite(result) && result !== 0) return 1 / result;
        }
        if (exponent === 0.5) return Math.sqrt(base);
        if (base > 0) return real.exp(exponent * real.log(base));
        if (exponent !== Math.floor(exponent)) return NaN;
        const size = real.exp(exponent * real.log(-base));
        const half = exponent * 0.5;
        return half === Math.floor(half) ? size : -size;
      },
    };

    // Order of two values of one type; null where they have none.
    function order(left, right) {
      const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
      if (isInt(left) && isInt(right)) return compare(left, right);
      // JavaScript compares whole and real numbers exactly.
      if (number(left) !== null && number(right) !== null) return compare(left, right);
      if (isText(left) && isText(right)) return textOrder(left, right);
      if (isDate(left) && isDate(right)) return compare(left.seconds, right.seconds);
      return null;
    }
    function textOrder(left, right) {
      const one = [...nfc(left)], other = [...nfc(right)];
      for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
        const difference = one[at].codePointAt(0) - other[at].codePointAt(0);
        if (difference !== 0) return difference < 0 ? -1 : 1;
      }
      return Math.sign(one.length - other.length);
    }

    class Evaluation {
      constructor(environment, steps = LIMIT.steps) {
        this.environment = environment;
        this.steps = steps;
        this.iterations = [];
        this.elements = [];
        this.depth = 0;
        this.random = BigInt(environment.seed || 0);
      }
      get offset() { return Math.min(Math.max(this.environment.utcOffset || 0, -86400), 86400); }
      spend(cost) {
        if (!(cost <= this.steps)) { this.steps = 0; throw new Spent('the evaluation takes too many steps'); }
        this.steps -= cost;
      }
      spendText(count) { this.spend(Math.floor(count / 16) + 1); }
      value(node) {
        this.spend(1);
        if (this.depth > LIMIT.height) throw new Spent('the evaluation takes too many steps');
        this.depth += 1;
        try { return this.visit(node); } finally { this.depth -= 1; }
      }
      visit(node) {
        switch (node[0]) {
          case 'n': return null;
          case 'b': case 'd': case 's': return node[1];
          case 'i': return BigInt(node[1]);
          case 'r': return this.reference(node);
          case 'N': return this.member(this.elements.length ? this.elements.at(-1) : null, node[1]);
          case 'u': return this.unary(node[1], this.value(node[2]));
          case 'o': return this.binary(node[1], node[2], node[3]);
          case 't': return this.value(truthy(this.value(node[1])) ? node[2] : node[3]);
          case 'f': return this.call(node[1], node.slice(2).map((tree) => ({ tree })));
          case 'p': {
            const piped = this.value(node[1]);
            return this.call(node[2], [{ value: piped }, ...node.slice(3).map((tree) => ({ tree }))]);
          }
          case 'a': return node.slice(1).map((tree) => this.value(tree));
          case 'h': {
            const dict = new Dict();
            for (const [key, tree] of node.slice(1)) dict.set(key, this.value(tree));
            return dict;
          }
          case 'm': return this.member(this.value(node[1]), node[2]);
          case 'e': { const base = this.value(node[1]); return this.element(base, this.value(node[2])); }
          default: return null;
        }
      }
      reference(node) {
        let value = this.root(node[1], node[2]);
        for (const [kind, step] of node.slice(3)) {
          this.spend(1);
          switch (kind) {
            case 'n': value = this.member(value, step); break;
            case 'i': value = this.element(value, BigInt(step)); break;
            case 'c': value = this.element(value, this.value(step)); break;
            default: value = this.filter(value, step);
          }
        }
        return value;
      }
      root(scope, key) {
        const environment = this.environment;
        if (scope === 's') return environment.state.get(key);
        if (scope === 'y') return TWC_DATES.system(environment, key, this.offset);
        const iteration = this.iterations.at(-1);
        if (iteration && key === 'item') return iteration[0];
        if (iteration && key === 'index') return BigInt(iteration[1]);
        return environment.context.get(key);
      }
      member(base, name) { return isDict(base) ? base.get(name) : null; }
      place(index, count) {
        const size = BigInt(count);
        if (index < -size || index >= size) return null;
        return Number(index < 0n ? index + size : index);
      }
      element(base, index) {
        if (isList(base) && isInt(index)) {
          const place = this.place(index, base.length);
          return place === null ? null : base[place];
        }
        return isDict(base) && isText(index) ? base.get(index) : null;
      }
      filter(base, predicate) {
        if (!isList(base)) return null;
        return base.filter((candidate) => {
          this.elements.push(candidate);
          const kept = truthy(this.value(predicate));
          this.elements.pop();
          return kept;
        });
      }
      unary(operator, operand) {
        if (operator === '!') return !truthy(operand);
        if (number(operand) === null) return null;
        if (operator === '+') return operand;
        return isInt(operand) ? (operand === MIN ? null : -operand) : -operand;
      }
      binary(operator, leftTree, rightTree) {
        const left = this.value(leftTree);
        if (operator === '??') return left === null ? this.value(rightTree) : left;
        if (operator === '&&') return truthy(left) ? truthy(this.value(rightTree)) : false;
        if (operator === '||') return truthy(left) ? left : truthy(this.value(rightTree));
        const right = this.value(rightTree);
        switch (operator) {
          case '==': return this.equal(left, right);
          case '!=': return !this.equal(left, right);
          case '<': return (this.order(left, right) ?? 1) < 0;
          case '<=': return (this.order(left, right) ?? 1) <= 0;
          case '>': return (this.order(left, right) ?? -1) > 0;
          case '>=': return (this.order(left, right) ?? -1) >= 0;
          case '~': return this.contains(left, right);
          case '+': return this.sum(left, right);
          case '-': return this.difference(left, right);
          case '*': return this.product(left, right);
          case '/': return this.quotient(left, right);
          case '%': return this.remainder(left, right);
          case '^': return this.power(left, right);
          default: return null;
        }
      }
      order(left, right) {
        if (isText(left) && isText(right)) this.spendText(Math.min(bytes(left), bytes(right)));
        return order(left, right);
      }
      equal(left, right, depth = 0) {
        this.spend(1);
        if (depth >= LIMIT.depth) throw new Spent('a value nests deeper than 128 levels');
        if (left === null || right === null) return left === right;
        if (typeof left === 'boolean' || typeof right === 'boolean') return left === right;
        if (number(left) !== null && number(right) !== null) return left == right;
        if (isText(left) && isText(right)) {
          this.spendText(Math.min(bytes(left), bytes(right)));
          return nfc(left) === nfc(right);
        }
        if (isDate(left) && isDate(right)) return left.seconds === right.seconds;
        if (isList(left) && isList(right)) {
          return left.length === right.length && left.every((one, at) => this.equal(one, right[at], depth + 1));
        }
        if (isDict(left) && isDict(right)) {
          return left.size === right.size && left.entries().every(
            ([key, value]) => right.has(key) && this.equal(value, right.get(key), depth + 1));
        }
        return false;
      }
      contains(box, needle) {
        if (isText(box) && isText(needle)) { this.spendText(bytes(box)); return box.includes(needle); }
        if (isList(box)) return this.holds(box, needle);
        return isDict(box) && isText(needle) ? box.has(needle) : null;
      }
      holds(list, wanted) { return list.some((one) => this.equal(one, wanted)); }
      sum(left, right) {
        if ((isText(left) && right === null) || (left === null && isText(right))) return null;
        if (isText(left) || (number(left) !== null && isText(right))) {
          const text = this.text(left) + this.text(right);
          this.spendText(bytes(text));
          return text;
        }
        if (isInt(left) && isInt(right)) return fit(left + right);
        if (isList(left) && isList(right)) { this.spend(left.length + right.length); return [...left, ...right]; }
        if (isList(left)) { this.spend(left.length); return [...left, right]; }
        if (isList(right)) { this.spend(right.length); return [left, ...right]; }
        if (isDict(left) && isDict(right)) {
          this.spend(left.size + right.size);
          const merged = left.copy();
          for (const [key, value] of right.entries()) merged.set(key, value);
          return merged;
        }
        if (isDate(left)) return this.shifted(left, number(right));
        const [one, other] = [number(left), number(right)];
        return one === null || other === null ? null : finite(one + other);
      }
      shifted(date, seconds) {
        if (seconds === null || !Number.isFinite(date.seconds + seconds)) return null;
        return new Moment(date.seconds + seconds);
      }
      difference(left, right) {
        if (isInt(left) && isInt(right)) return fit(left - right);
        if (isText(left) && isText(right)) return this.replaced(left, right, '');
        if (isDate(left) && isDate(right)) return finite(left.seconds - right.seconds);
        if (isDate(left)) { const seconds = number(right); return this.shifted(left, seconds === null ? null : -seconds); }
        if (isList(left) && isList(right)) return left.filter((one) => !this.holds(right, one));
        if (isList(left)) return left.filter((one) => !this.equal(one, right));
        if (isDict(left) && isText(right)) {
          this.spend(left.size);
          const rest = left.copy();
          rest.delete(right);
          return rest;
        }
        if (left === null && number(right) !== null) return this.unary('-', right);
        const [one, other] = [number(left), number(right)];
        return one === null || other === null ? null : finite(one - other);
      }
      product(left, right) {
        if (isInt(left) && isInt(right)) return fit(left * right);
        if ((isText(left) && isInt(right)) || (isInt(left) && isText(right))) {
          const [text, count] = isText(left) ? [left, right] : [right, left];
          if (count <= 0n || text === '') return '';
          this.spendText(Number(BigInt(bytes(text)) * count));
          return text.repeat(Number(count));
        }
        const [one, other] = [number(left), number(right)];
        return one === null || other === null ? null : finite(one * other);
      }
      quotient(left, right) {
        if (isText(left) && isText(right)) {
          this.spend(bytes(left));
          return right === '' ? characters(left) : left.split(right);
        }
        const [one, other] = [number(left), number(right)];
        return one === null || other === null || other === 0 ? null : finite(one / other);
      }
      remainder(left, right) {
        if (isInt(left) && isInt(right)) return right === 0n ? null : left % right;
        const [one, other] = [number(left), number(right)];
        if (one === null || other === null || other === 0) return null;
        return Number.isFinite(one) && Number.isFinite(other) ? finite(one % other) : null;
      }
      power(left, right) {
        if (isInt(left) && isInt(right) && right >= 0n) {
          let result = 1n, square = left, exponent = right, overflows = false;
          while (exponent > 0n && !overflows) {
            if (exponent & 1n) { result *= square; overflows = fit(result) === null; }
            exponent >>= 1n;
            if (exponent > 0n && !overflows) { square *= square; overflows = fit(square) === null; }
          }
          if (!overflows) return result;
        }
        const [one, other] = [number(left), number(right)];
        return one === null || other === null ? null : finite(real.pow(one, other));
      }
      replaced(text, part, replacement) {
        if (part === '') return text;
        this.spendText(bytes(text));
        const parts = text.split(part);
        this.spendText((parts.length - 1) * bytes(replacement));
        return parts.join(replacement);
      }
      text(value) {
        if (value === null) return '';
        if (isText(value)) return value;
        if (isDate(value)) return TWC_DATES.display(value, this.offset) ?? plain(value.seconds);
        return this.json(value, 0);
      }
      json(value, depth) {
        this.spend(1);
        if (depth >= LIMIT.depth) throw new Spent('a value nests deeper than 128 levels');
        if (value === null) return 'null';
        if (typeof value === 'boolean' || isInt(value)) return String(value);
        if (typeof value === 'number') return plain(value);
        if (isDate(value)) return plain(value.seconds);
        if (isText(value)) return this.quoted(value);
        if (isList(value)) return '[' + value.map((one) => this.json(one, depth + 1)).join(',') + ']';
        return '{' + value.entries().map(([key, one]) => this.quoted(key) + ':' + this.json(one, depth + 1)).join(',')
          + '}';
      }
      quoted(text) {
        this.spendText(bytes(text));
        const escapes = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
        return '"' + text.replace(/["\\\x00-\x1f]/g, (one) =>
          escapes[one] || '\\u' + one.charCodeAt(0).toString(16).padStart(4, '0')) + '"';
      }
      call(name, args) { return TWC_FUNCTIONS.call(this, name, args); }
    }
    return { Moment, Dict, Spent, Evaluation, nfc, bytes, characters, truthy, typeName, plain, signedInteger, decimal,
      real, order, number, finite, fit, isDict, isDate, isInt, isText, isList, MIN, MAX, LIMIT };
    })();
    """#
}

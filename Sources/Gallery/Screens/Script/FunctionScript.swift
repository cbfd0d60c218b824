/// The functions of the expression language and its dates and formats in the page, as `Expressions` has them.
enum FunctionScript {
  static let text = #"""
    const TWC_DATES = (() => {
    'use strict';
    const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October',
      'November', 'December'];
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    const LIMIT = 1e12;
    const div = (left, right) => Math.floor(left / right);
    // The Gregorian calendar by whole numbers, which stay far below 2^53.
    function daysSinceEpoch(year, month, day) {
      const shifted = month <= 2 ? year - 1 : year;
      const era = div(shifted, 400);
      const yearOfEra = shifted - era * 400;
      const dayOfYear = div(153 * (month > 2 ? month - 3 : month + 9) + 2, 5) + day - 1;
      return era * 146097 + yearOfEra * 365 + div(yearOfEra, 4) - div(yearOfEra, 100) + dayOfYear - 719468;
    }
    function daysOfMonth(year, month) {
      if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
      return [4, 6, 9, 11].includes(month) ? 30 : 31;
    }
    function civil(date, offset) {
      if (!(Math.abs(date.seconds) < LIMIT)) return null;
      const whole = Math.floor(date.seconds);
      const millisecond = Math.trunc((date.seconds - whole) * 1000);
      const seconds = whole + offset;
      const days = div(seconds, 86400);
      const rest = seconds - days * 86400;
      const shifted = days + 719468;
      const era = div(shifted, 146097);
      const dayOfEra = shifted - era * 146097;
      const yearOfEra = div(dayOfEra - div(dayOfEra, 1460) + div(dayOfEra, 36524) - div(dayOfEra, 146096), 365);
      const dayOfYear = dayOfEra - (365 * yearOfEra + div(yearOfEra, 4) - div(yearOfEra, 100));
      const marchMonth = div(5 * dayOfYear + 2, 153);
      const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
      return {
        year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day: dayOfYear - div(153 * marchMonth + 2, 5) + 1,
        hour: div(rest, 3600), minute: div(rest % 3600, 60), second: rest % 60, millisecond, days,
        weekday: ((days + 4) % 7 + 7) % 7,
      };
    }
    function system(environment, key, offset) {
      if (environment.system.has(key)) return environment.system.get(key);
      const now = environment.now;
      const date = now && civil(now, offset);
      if (!date) return null;
      const at = (days, seconds = 0) => new TWC.Moment(days * 86400 + seconds - offset);
      const first = daysSinceEpoch(date.year, date.month, 1);
      switch (key) {
        case 'now': return now;
        case 'today': return at(date.days);
        case 'yesterday': return at(date.days - 1);
        case 'tomorrow': return at(date.days + 1);
        case 'endofweek': {
          const passed = ((date.weekday - (environment.firstWeekday || 0) % 7) % 7 + 7) % 7;
          return at(date.days + 6 - passed);
        }
        case 'startofmonth': return at(first);
        case 'endofmonth': return at(first + daysOfMonth(date.year, date.month), -1);
        default: return null;
      }
    }
    const padded = (value, width) =>
      (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(Math.min(width, String(Math.abs(value)).length + 32), '0');
    function name(index, names, width) {
      if (!(width > 2) || !names[index]) return null;
      return width === 3 ? names[index].slice(0, 3) : width === 5 ? names[index].slice(0, 1) : names[index];
    }
    function field(letter, width, date) {
      switch (letter) {
        case 'y': return width === 2 ? padded(Math.abs(date.year) % 100, 2) : padded(date.year, width);
        case 'M': case 'L': return name(date.month - 1, months, width) ?? padded(date.month, width);
        case 'd': return padded(date.day, width);
        case 'E': case 'c': return name(date.weekday, weekdays, Math.max(width, 3)) ?? '';
        case 'H': return padded(date.hour, width);
        case 'h': return padded(date.hour % 12 === 0 ? 12 : date.hour % 12, width);
        case 'm': return padded(date.minute, width);
        case 's': return padded(date.second, width);
        case 'S': return padded(date.millisecond, 3).slice(0, width);
        case 'a': return date.hour < 12 ? 'AM' : 'PM';
        default: return '';
      }
    }
    function pattern(date, text) {
      const letters = [...text];
      let result = '';
      for (let at = 0; at < letters.length;) {
        const letter = letters[at];
        if (letter === "'") {
          at += 1;
          if (letters[at] === "'") { result += "'"; at += 1; continue; }
          for (; at < letters.length; at += 1) {
            if (letters[at] !== "'") result += letters[at];
            else if (letters[at + 1] === "'") { result += "'"; at += 1; } else break;
          }
          at += 1;
          continue;
        }
        const start = at;
        while (at < letters.length && letters[at] === letter) at += 1;
        result += /\p{Alphabetic}/u.test(letter) ? field(letter, at - start, date) : letter.repeat(at - start);
      }
      return result;
    }
    const display = (date, offset) => {
      const found = civil(date, offset);
      return found && pattern(found, 'M/d/yyyy, h:mm a');
    };
    function relative(seconds) {
      const size = Math.abs(seconds);
      if (!(size < LIMIT)) return null;
      const units = [[31536000, 'year'], [2592000, 'month'], [604800, 'week'], [86400, 'day'], [3600, 'hour'],
        [60, 'minute'], [1, 'second']];
      for (const [length, unit] of units) {
        if (size < length) continue;
        const count = Math.trunc(size / length);
        const words = count + ' ' + unit + (count === 1 ? '' : 's');
        return seconds < 0 ? words + ' ago' : 'in ' + words;
      }
      return 'now';
    }
    const word = (fields, key) => TWC.isText(fields.get(key)) ? fields.get(key) : null;
    const flag = (fields, key) => typeof fields.get(key) === 'boolean' ? fields.get(key) : null;
    function format(date, fields, environment, offset) {
      const found = civil(date, offset);
      if (!found) return null;
      const datePatterns = { short: 'M/d/yy', long: 'MMMM d, yyyy', full: 'EEEE, MMMM d, yyyy' };
      const own = (table, key, other) => Object.hasOwn(table, key) ? table[key] : other;
      const datePart = () => pattern(found, own(datePatterns, word(fields, 'dateStyle'), 'MMM d, yyyy'));
      const timePart = () => pattern(found, ['medium', 'long', 'full'].includes(word(fields, 'timeStyle'))
        ? 'h:mm:ss a' : 'h:mm a');
      switch (word(fields, 'style') ?? 'dateTime') {
        case 'date': return datePart();
        case 'time': return timePart();
        case 'dateTime': return datePart() + ' at ' + timePart();
        case 'iso8601': case 'rfc3339': return pattern(civil(date, 0), "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'");
        case 'custom': return word(fields, 'pattern') === null ? null : pattern(found, word(fields, 'pattern'));
        case 'friendly': {
          const now = environment.now && civil(environment.now, offset);
          const names = { 0: 'Today', 1: 'Tomorrow', '-1': 'Yesterday' };
          return now ? own(names, found.days - now.days, null) ?? datePart() : datePart();
        }
        case 'relative': return environment.now ? relative(date.seconds - environment.now.seconds) : null;
        default: return null;
      }
    }
    function duration(seconds, fields) {
      if (!(Math.abs(seconds) < LIMIT)) return null;
      const allowed = word(fields, 'allowedUnits') ?? 'hms';
      const units = [['d', 86400, 'day', 'day'], ['h', 3600, 'hr', 'hour'], ['m', 60, 'min', 'minute'],
        ['s', 1, 'sec', 'second']];
      let rest = Math.trunc(Math.abs(seconds));
      const parts = [];
      for (const [letter, length, short, full] of units) {
        if (!allowed.includes(letter)) continue;
        parts.push({ count: div(rest, length), letter, short, full });
        rest %= length;
      }
      if (parts.length === 0) return null;
      const style = word(fields, 'style') ?? 'abbreviated';
      const sign = seconds < 0 ? '-' : '';
      if (style === 'positional') {
        const width = flag(fields, 'zeroPad') ?? true ? 2 : 1;
        return sign + parts.map((part) => padded(part.count, width)).join(':');
      }
      const start = parts.findIndex((part) => part.count !== 0);
      let shown = start < 0 ? [] : parts.slice(start, start + 2).filter((part) => part.count > 0);
      if (shown.length === 0) shown = [parts.at(-1)];
      const words = (part, unit, plural) => part.count + ' ' + unit + (plural && part.count !== 1 ? 's' : '');
      switch (style) {
        case 'abbreviated': return sign + shown.map((part) => part.count + part.letter).join(' ');
        case 'short': return sign + shown.map((part) => words(part, part.short, part.short === 'day')).join(', ');
        case 'full': return sign + shown.map((part) => words(part, part.full, true)).join(', ');
        default: return null;
      }
    }
    // ISO 8601, as far as the language reads it.
    function parse(text, offset) {
      const found = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))?)?$/
        .exec(text);
      if (!found) return null;
      const [year, month, day] = found.slice(1, 4).map(Number);
      if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return null;
      const [hour, minute, second] = found.slice(4, 7).map((part) => Number(part || 0));
      if (hour > 23 || minute > 59 || second > 59) return null;
      let zone = offset;
      if (found[8]) zone = 0;
      if (found[9]) {
        if (Number(found[10]) > 23 || Number(found[11]) > 59) return null;
        zone = (found[9] === '-' ? -1 : 1) * (Number(found[10]) * 3600 + Number(found[11]) * 60);
      }
      const fraction = found[7] ? Number('0.' + found[7]) : 0;
      return new TWC.Moment(
        daysSinceEpoch(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - zone + fraction);
    }
    return { system, display, format, duration, parse, word, flag };
    })();

    const TWC_NUMBERS = (() => {
    'use strict';
    const { word, flag } = TWC_DATES;
    const digits = (fields, key) => {
      const value = fields.get(key);
      return TWC.isInt(value) && value >= 0n && value <= 20n ? Number(value) : null;
    };
    const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
      'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
    const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
    const scales = [[10n ** 18n, 'quintillion'], [10n ** 15n, 'quadrillion'], [10n ** 12n, 'trillion'],
      [10n ** 9n, 'billion'], [10n ** 6n, 'million'], [1000n, 'thousand']];
    function belowThousand(value) {
      const rest = value % 100;
      const end = rest < 20 ? small[rest] : tens[Math.floor(rest / 10)] + (rest % 10 ? '-' + small[rest % 10] : '');
      return value < 100 ? end : small[Math.floor(value / 100)] + ' hundred' + (rest ? ' ' + end : '');
    }
    function spelled(value) {
      let rest = value < 0n ? -value : value;
      const words = [];
      for (const [scale, name] of scales) {
        if (rest < scale) continue;
        words.push(belowThousand(Number(rest / scale)) + ' ' + name);
        rest %= scale;
      }
      if (rest > 0n || words.length === 0) words.push(belowThousand(Number(rest)));
      return words.join(' ');
    }
    const exact = (value) => TWC.fit(BigInt(Math.trunc(value)));
    function rounded(whole, fraction, most, mode, isNegative) {
      if (fraction.length <= most) return [whole, fraction];
      const rest = fraction.slice(most);
      const isZero = /^0*$/.test(rest);
      const first = rest[0];
      const isHalf = /^50*$/.test(rest);
      const last = most > 0 ? fraction[most - 1] : whole.at(-1) || '0';
      const isUp = mode === 'up' ? !isZero : mode === 'down' ? false : mode === 'ceiling' ? !isZero && !isNegative
        : mode === 'floor' ? !isZero && isNegative : mode === 'halfUp' ? first >= '5'
        : mode === 'halfDown' ? first >= '5' && !isHalf : isHalf ? Number(last) % 2 === 1 : first >= '5';
      let text = whole + fraction.slice(0, most);
      if (isUp) {
        const size = text.length;
        text = text === '' ? '1' : String(BigInt(text) + 1n).padStart(size, '0');
      }
      const cut = text.length - most;
      return [text.slice(0, cut), text.slice(cut)];
    }
    function decimal(fields, value, scale, least0, most0) {
      const given = [digits(fields, 'minimumFractionDigits'), digits(fields, 'maximumFractionDigits')];
      const most = given[1] ?? Math.max(most0, given[0] ?? 0);
      const least = Math.min(given[0] ?? Math.min(least0, most), most);
      let [whole, fraction = ''] = TWC.plain(Math.abs(value)).split('.');
      for (let at = 0; at < scale; at += 1) { whole += fraction[0] || '0'; fraction = fraction.slice(1); }
      for (let at = 0; at < -scale; at += 1) { fraction = (whole.at(-1) || '0') + fraction; whole = whole.slice(0, -1); }
      [whole, fraction] = rounded(whole, fraction, most, word(fields, 'roundingMode'), value < 0);
      while (fraction.length > least && fraction.at(-1) === '0') fraction = fraction.slice(0, -1);
      fraction = fraction.padEnd(least, '0');
      whole = whole.replace(/^0+(?=.)/, '') || '0';
      if (flag(fields, 'usesGroupingSeparator') ?? true) whole = whole.replace(/\B(?=(\d{3})+$)/g, ',');
      return whole + (fraction ? '.' + fraction : '');
    }
    function scientific(fields, value) {
      if (value === 0) return '0E0';
      const text = TWC.plain(Math.abs(value));
      const point = text.indexOf('.');
      const first = text.search(/[1-9]/);
      const exponent = first < point ? point - first - 1 : point - first;
      return decimal(fields, value, -exponent, 0, 3) + 'E' + exponent;
    }
    function format(value, fields, localCurrency) {
      const currency = word(fields, 'currencyCode') ?? (TWC.isText(localCurrency) ? localCurrency : 'USD');
      const size = Math.abs(value);
      let text;
      switch (word(fields, 'style') ?? 'number') {
        case 'number': text = decimal(fields, value, 0, 0, 3); break;
        case 'integer': text = decimal(fields, value, 0, 0, 0); break;
        case 'percent': text = decimal(fields, value, 2, 0, 0) + '%'; break;
        case 'currency': {
          const count = currency === 'JPY' || currency === 'KRW' ? 0 : 2;
          const symbols = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
          text = (Object.hasOwn(symbols, currency) ? symbols[currency] : currency + ' ')
            + decimal(fields, value, 0, count, count);
          break;
        }
        case 'scientific': text = scientific(fields, value); break;
        case 'number.compact': {
          const steps = [[1e12, -12, 'T'], [1e9, -9, 'B'], [1e6, -6, 'M'], [1e3, -3, 'K']];
          const step = steps.find((one) => size >= one[0]) || [1, 0, ''];
          text = decimal(fields, value, step[1], 0, 1) + step[2];
          break;
        }
        case 'ordinal': {
          const whole = exact(value);
          if (whole === null) return null;
          const rest = Number((whole < 0n ? -whole : whole) % 100n);
          const suffix = rest >= 11 && rest <= 13 ? 'th' : { 1: 'st', 2: 'nd', 3: 'rd' }[rest % 10] || 'th';
          text = decimal(fields, Math.trunc(value), 0, 0, 0) + suffix;
          break;
        }
        case 'spellout': {
          const whole = exact(size);
          if (whole === null) return null;
          return (value < 0 ? 'minus ' : '') + spelled(whole);
        }
        default: return null;
      }
      const sign = word(fields, 'signDisplay');
      if (sign === 'never') return text;
      if (sign === 'always' && value >= 0) return '+' + text;
      return value < 0 && /[1-9]/.test(text) ? '-' + text : text;
    }
    return { format };
    })();
    """#
}

/**
 * The words of one language, out of a Fluent catalogue (https://projectfluent.org), and numbers and
 * times as that language writes them. Pure: the catalogue's text is passed in.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { direction } from "./languages.js";

/**
 * What a message is told. A cell in `cell` (0 to 8) is spread into `row` and `column` (1 to 3).
 * @typedef {Record<string, import("@fluent/bundle").FluentVariable>} Values
 */

/** @typedef {ReturnType<typeof catalogue>} Catalogue */

const UNITS = /** @type {const} */ ([
  ["time-seconds", 1000],
  ["time-milliseconds", 1],
  ["time-microseconds", 1e-3],
  ["time-nanoseconds", 1e-6],
]);

/**
 * @param {string} language As a tag for `lang` and `Intl`.
 * @param {string} source The catalogue in Fluent's syntax.
 */
export function catalogue(language, source) {
  const bundle = new FluentBundle(language, {
    // Isolating marks are for lines that mix directions; others they would only litter.
    useIsolating: direction(language) === "rtl",
    functions: { FIGURE: ([value]) => figure(Number(value.valueOf())) },
  });
  add(source);

  /** Adds more messages. @param {string} more In Fluent's syntax. */
  function add(more) {
    bundle.addResource(new FluentResource(more));
  }

  /**
   * @param {import("@fluent/bundle/esm/ast").Pattern} pattern
   * @param {Values} values
   */
  function format(pattern, values) {
    const { cell } = values;
    /** @type {Values} */
    const place =
      typeof cell === "number" ? { row: Math.floor(cell / 3) + 1, column: (cell % 3) + 1 } : {};
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, { ...values, ...place }, errors);
    if (errors.length > 0) throw errors[0];
    return text;
  }

  /**
   * The words of a message.
   * @param {string} id
   * @param {Values} [values]
   */
  function say(id, values = {}) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    return format(pattern, values);
  }

  /** Whether there is a message of this name. @param {string} id */
  function knows(id) {
    return bundle.hasMessage(id);
  }

  /**
   * What a message says of an element: its text, and attributes such as a label.
   * @param {string} id
   * @returns {{ text: string | null, attributes: Record<string, string> }}
   */
  function markup(id) {
    const message = bundle.getMessage(id);
    if (!message) throw new Error(`no message ${id}`);
    const attributes = Object.entries(message.attributes).map(([name, pattern]) => [
      name,
      format(pattern, {}),
    ]);
    return {
      text: message.value ? format(message.value, {}) : null,
      attributes: Object.fromEntries(attributes),
    };
  }

  /**
   * A number in the reader's digits.
   * @param {number | bigint} value
   * @param {Intl.NumberFormatOptions} [options]
   */
  function number(value, options) {
    return new Intl.NumberFormat(language, options).format(value);
  }

  /**
   * A value as mathematicians write it: all of its digits, none between them, and a minus that is
   * as long as a plus.
   * @param {number} value
   */
  function figure(value) {
    if (value === Infinity) return "+∞";
    if (value === -Infinity) return "−∞";
    const digits = number(Math.abs(value), { useGrouping: false, maximumFractionDigits: 20 });
    return value < 0 ? `−${digits}` : digits;
  }

  /**
   * A time in the unit that suits it.
   * @param {number | null} ms Milliseconds; null if no clock could tell.
   * @param {object} [exactness]
   * @param {number} [exactness.digits] The significant digits to show: as many as were measured.
   */
  function duration(ms, { digits = 3 } = {}) {
    if (ms === null) return say("time-unknown");
    const [id, size] = UNITS.find(([, size]) => ms >= size) ?? UNITS[UNITS.length - 1];
    return say(id, { value: number(ms / size, { maximumSignificantDigits: digits }) });
  }

  /**
   * How many times as much: one decimal below a hundred.
   * @param {number} ratio
   */
  function times(ratio) {
    return number(ratio, { maximumFractionDigits: ratio < 100 ? 1 : 0 });
  }

  return { language, say, markup, knows, number, figure, duration, times, add };
}

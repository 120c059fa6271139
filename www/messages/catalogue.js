/**
 * The words of one language, out of a Fluent catalogue (https://projectfluent.org), and numbers,
 * times and lists as that language writes them. Pure: the catalogue's text is passed in.
 *
 * Beside Fluent's own functions, messages can use `FIGURE($value)`, a value as mathematicians write
 * it; `MOVE($cell)`, the name of a move in a table or on the board, such as b2; `PLAY($cell)`, the same
 * in a sentence: where stones fall, it says that the number is a column; `CELL($cell)`, the name of a
 * cell, which differs where stones fall; `SPOKEN($cell)`, the same in words for screen readers; and
 * `PATH($way)`, the way to a node of a tree, such as 2.1.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { placeOf } from "../game/shape.js";
import { direction, directionOf, unbroken } from "./languages.js";

/** The values that a message needs. @typedef {Record<string, FluentVariable>} Values */
/** @import { GameDescription as Shape } from "../../pkg/web/cutoff.js" */
/** @import { FluentVariable } from "@fluent/bundle" */
/** @import { Pattern } from "@fluent/bundle/esm/ast" */

/** @typedef {ReturnType<typeof catalogue>} Catalogue */

const UNITS = /** @type {const} */ ([
  ["time-seconds", 1000],
  ["time-milliseconds", 1],
  ["time-microseconds", 1e-3],
  ["time-nanoseconds", 1e-6],
]);

/** Letters that run from right to left: the blocks of Unicode that have the classes R and AL. */
const LEFTWARDS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What Fluent puts around a value: a browser lays it out the way of its first letter. */
const [FIRST_STRONG, RIGHT_TO_LEFT, END] = ["\u2068", "\u2067", "\u2069"];

/**
 * Lets each isolated part of a text run the way of most of its letters: a clause in Persian may begin
 * with MAX or X. A list of numbers has no letters, and is read from the right.
 * @param {string} text
 */
function isolatesRun(text) {
  const signs = [...text];
  /** @type {number[]} */
  const open = [];
  signs.forEach((sign, at) => {
    if (/[\u2066-\u2068]/.test(sign)) open.push(at);
    if (sign !== END) return;
    const from = open.pop();
    if (from === undefined || signs[from] !== FIRST_STRONG) return;
    const inside = signs.slice(from, at).join("");
    const isList = !/\p{L}/u.test(inside) && inside.includes("،");
    if (isList || directionOf(inside) === "rtl") signs[from] = RIGHT_TO_LEFT;
  });
  return signs.join("");
}

/**
 * @param {string} language As a tag for `lang` and `Intl`.
 * @param {string} source The catalogue in Fluent's syntax.
 * @param {Shape} [shape] The game whose cells are named; see `setShape`.
 */
export function catalogue(language, source, shape) {
  const rightToLeft = direction(language) === "rtl";
  const bundle = new FluentBundle(language, {
    useIsolating: rightToLeft,
    functions: {
      FIGURE: ([value]) => figure(Number(value.valueOf())),
      MOVE: ([cell]) => moveName(Number(cell.valueOf())),
      PLAY: ([cell]) => played(Number(cell.valueOf())),
      CELL: ([cell]) => cellName(Number(cell.valueOf())),
      SPOKEN: ([cell]) => spokenCell(Number(cell.valueOf())),
      PATH: ([way]) => String(way.valueOf()).replace(/\d+/g, (branch) => number(Number(branch))),
    },
  });
  /** Made at the first list: that takes Chromium 20 ms, and most pages begin without one. @type {Intl.ListFormat | undefined} */
  let lister;
  /** What writes numbers, by its options: one takes longer to make than to use. @type {Map<string, Intl.NumberFormat>} */
  const formats = new Map();
  let game = shape;
  add(source);

  /** Names the cells of another game from now on. @param {Shape} other */
  function setShape(other) {
    game = other;
  }

  function shapeNow() {
    if (!game) throw new Error("no shape to name a cell of");
    return game;
  }

  /** The name of a move: a column has the reader's digits. @param {number} cell */
  function moveName(cell) {
    const { gravity, moveNames } = shapeNow();
    return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
  }

  /** A move in a sentence: a cell, or a column. @param {number} cell */
  function played(cell) {
    return say(shapeNow().gravity ? "play-column" : "play-cell", { move: moveName(cell) });
  }

  /** The name of a cell to be read: where stones fall, b2 would be no move. @param {number} cell */
  function cellName(cell) {
    const shape = shapeNow();
    return shape.gravity ? spokenCell(cell) : shape.names[cell];
  }

  /** A cell in words, by the column and the row that the engine names. @param {number} cell */
  function spokenCell(cell) {
    const shape = shapeNow();
    const { row, column } = placeOf(shape, cell);
    // With gravity a column is called by its number, as the moves are.
    const name = shape.gravity ? Number(shape.moveNames[cell]) : shape.columnNames[column];
    const words = { column: name, row: Number(shape.rowNames[row]) };
    return say("move-spoken", words);
  }

  /**
   * Keeps a text that runs from right to left apart from the text around it. Where the language
   * itself runs so, Fluent does it for every value.
   * @param {Values[string]} value
   */
  function isolated(value) {
    const mixed = !rightToLeft && typeof value === "string" && LEFTWARDS.test(value);
    return mixed ? `\u2068${value}\u2069` : value;
  }

  /** Adds more messages. @param {string} more In Fluent's syntax. */
  function add(more) {
    bundle.addResource(new FluentResource(unbroken(more)));
  }

  /**
   * @param {Pattern} pattern
   * @param {Values} values
   */
  function format(pattern, values) {
    /** @type {Error[]} */
    const errors = [];
    const apart = Object.entries(values).map(([name, value]) => [name, isolated(value)]);
    const text = bundle.formatPattern(pattern, Object.fromEntries(apart), errors);
    if (errors.length > 0) throw errors[0];
    return rightToLeft ? isolatesRun(text) : text;
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
  function number(value, options = {}) {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
    formats.set(key, format);
    return format.format(value);
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
    // Rounded first: 999.6 µs with three digits is 1 ms, not 1,000 µs.
    const rounded = Number(ms.toPrecision(digits));
    const [id, size] = UNITS.find(([, size]) => rounded >= size) ?? UNITS[UNITS.length - 1];
    return say(id, { value: number(rounded / size, { maximumSignificantDigits: digits }) });
  }

  /**
   * How many times as much: one decimal below a hundred.
   * @param {number} ratio
   */
  function times(ratio) {
    return number(ratio, { maximumFractionDigits: ratio < 100 ? 1 : 0 });
  }

  /**
   * Some words as a list. Where the language runs from right to left so does the list, whatever letters its words have:
   * the first move of a line is read first.
   * @param {readonly string[]} items
   */
  function list(items) {
    lister ??= new Intl.ListFormat(language, { type: "unit", style: "short" });
    if (!rightToLeft || items.length < 2) return lister.format(items);
    const apart = items.map((item) => `${FIRST_STRONG}${item}${END}`);
    return `${RIGHT_TO_LEFT}${lister.format(apart)}${END}`;
  }

  /** Longer texts, which may have commas of their own, as a list. @param {readonly string[]} items */
  function clauses(items) {
    const [text = "", ...rest] = items;
    return rest.reduce((first, second) => say("list-clauses", { first, second }), text);
  }

  return {
    ...{ language, setShape, say, markup, knows, add },
    ...{ number, figure, duration, times, list, clauses },
  };
}

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
import { placeOf } from "../game/shape.ts";
import { direction, directionOf, unbroken } from "./languages.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Pattern } from "@fluent/bundle/esm/ast";
import type { FluentVariable } from "@fluent/bundle";

export type MessageValues = Record<string, FluentVariable>;

export type Catalogue = ReturnType<typeof catalogue>;

/** A catalogue as views use it: the game whose cells are named is the page's business. */
export type Speech = Omit<Catalogue, "setShape" | "add">;

/** What runs from right to left: the blocks of Unicode that have the classes R and AL, and a mark without a look. */
const LEFTWARDS =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What Fluent puts around a value: a browser lays it out the way of its first letter. */
const [FIRST_STRONG, RIGHT_TO_LEFT, END] = ["\u2068", "\u2067", "\u2069"];

/**
 * Lets each isolated part of a text run the way of most of its letters: a clause in Persian may begin
 * with MAX or X. A list of numbers has no letters, and is read from the right.
 */
function isolatesRun(text: string) {
  const signs = [...text];
  const open: number[] = [];
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
 * A text that a message quotes, such as what a program has said, without what would turn the sentence around it: marks that
 * override directions, which no text of the pages has, and isolates that do not end in it.
 */
function contained(text: string) {
  const plain = text.replace(/[\u202a-\u202e]/g, "");
  let depth = 0;
  for (const sign of plain) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    else if (sign === END && (depth -= 1) < 0) break;
  }
  return depth === 0 ? plain : plain.replace(/[\u2066-\u2069]/g, "");
}

/** @param shape The game whose cells are named; see `setShape`. */
export function catalogue(language: string, source: string, shape?: GameDescription) {
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
  /** Made at the first list: that takes Chromium 20 ms, and most pages begin without one. */
  let lister: Intl.ListFormat | undefined;
  const numbers = numberWriter(language, say);
  const { number, figure } = numbers;
  const { setShape, moveName, played, cellName, spokenCell } = cellNames(shape, say, number);
  add(source);

  /**
   * Keeps a text apart from the text around it, if it runs from right to left. Where the language
   * itself runs so, Fluent does it for every value.
   */
  function isolated(value: MessageValues[string]) {
    if (typeof value !== "string") return value;
    const text = contained(value);
    return !rightToLeft && LEFTWARDS.test(text) ? `\u2068${text}\u2069` : text;
  }

  /** Adds more messages. @param more In Fluent's syntax. */
  function add(more: string) {
    bundle.addResource(new FluentResource(unbroken(more)));
  }

  function format(pattern: Pattern, values: MessageValues) {
    const errors: Error[] = [];
    const apart = Object.entries(values).map(([name, value]) => [name, isolated(value)]);
    const text = bundle.formatPattern(pattern, Object.fromEntries(apart), errors);
    if (errors.length > 0) throw errors[0];
    return rightToLeft ? isolatesRun(text) : text;
  }

  function say(id: MessageId, values: MessageValues = {}) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    return format(pattern, values);
  }

  function knows(id: string): id is MessageId {
    return bundle.hasMessage(id);
  }

  /** The words of a message that a text outside of the code names, such as a chapter. */
  function sayNamed(id: string, values?: MessageValues) {
    if (!knows(id)) throw new Error(`no message ${id}`);
    return say(id, values);
  }

  /** What a message says of an element: its text, and attributes such as a label. */
  function markup(id: MessageId): { text: string | null; attributes: Record<string, string> } {
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
   * Some words as a list. Where the language runs from right to left so does the list, whatever letters its words have:
   * the first move of a line is read first.
   */
  function list(items: readonly string[]) {
    lister ??= new Intl.ListFormat(language, { type: "unit", style: "short" });
    if (!rightToLeft || items.length < 2) return lister.format(items);
    const apart = items.map((item) => `${FIRST_STRONG}${item}${END}`);
    return `${RIGHT_TO_LEFT}${lister.format(apart)}${END}`;
  }

  /** Longer texts, which may have commas of their own, as a list. */
  function clauses(items: readonly string[]) {
    const [text = "", ...rest] = items;
    return rest.reduce((first, second) => say("list-clauses", { first, second }), text);
  }

  return { ...numbers, language, setShape, say, markup, knows, sayNamed, add, list, clauses };
}

/** The units of times, in milliseconds. */
const UNITS = [
  ["time-seconds", 1000],
  ["time-milliseconds", 1],
  ["time-microseconds", 1e-3],
  ["time-nanoseconds", 1e-6],
] as const;

/** @param language As a tag for `Intl`. */
function numberWriter(
  language: string,
  say: (id: MessageId, values?: Record<string, string>) => string,
) {
  /** What writes numbers, by its options: one takes longer to make than to use. */
  const formats: Map<string, Intl.NumberFormat> = new Map();

  function number(value: number | bigint, options: Intl.NumberFormatOptions = {}) {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
    formats.set(key, format);
    return format.format(value);
  }

  /**
   * A value as mathematicians write it: all of its digits, none between them, and a minus that is as long as a plus.
   */
  function figure(value: number) {
    if (value === Infinity) return "+∞";
    if (value === -Infinity) return "−∞";
    const digits = number(Math.abs(value), { useGrouping: false, maximumFractionDigits: 20 });
    return value < 0 ? `−${digits}` : digits;
  }

  /**
   * A time in the unit that suits it.
   * @param ms Milliseconds; null if no clock could tell.
   * @param digits The significant digits to show: as many as were measured.
   */
  function duration(ms: number | null, { digits = 3 }: { digits?: number } = {}) {
    if (ms === null) return say("time-unknown");
    // Rounded first: 999.6 µs with three digits is 1 ms, not 1,000 µs.
    const rounded = Number(ms.toPrecision(digits));
    const [id, size] = UNITS.find(([, size]) => rounded >= size) ?? UNITS[UNITS.length - 1];
    return say(id, { value: number(rounded / size, { maximumSignificantDigits: digits }) });
  }

  /** How many times as much: one decimal below a hundred. */
  function times(ratio: number) {
    return number(ratio, { maximumFractionDigits: ratio < 100 ? 1 : 0 });
  }

  return { number, figure, duration, times };
}

/** @param game The game whose cells are named. @param number Writes a number in the reader's digits. */
function cellNames(
  game: GameDescription | undefined,
  say: (id: MessageId, values: Record<string, string | number>) => string,
  number: (value: number) => string,
) {
  function setShape(other: GameDescription) {
    game = other;
  }

  function shapeNow() {
    if (!game) throw new Error("no shape to name a cell of");
    return game;
  }

  /** The name of a move: a column has the reader's digits. */
  function moveName(cell: number) {
    const { gravity, moveNames } = shapeNow();
    return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
  }

  function played(cell: number) {
    return say(shapeNow().gravity ? "play-column" : "play-cell", { move: moveName(cell) });
  }

  /** The name of a cell to be read: where stones fall, b2 is not the name of a move. */
  function cellName(cell: number) {
    const shape = shapeNow();
    return shape.gravity ? spokenCell(cell) : shape.names[cell];
  }

  /** A cell in words, by the column and the row that the engine names. */
  function spokenCell(cell: number) {
    const shape = shapeNow();
    const { row, column } = placeOf(shape, cell);
    // With gravity a column is called by its number, as the moves are.
    const name = shape.gravity ? Number(shape.moveNames[cell]) : shape.columnNames[column];
    const words = { column: name, row: Number(shape.rowNames[row]) };
    return say("move-spoken", words);
  }

  return { setShape, moveName, played, cellName, spokenCell };
}

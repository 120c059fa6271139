/**
 * Speaks one language by a Fluent catalogue (https://projectfluent.org), and writes its numbers,
 * durations and lists.
 *
 * Messages can use more functions than Fluent's: `NUMERAL($value)` writes a value as mathematicians
 * do; `MOVE($cell)` names a move in a table or on the board, such as b2; `PLAY($cell)` in a
 * sentence, where it says that a number is a column; `CELL($cell)` names a cell, which with gravity
 * is not the name of a move; `SPOKEN($cell)` the same for screen readers; `PATH($way)` writes the
 * way to a node, such as 2.1.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { columnAndRow } from "../game/shape.ts";
import { LEFTWARD_LETTERS, direction, directionOf, keepTogether } from "./languages.ts";
import type { GameDescription } from "../../pkg/whole/cutoff.js";
import type { Pattern } from "@fluent/bundle/esm/ast";

export type MessageValues = Record<string, FluentVariable>;

export type Catalogue = ReturnType<typeof catalogue>;

/** A catalogue for components, without what only the page changes: the game and the words. */
export type Words = Omit<Catalogue, "nameCells" | "add">;

/** Isolates. Fluent uses the first, whose direction is that of the first letter in it. */
const [FIRST_STRONG, RIGHT_TO_LEFT, END] = ["\u2068", "\u2067", "\u2069"];

/**
 * Gives each isolated part the direction of most of its letters, because a Persian clause may begin
 * with MAX or X. A list of numbers is read from the right.
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

/** Removes marks from a quoted text that would change the direction of the sentence around it. */
function contain(text: string) {
  const plain = text.replace(/[\u202a-\u202e]/g, "");
  let depth = 0;
  for (const sign of plain) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    else if (sign === END && (depth -= 1) < 0) break;
  }
  return depth === 0 ? plain : plain.replace(/[\u2066-\u2069]/g, "");
}

/** Makes a function that formats messages and keeps the direction of each text in them. */
function formatter(bundle: FluentBundle, rightToLeft: boolean) {
  /** Isolates a text that runs from right to left. In Persian, Fluent itself does this. */
  function isolated(value: MessageValues[string]) {
    if (typeof value !== "string") return value;
    const text = contain(value);
    return !rightToLeft && LEFTWARD_LETTERS.test(text) ? `${FIRST_STRONG}${text}${END}` : text;
  }
  return (pattern: Pattern, values: MessageValues) => {
    const errors: Error[] = [];
    const apart = Object.entries(values).map(([name, value]) => [name, isolated(value)]);
    const text = bundle.formatPattern(pattern, Object.fromEntries(apart), errors);
    if (errors.length > 0) throw errors[0];
    return rightToLeft ? isolatesRun(text) : text;
  };
}

/** @param shape The game whose cells are named until another one is set. */
export function catalogue(language: string, source: string, shape?: GameDescription) {
  const rightToLeft = direction(language) === "rtl";
  const bundle = new FluentBundle(language, {
    useIsolating: rightToLeft,
    functions: {
      NUMERAL: ([value]) => numeral(Number(value.valueOf())),
      MOVE: ([cell]) => moveName(Number(cell.valueOf())),
      PLAY: ([cell]) => played(Number(cell.valueOf())),
      CELL: ([cell]) => cellName(Number(cell.valueOf())),
      SPOKEN: ([cell]) => spokenCell(Number(cell.valueOf())),
      PATH: ([way]) => String(way.valueOf()).replace(/\d+/g, (branch) => number(Number(branch))),
    },
  });
  /** Is made for the first list, because that takes Chromium 20 ms. */
  let lister: Intl.ListFormat | undefined;
  const numbers = numberWriter(language, say);
  const { number, numeral } = numbers;
  const { nameCells, moveName, played, cellName, spokenCell } = cellNames(shape, say, number);
  const format = formatter(bundle, rightToLeft);
  add(source);

  /** @param more Messages in Fluent's syntax. */
  function add(more: string) {
    bundle.addResource(new FluentResource(keepTogether(more)));
  }

  function say(id: MessageId, values: MessageValues = {}) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    return format(pattern, values);
  }

  const knows = (id: string): id is MessageId => bundle.hasMessage(id);

  /** Says a message that a chapter or a table names. */
  function sayNamed(id: string, values?: MessageValues) {
    if (!knows(id)) throw new Error(`no message ${id}`);
    return say(id, values);
  }

  /** Gives the text of a message, and its attributes, such as a label. */
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

  /** Joins words as a list, which runs the way of the language, whatever its letters. */
  function list(items: readonly string[]) {
    lister ??= new Intl.ListFormat(language, { type: "unit", style: "short" });
    if (!rightToLeft || items.length < 2) return lister.format(items);
    const apart = items.map((item) => `${FIRST_STRONG}${item}${END}`);
    return `${RIGHT_TO_LEFT}${lister.format(apart)}${END}`;
  }

  /** Joins texts that may have commas of their own. */
  function clauses(items: readonly string[]) {
    const [text = "", ...rest] = items;
    return rest.reduce((first, second) => say("list-clauses", { first, second }), text);
  }

  return { ...numbers, language, nameCells, say, markup, knows, sayNamed, add, list, clauses };
}

/** The units of time, with their milliseconds. */
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
  /** Number formats by their options, kept because making one takes longer than using it. */
  const formats: Map<string, Intl.NumberFormat> = new Map();

  function number(value: number | bigint, options: Intl.NumberFormatOptions = {}) {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
    formats.set(key, format);
    return format.format(value);
  }

  /** Writes all digits without groups, and a minus as long as a plus. */
  function numeral(value: number) {
    if (value === Infinity) return "∞";
    if (value === -Infinity) return "−∞";
    const digits = number(Math.abs(value), { useGrouping: false, maximumFractionDigits: 20 });
    return value < 0 ? `−${digits}` : digits;
  }

  /**
   * Writes a time in the unit that suits it.
   * @param ms Milliseconds; null if no clock could measure it.
   * @param digits The significant digits: as many as were measured.
   */
  function duration(ms: number | null, { digits = 3 }: { digits?: number } = {}) {
    if (ms === null) return say("time-unknown");
    // Rounds first: 999.6 µs with three digits is 1 ms, not 1,000 µs.
    const rounded = Number(ms.toPrecision(digits));
    const [id, size] = UNITS.find(([, size]) => rounded >= size) ?? UNITS[UNITS.length - 1];
    return say(id, { value: number(rounded / size, { maximumSignificantDigits: digits }) });
  }

  /** Writes a ratio, with one decimal if it is below a hundred. */
  const ratio = (value: number) => number(value, { maximumFractionDigits: value < 100 ? 1 : 0 });

  return { number, numeral, duration, ratio };
}

/** @param first The game until another one is set. @param number Writes in the reader's digits. */
function cellNames(
  first: GameDescription | undefined,
  say: (id: MessageId, values: Record<string, string | number>) => string,
  number: (value: number) => string,
) {
  let shape = first;

  function nameCells(other: GameDescription) {
    shape = other;
  }

  function shapeNow() {
    if (!shape) throw new Error("no shape to name a cell of");
    return shape;
  }

  /** Names a move: a column in the reader's digits. */
  function moveName(cell: number) {
    const { gravity, moveNames } = shapeNow();
    return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
  }

  const played = (cell: number) =>
    say(shapeNow().gravity ? "play-column" : "play-cell", { move: moveName(cell) });

  /** Names a cell: with gravity b2 is not the name of a move. */
  const cellName = (cell: number) =>
    shapeNow().gravity ? spokenCell(cell) : shapeNow().names[cell];

  /** Names a cell by the column and the row that the engine names. */
  const spokenCell = (cell: number) => say("move-spoken", columnAndRow(shapeNow(), cell));

  return { nameCells, moveName, played, cellName, spokenCell };
}

/** Where values lie on the line of numbers, and which of them it names. Pure. */
import { unmarked } from "../base/typed-text.ts";
import type { Speech } from "../messages/catalogue.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Subject } from "../parts/tree/stage.ts";

type Mark = { value: number; label: string };

/** From the edge to ±∞. */
const EDGE = 28;
/** From one of what lies beyond all numbers to the next, as a share of the width, and at the most. */
const BEYOND = { share: 0.09, most: 90 };
/** About how wide a sign of a label is, and the room between two labels. */
const [SIGN, APART] = [7, 10];

/** Whether a value is a win beside estimates: it lies beyond all of them. */
const isWon = (record: SearchRecord, value: number) =>
  !record.isTree() && record.isLimited && record.isDecided(value);

/** The values that the line names, in order: ±∞, wins that lie beyond all estimates, and numbers. */
function valuesOf({ record }: Subject) {
  const numbers: Set<number> = new Set();
  const wins = { X: false, O: false };
  const take = (value: number) => {
    if (isWon(record, value)) wins[value > 0 ? "X" : "O"] = true;
    else numbers.add(value);
  };
  const values = record.isTree() ? record.tree.map(({ value }) => value) : record.trace.values;
  for (const value of values) if (value !== null) take(value);
  // A draw, or an even chance; in a written-out tree, it means nothing.
  if (!record.isTree() || numbers.size === 0) numbers.add(0);
  return { numbers: [...numbers].sort((one, other) => one - other), wins };
}

/**
 * @param width In pixels.
 * @returns Where a value lies, and what is named there.
 */
export function lineOf(
  subject: Subject,
  width: number,
  say: Speech["say"],
): { at: (value: number) => number; marks: Mark[] } {
  const { record, write } = subject;
  const { numbers, wins } = valuesOf(subject);
  const [least, most] = [numbers[0], numbers[numbers.length - 1]];
  const beyond = Math.min(BEYOND.most, width * BEYOND.share);
  const start = EDGE + (wins.O ? 2 : 1) * beyond;
  const end = width - EDGE - (wins.X ? 2 : 1) * beyond;
  const at = (value: number) => {
    if (value === -Infinity) return EDGE;
    if (value === Infinity) return width - EDGE;
    if (isWon(record, value)) return value > 0 ? end + beyond : start - beyond;
    if (least === most) return width / 2;
    return start + ((value - least) / (most - least)) * (end - start);
  };
  const mark = (value: number): Mark => ({ value, label: write(value) });
  const win = (player: "X" | "O"): Mark[] =>
    wins[player]
      ? [{ value: (player === "X" ? 1 : -1) * record.wins.least, label: say("wins", { player }) }]
      : [];
  const marks = [
    mark(-Infinity),
    ...win("O"),
    ...apart(numbers.map(mark), at),
    ...win("X"),
    mark(Infinity),
  ];
  return { at, marks };
}

/**
 * The first mark, the last, and of the others those whose labels do not touch.
 * @param marks In order.
 */
function apart(marks: Mark[], at: (value: number) => number) {
  const half = ({ label }: Mark) => (SIGN * unmarked(label).length) / 2;
  const touch = (one: Mark, next: Mark) =>
    at(next.value) - at(one.value) < half(one) + half(next) + APART;
  const seen: Mark[] = [];
  const last = marks[marks.length - 1];
  for (const mark of marks.slice(0, -1)) {
    const before = seen.at(-1);
    const isFree = !before || !touch(before, mark);
    if (isFree && (mark === marks[0] || !touch(mark, last))) seen.push(mark);
  }
  return [...seen, last];
}

/** Draws how long both searches take in a uniform tree, with alpha-beta in the best order. */
import { svgOf } from "./sized-drawing.ts";
import { drawScale } from "./scale.ts";
import { leastLeaves } from "../subject/uniform.ts";
import type { Words } from "../../messages/catalogue.ts";

/** A tree and a program that a reader sets. `speed` is in nodes per second. */
export type Reach = { branching: number; depth: number; speed: number };

/** Counts the nodes of a uniform tree, and those that alpha-beta visits in the best order. */
export function nodeCounts({ branching, depth }: Omit<Reach, "speed">) {
  const nodes = { all: 0, best: 0 };
  for (let ply = 0; ply <= depth; ply += 1) {
    nodes.all += branching ** ply;
    nodes.best += leastLeaves({ branching, depth: ply });
  }
  return nodes;
}

const UNITS = { year: 31_557_600, day: 86_400, hour: 3_600, minute: 60 };
const UNIVERSE_SECONDS = 13.8e9 * UNITS.year;
/** The axis counts microseconds, in powers of ten. */
const [MICRO, POWERS] = [1e6, 36];

export function reachView(reach: Reach, words: Words) {
  const { say, number, duration } = words;
  const { branching, depth, speed } = reach;
  const time = (seconds: number) => {
    const scale = Object.entries(UNITS).find(([, length]) => seconds >= length);
    if (!scale) return duration(1000 * seconds, { digits: 2 });
    const [unit, length] = scale;
    const style = { style: "unit", unit, unitDisplay: "long" } as const;
    return number(seconds / length, { ...style, maximumSignificantDigits: 2 });
  };
  const nodes = nodeCounts(reach);
  const row = (search: keyof typeof nodes) => ({
    label: say("reach-row", {
      search,
      nodes: number(nodes[search], { maximumSignificantDigits: 3 }),
    }),
    count: Math.max(1, (nodes[search] / speed) * MICRO),
    text: time(nodes[search] / speed),
    kind: search === "all" ? ("minimax" as const) : ("other" as const),
  });
  const marks = [
    { count: MICRO, text: duration(1000) },
    { count: UNITS.year * MICRO, text: time(UNITS.year) },
    { count: UNIVERSE_SECONDS * MICRO, text: say("reach-universe") },
  ];
  const rows = [row("all"), row("best")];
  const drawing = drawScale(rows, words, undefined, { powers: POWERS, marks });
  const [all, best] = rows.map(({ text }) => text);
  const sentence = say("reach-sentence", { branching, depth, speed, all, best });
  return { drawing: svgOf(drawing, sentence), sentence };
}

/** A figure in which a reader sets a tree and a speed, and sees how long both searches take. */
import { useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { direction } from "../../messages/languages.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { canvas } from "../drawing/canvas.ts";
import { drawScale } from "../drawing/scale.ts";
import { FigureFrame } from "./frame.tsx";
import { Slider } from "./slider.tsx";
import { powers } from "./uniform-tree.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { FigureProps, Reach, ReachData } from "./data.ts";

/** The ranges of the sliders. The speed is a power of ten. */
const RANGES = { branching: [2, 40], depth: [1, 12], speed: [3, 9] };

export function ReachFigure({ data, page }: FigureProps<ReachData>) {
  const { words, say, number } = useWords();
  const [reach, set] = useState(data.reach);
  const { drawing, sentence } = reachPicture(reach, words);
  const sliderOf = (name: keyof Reach) => {
    const isPower = name === "speed";
    const value = isPower ? Math.log10(reach.speed) : reach[name];
    const text = number(reach[name]);
    const choose = (to: number) => set({ ...reach, [name]: isPower ? 10 ** to : to });
    const label = say(isPower ? "reach-speed" : `uniform-${name}`);
    return <Slider key={name} range={RANGES[name]} {...{ label, value, text, choose }} />;
  };
  return (
    <FigureFrame
      {...{ data, page }}
      isAsking={false}
      said={sentence}
      picture={<Drawing shape={drawing} />}
      controls={<div class="slider in-row wraps">{keysOf(RANGES).map(sliderOf)}</div>}
    />
  );
}

/** Counts the nodes of a uniform tree, and those that alpha-beta visits in the best order. */
export function nodesOf({ branching, depth }: Omit<Reach, "speed">) {
  const plies = Array.from({ length: depth + 1 }, (_, ply) => powers({ branching, depth: ply }));
  const sum = (nodes: (up: number, down: number) => number) =>
    plies.reduce((total, [up, down]) => total + nodes(up, down), 0);
  return { all: sum((up, down) => up * down), best: sum((up, down) => up + down - 1) };
}

const UNITS = { year: 31_557_600, day: 86_400, hour: 3_600, minute: 60 };
const UNIVERSE = 13.8e9 * UNITS.year;
/** The axis counts microseconds, in powers of ten. */
const [MICRO, POWERS] = [1e6, 36];

export function reachPicture(reach: Reach, words: Speech) {
  const { say, number, duration, language } = words;
  const { branching, depth, speed } = reach;
  const time = (seconds: number) => {
    const found = Object.entries(UNITS).find(([, length]) => seconds >= length);
    if (!found) return duration(1000 * seconds, { digits: 2 });
    const [unit, length] = found;
    const style = { style: "unit", unit, unitDisplay: "long" } as const;
    return number(seconds / length, { ...style, maximumSignificantDigits: 2 });
  };
  const nodes = nodesOf(reach);
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
    { count: UNIVERSE * MICRO, text: say("reach-universe") },
  ];
  const rows = [row("all"), row("best")];
  const page = { rightToLeft: direction(language) === "rtl", number };
  const drawn = drawScale(rows, page, undefined, { powers: POWERS, marks });
  const [all, best] = rows.map(({ text }) => text);
  const sentence = say("reach-told", { branching, depth, speed, all, best });
  return { drawing: canvas(drawn, sentence), sentence };
}

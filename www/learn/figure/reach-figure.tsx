/** A figure in which a reader sets a tree and a speed, and sees how long both searches take. */
import { useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureFrame } from "./frame.tsx";
import { reachView, type Reach } from "../drawing/reach.ts";
import { Slider } from "./slider.tsx";
import type { FigureProps, ReachData } from "./figure-data.ts";

/** The ranges of the sliders. The speed is a power of ten. */
const RANGES = { branching: [2, 40], depth: [1, 12], speed: [3, 9] };

export function ReachFigure({ data, page }: FigureProps<ReachData>) {
  const { words, say, number } = useWords();
  const [reach, set] = useState(data.reach);
  const { drawing, sentence } = reachView(reach, words);
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
      {...{ data, page, sentence }}
      isAsking={false}
      drawing={<Drawing svg={drawing} />}
      controls={<div class="figure-slider in-row wraps">{keysOf(RANGES).map(sliderOf)}</div>}
    />
  );
}

/** A figure in which a reader sets a tree and a speed, and sees how long both searches take. */
import { useState } from "preact/hooks";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureFrame } from "./frame.tsx";
import { reachPicture } from "./reach.ts";
import { Slider } from "./slider.tsx";
import type { FigureProps, ReachData } from "./data.ts";

export function ReachFigure({ data, page }: FigureProps<ReachData>) {
  const { words, say, number } = useWords();
  const [reach, set] = useState(data.reach);
  const { branching, depth, speed } = reach;
  const { drawing, sentence } = reachPicture(reach, words);
  const slider = (label: string, range: [number, number], value: number, text: string) => ({
    ...{ label, min: range[0], max: range[1], value, text },
  });
  return (
    <FigureFrame
      {...{ data, page }}
      isAsking={false}
      said={sentence}
      picture={<Drawing shape={drawing} />}
      controls={
        <div class="slider in-row wraps">
          <Slider
            {...slider(say("uniform-branching"), [2, 40], branching, number(branching))}
            choose={(branching) => set({ ...reach, branching })}
          />
          <Slider
            {...slider(say("uniform-depth"), [1, 12], depth, number(depth))}
            choose={(depth) => set({ ...reach, depth })}
          />
          <Slider
            {...slider(say("reach-speed"), [3, 9], Math.log10(speed), number(speed))}
            choose={(power) => set({ ...reach, speed: 10 ** power })}
          />
        </div>
      }
    />
  );
}

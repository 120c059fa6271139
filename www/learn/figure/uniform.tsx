/** The tree of the best case, whose branching factor, depth and order of moves are sliders. */
import { useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { useAnswer } from "../../ui/answer.ts";
import { useWords } from "../../ui/words.tsx";
import { Slider } from "./slider.tsx";
import { LEAF_ORDERS } from "./uniform-tree.ts";
import type { FigurePage } from "./data.ts";
import type { Uniform } from "./uniform-tree.ts";

/** With more, a leaf would be less than a pixel wide. */
const REACH = { branching: [2, 4], depth: [2, 5], order: [0, LEAF_ORDERS.length - 1] };

export function useUniform(first: Uniform | undefined, page?: FigurePage) {
  const words = useWords();
  const [uniform, show] = useState(first);
  const moved = useAnswer(
    async () =>
      uniform && uniform !== first
        ? (await import("./machinery.ts")).uniformShown(uniform, words)
        : undefined,
    [uniform],
    (error) => page?.fail(error, () => show((again) => again && { ...again })),
  );
  const sliderOf = (name: keyof Uniform, values: Record<keyof Uniform, number>) => {
    const [min, max] = REACH[name];
    const value = values[name];
    const isOrder = name === "order";
    const text = isOrder ? words.say(`uniform-${LEAF_ORDERS[value]}`) : words.number(value);
    const choose = (to: number) =>
      show((uniform) => uniform && { ...uniform, [name]: isOrder ? LEAF_ORDERS[to] : to });
    const label = words.say(`uniform-${name}`);
    return <Slider key={name} {...{ label, min, max, value, text, choose }} />;
  };
  const sliders = uniform && (
    <div class="slider in-row wraps">
      {keysOf(REACH).map((name) =>
        sliderOf(name, { ...uniform, order: LEAF_ORDERS.indexOf(uniform.order) }),
      )}
    </div>
  );
  return { moved, sliders };
}

/** The tree of the best case, whose branching factor, depth and order of moves are sliders. */
import { useRef, useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { useWords } from "../../ui/words.tsx";
import { Slider } from "./slider.tsx";
import { LEAF_ORDERS } from "./uniform-tree.ts";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { FigurePage } from "./data.ts";
import type { Uniform } from "./uniform-tree.ts";

/** What the sliders reach: with more, a leaf would be less than a pixel wide. */
const REACH = { branching: [2, 4], depth: [2, 5], order: [0, LEAF_ORDERS.length - 1] };

/** @param first Nothing for a figure of another kind, which stays as it is. */
export function useUniform(
  first: Uniform | undefined,
  drawn: { drawing: SvgShape; said: string },
  page?: FigurePage,
) {
  const words = useWords();
  const [shown, show] = useState({ ...drawn, isMoved: false });
  const [uniform, setUniform] = useState(first);
  const wanted = useRef(uniform);
  if (!uniform) return { ...shown, sliders: null };

  async function draw(next: Uniform) {
    wanted.current = next;
    setUniform(next);
    try {
      const { searchedUniform, uniformPicture } = await import("./machinery.ts");
      const trace = await searchedUniform(next);
      if (wanted.current !== next) return;
      const { drawing, sentence } = uniformPicture(next, trace, words);
      show({ drawing, said: sentence, isMoved: true });
    } catch (error) {
      page?.fail(error, () => draw(next));
    }
  }
  const values = { ...uniform, order: LEAF_ORDERS.indexOf(uniform.order) };
  const sliders = (
    <div class="slider sliders">
      {keysOf(REACH).map((name) => {
        const [min, max] = REACH[name];
        const value = values[name];
        const text =
          name === "order" ? words.say(`uniform-${LEAF_ORDERS[value]}`) : words.number(value);
        return (
          <Slider
            key={name}
            label={words.say(`uniform-${name}`)}
            {...{ min, max, value, text }}
            choose={(to) => draw({ ...uniform, [name]: name === "order" ? LEAF_ORDERS[to] : to })}
          />
        );
      })}
    </div>
  );
  return { ...shown, sliders };
}

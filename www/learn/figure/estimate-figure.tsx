/** Asks for a number before it shows it: what part of a tree is visited, or how many nodes. */
import { useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Drawing, type Dress } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { placeOn } from "../drawing/scale.ts";
import { Answering, FigureFrame } from "./frame.tsx";
import { Slider } from "./slider.tsx";
import { LEAF_ORDERS, type Uniform } from "./uniform-tree.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { EstimateData, FigurePage, FigureProps } from "./data.ts";

/** An estimate by a slider from 0 to `most` that begins at `first`. */
interface Estimated {
  most: number;
  first: number;
  text: (at: number) => string;
  judged: (at: number) => string;
  /** Gives the distance of a number from the left of the drawing. */
  place?: (at: number) => number;
}

function shareOf({ number, say }: Speech): Estimated {
  const text = (at: number) => number(at / 100, { style: "percent" });
  return { most: 100, first: 50, text, judged: (at) => say("judged-said", { text: text(at) }) };
}

/** This many steps of the slider make a count ten times as high. */
const STEPS = 20;
/** An estimate is close to a number if neither is this many times the other. */
const CLOSE = 1.25;

/** Asks about a scale. The slider moves a mark along one row. */
function countOf(
  { count, powers, slips }: NonNullable<EstimateData["scale"]>,
  { number, say }: Speech,
): Estimated {
  // Digits beyond an estimate's precision are dropped.
  const countAt = (at: number) => Number((10 ** (at / STEPS)).toPrecision(2));
  const isClose = (said: number, other: number) => Math.max(said / other, other / said) < CLOSE;
  const most = powers * STEPS;
  return {
    most,
    first: most / 2,
    text: (at) => number(countAt(at)),
    place: (at) => placeOn(countAt(at), powers),
    judged(at) {
      const said = countAt(at);
      const idea = slips.find(({ count }) => isClose(said, count))?.told ?? "";
      const told = isClose(said, count) ? say("judged-close") : idea;
      return [say("judged-said", { text: number(said) }), told].join(" ").trim();
    },
  };
}

/** The ranges of the sliders. In a larger tree, a leaf would be less than a pixel wide. */
const REACH = { branching: [2, 4], depth: [2, 5], order: [0, LEAF_ORDERS.length - 1] };

/** The tree of the best case: its branching factor, depth and order of moves are sliders. */
function useUniform(first: Uniform | undefined, page?: FigurePage) {
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

export function EstimateFigure({ data, drawings, page }: FigureProps<EstimateData>) {
  const { words, say } = useWords();
  const { kind, scale, uniform } = data;
  const estimated = scale ? countOf(scale, words) : shareOf(words);
  const [at, setAt] = useState(estimated.first);
  /** Empty if the reader only wanted to see the answer, so that there is no mark. */
  const [judged, judge] = useState<string | null>(null);
  const isAsking = judged === null;
  const { moved, sliders } = useUniform(uniform, page);
  const marked: Dress = ({ attributes }) => {
    if (!page || attributes.class !== "mark") return undefined;
    if (judged === "") return null;
    return { props: { transform: `translate(${estimated.place?.(at)} 0)` } };
  };
  return (
    <FigureFrame
      {...{ data, page, isAsking }}
      isGiven
      said={moved?.sentence ?? `${judged ?? ""} ${data.sentence}`.trim()}
      above={
        kind !== "map" && (
          <p class="figure-key">
            {kind === "scale" ? (
              say("figure-scale-tenfold")
            ) : (
              <>
                <span class="key-alpha-beta">{say("uniform-visited")}</span>{" "}
                <span>{say("uniform-skipped")}</span>
              </>
            )}
          </p>
        )
      }
      picture={
        <Answering
          isAsking={isAsking}
          before={<Drawing shape={drawings[0]} dress={marked} />}
          after={<Drawing shape={moved?.drawing ?? drawings[1]} dress={marked} />}
        />
      }
      controls={sliders}
      question={
        <div class="slider in-row wraps">
          <Slider
            label={say("ask-share-label")}
            {...{ min: 0, max: estimated.most, value: at, text: estimated.text(at) }}
            choose={setAt}
          />
          <button type="button" class="primary" onClick={() => judge(estimated.judged(at))}>
            {say("check")}
          </button>
          <button type="button" onClick={() => judge("")}>
            {say("figure-show")}
          </button>
        </div>
      }
    />
  );
}

/** Asks for a number before it shows it: what part of a tree is visited, or how many nodes. */
import { useState } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { useAsync } from "../../ui/async.ts";
import { Drawing, type Extras } from "../../ui/drawing.tsx";
import { Button } from "../../page/buttons.tsx";
import { useWords } from "../../ui/words.tsx";
import { countGuess, shareGuess } from "./guess.ts";
import { BeforeAndAfter, FigureFrame } from "./frame.tsx";
import { Slider } from "./slider.tsx";
import { LEAF_ORDERS, type UniformTree } from "../subject/uniform.ts";
import type { GuessData, FigurePage, FigureProps } from "./figure-data.ts";

export function GuessFigure({ data, drawings, page }: FigureProps<GuessData>) {
  const { words, say } = useWords();
  const { kind } = data;
  const guess = kind === "scale" ? countGuess(data.scale, words) : shareGuess(words);
  const [at, setAt] = useState(guess.first);
  /** Empty if the reader only wanted to see the answer, so that there is no mark. */
  const [feedback, setFeedback] = useState<string | null>(null);
  const isAsking = feedback === null;
  const { uniform, setUniform, moved } = useUniformTree(data, page);
  const marked: Extras = ({ attributes }) => {
    if (!page || attributes.class !== "figure-mark") return undefined;
    if (feedback === "") return null;
    return { props: { transform: `translate(${guess.x?.(at)} 0)` } };
  };
  return (
    <FigureFrame
      {...{ data, page, isAsking }}
      isAnswered
      sentence={moved?.sentence ?? `${feedback ?? ""} ${data.sentence}`.trim()}
      above={kind !== "map" && <Key kind={kind} />}
      drawing={
        <BeforeAndAfter
          isAsking={isAsking}
          before={<Drawing svg={drawings[0]} extras={marked} />}
          after={<Drawing svg={moved?.drawing ?? drawings[1]} extras={marked} />}
        />
      }
      controls={uniform && <UniformSliders tree={uniform} set={setUniform} />}
      answers={
        <div class="figure-slider in-row wraps">
          <Slider
            label={say("guess-label")}
            range={[0, guess.most]}
            value={at}
            text={guess.text(at)}
            choose={setAt}
          />
          <Button say="check" class="primary" press={() => setFeedback(guess.feedback(at))} />
          <Button say="figure-show" press={() => setFeedback("")} />
        </div>
      }
    />
  );
}

/** The tree that a reader has set. The build has drawn the first one. */
function useUniformTree(data: GuessData, page?: FigurePage) {
  const { words } = useWords();
  const first = data.kind === "uniform" ? data.uniform : undefined;
  const [uniform, setUniform] = useState(first);
  const moved = useAsync(
    async () => {
      if (!uniform || uniform === first) return undefined;
      return (await import("./figure-at.ts")).uniformSearchView(uniform, words);
    },
    [uniform],
    (error) => page?.showFailure(error, () => setUniform((again) => again && { ...again })),
  );
  return { uniform, setUniform, moved };
}

/** Explains the axis of a scale, or the colours of a tree. */
function Key({ kind }: { kind: "scale" | "uniform" }) {
  const { say } = useWords();
  if (kind === "scale") return <p class="figure-key">{say("figure-scale-tenfold")}</p>;
  return (
    <p class="figure-key">
      <span class="key-alpha-beta">{say("uniform-visited")}</span>{" "}
      <span>{say("uniform-skipped")}</span>
    </p>
  );
}

/** The ranges of the sliders. In a larger tree, a leaf would be less than a pixel wide. */
const RANGES = { branching: [2, 4], depth: [2, 5], order: [0, LEAF_ORDERS.length - 1] };

/** The tree of the best case: its branching factor, depth and order of moves are sliders. */
function UniformSliders({ tree, set }: { tree: UniformTree; set: (tree: UniformTree) => void }) {
  const { say, number } = useWords();
  const sliderOf = (name: keyof UniformTree) => {
    const isOrder = name === "order";
    const value = isOrder ? LEAF_ORDERS.indexOf(tree.order) : tree[name];
    const text = isOrder ? say(`uniform-${tree.order}`) : number(value);
    const choose = (to: number) => set({ ...tree, [name]: isOrder ? LEAF_ORDERS[to] : to });
    const label = say(`uniform-${name}`);
    return <Slider key={name} range={RANGES[name]} {...{ label, value, text, choose }} />;
  };
  return <div class="figure-slider in-row wraps">{keysOf(RANGES).map(sliderOf)}</div>;
}

/** The limits of the searches: the depth to which both are compared, the time, and the memory of the table. Below them, the engine. */
import { useState } from "preact/hooks";
import { Select } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { EngineLine } from "../card/engine-line.tsx";
import { comparedDepth, offeredDepths } from "../questions/costs.ts";
import { BUDGETS, MEMORIES, limits } from "../questions/limits.ts";
import { position } from "../game/state.ts";
import type { Idea } from "../card/ideas.ts";
import type { PlayProps } from "../game/play.ts";

interface LimitsProps extends PlayProps {
  /** The idea that decides the position; null if there is none. */
  idea?: Idea | null;
  isExplained: boolean;
  explain: (isExplained: boolean) => void;
}

export function Limits({ state, play, idea, isExplained, explain }: LimitsProps) {
  const { controller, runner } = play;
  const { say } = useWords();
  const [{ budget, memoryMb }, show] = useState(limits.now);
  const { longest } = state.shape;
  const depths = position(state) ? offeredDepths(state) : [];
  const name = (depth: number) =>
    depth === longest ? say("to-the-end") : say("think-depth", { depth });
  const choose = (change: Parameters<typeof limits.prefer>[0]) => {
    limits.prefer(change);
    show(limits.now);
  };
  return (
    <>
      <label for="compare-depth">{say("depth-label")}</label>
      <Select
        id="compare-depth"
        choices={depths.map((depth) => [depth, name(depth)] as const)}
        value={comparedDepth(state)}
        choose={(depth) => controller.look({ depth })}
      />
      <label for="think-budget">{say("time-label")}</label>
      <Select
        id="think-budget"
        choices={BUDGETS.map((one) => [String(one), timeName(one)] as const)}
        value={String(budget)}
        choose={(chosen) => {
          const budget = BUDGETS.find((one) => String(one) === chosen) ?? null;
          choose({ budget });
          runner.want("look", budget);
        }}
      />
      <label for="think-memory">{say("think-memory")}</label>
      <Select
        id="think-memory"
        choices={MEMORIES.map((mb) => [mb, say("think-megabytes", { mb })] as const)}
        value={memoryMb}
        choose={(memoryMb) => choose({ memoryMb })}
      />
      <EngineLine state={state} play={play} />
      <div class="idea-box" hidden={!idea}>
        <button
          type="button"
          class="idea-why"
          aria-pressed={isExplained}
          onClick={() => explain(!isExplained)}
        >
          {say("idea-button")}
        </button>
        <p role="status">{isExplained && idea?.text}</p>
      </div>
    </>
  );

  function timeName(budget: number | null) {
    if (budget === null) return say("think-until-done");
    return say("think-seconds", { seconds: budget / 1000 });
  }
}

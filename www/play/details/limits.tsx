/** The tab "limits": depth, time and memory of searches, the solver, and the reason. */
import { Button } from "../../page/buttons.tsx";
import { Select } from "../../ui/field.tsx";
import { say, words } from "../../messages/index.ts";
import { SolverPanel } from "./solver-panel.tsx";
import { positionReason } from "./reason.ts";
import { comparedDepth, offeredDepths } from "../questions/depths.ts";
import { BUDGETS_MS, MEMORIES, setLimits } from "../state/search-limits.ts";
import { positionOf } from "../../game/state.ts";
import type { PlayProps } from "../game/play-props.ts";

export function Limits(props: PlayProps) {
  const { state, play } = props;
  const depthName = (depth: number) =>
    depth === state.shape.longest ? say("to-the-end") : say("solver-depth", { depth });
  const budgetName = (ms: number | null) =>
    ms === null ? say("solver-until-done") : say("solver-seconds", { seconds: ms / 1000 });
  const depths = positionOf(state) ? offeredDepths(state) : [];
  return (
    <>
      <label for="compare-depth">{say("depth-label")}</label>
      <Select
        id="compare-depth"
        choices={depths.map((depth) => [depth, depthName(depth)] as const)}
        value={comparedDepth(state)}
        choose={(depth) => play.controller.changeView({ depth })}
      />
      <label for="solver-budget">{say("time-label")}</label>
      <Select
        id="solver-budget"
        choices={BUDGETS_MS.map((one) => [String(one), budgetName(one)] as const)}
        value={String(state.limits.budgetMs)}
        choose={(chosen) => {
          const budgetMs = BUDGETS_MS.find((one) => String(one) === chosen) ?? null;
          setLimits(play.store, { budgetMs });
          play.runner.wish("search", budgetMs);
        }}
      />
      <label for="solver-memory">{say("solver-memory")}</label>
      <Select
        id="solver-memory"
        choices={MEMORIES.map((mb) => [mb, say("solver-megabytes", { mb })] as const)}
        value={state.limits.memoryMb}
        choose={(memoryMb) => setLimits(play.store, { memoryMb })}
      />
      <SolverPanel {...props} />
      <ReasonBox {...props} />
    </>
  );
}

/** Shows the reason for the result of the position. */
function ReasonBox({ state, play: { controller } }: PlayProps) {
  const { isReasonShown } = state;
  const reason = positionReason(words, state);
  return (
    <div class="reason-box stack tight start wide" hidden={!reason}>
      <Button
        say="reason-button"
        class="no-print"
        aria-pressed={isReasonShown}
        press={() => controller.changeView({ isReasonShown: !isReasonShown })}
      />
      <p role="status">{isReasonShown && reason?.text}</p>
    </div>
  );
}

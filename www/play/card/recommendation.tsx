/** The recommended move on the card of Play, and its value. */
import { useWords } from "../../ui/words.tsx";
import { showsAnswers } from "../../game/state.ts";
import { factsOf, type Phase, type State } from "../state/play-state.ts";
import type { Ending } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";
import type { Finding } from "../state/finding.ts";

export function Recommendation({ state, hasValue }: { state: State; hasValue: boolean }) {
  const { words, say } = useWords();
  const isShown = showsAnswers(state);
  const { finding } = factsOf(state);
  const best = finding?.best == null ? "none" : finding.isBestProved ? "proved" : "so-far";
  return (
    <p
      id="recommendation"
      class={isShown ? "recommendation" : "recommendation off"}
      data-ready={finding ? "yes" : "no"}
      data-best={best}
    >
      <svg class="card-flag" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 3v18M5 4h13l-4 4.5 4 4.5H5" />
      </svg>{" "}
      <span class="advice">{say("recommendation-label")}</span>{" "}
      <span key={best} id="recommendation-move" class="best-move">
        {isShown
          ? moveText(words, state, finding)
          : say(state.isRetrying ? "answers-trying" : "answers-hidden")}
      </span>{" "}
      <span id="value" class="card-value">
        {hasValue && isShown && best !== "none" && finding?.result
          ? say("recommendation-worth", { worth: valueText(words, finding.result) })
          : ""}
      </span>
    </p>
  );
}

function noMoveText({ say }: Words, { hasFailed, phases }: State) {
  const phase: Phase | undefined = hasFailed ? "failed" : (phases.search ?? phases.replySearch);
  if (!phase) return "";
  if (phase === "failed") return say("recommendation-failed");
  const isOver = phase === "stopped" || phase === "spent";
  return say(isOver ? "recommendation-none" : "recommendation-waiting");
}

function moveText(words: Words, state: State, finding: Finding | null) {
  if (!finding || finding.best === null) return noMoveText(words, state);
  const values = { cell: finding.best };
  if (!finding.isBestProved) return words.say("recommendation-so-far", values);
  return words.say(state.shape.gravity ? "recommendation-column" : "cell-name", values);
}

function valueText({ say }: Words, { outcome, plies }: Ending) {
  return outcome === "draw" ? say("value-draw") : say(`hint-${outcome}`, { plies });
}

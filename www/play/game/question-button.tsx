/** The button that asks a question without a time limit, or stops it. */
import { Button } from "../../page/buttons.tsx";
import type { Play } from "./play-props.ts";
import type { Phase, QuestionName } from "../state/play-state.ts";

type ButtonProps = { play: Play; name: QuestionName; phase: Phase; label: MessageId };

/** @param label The label, unless the question is asked or has failed. */
export function QuestionButton({ play: { runner, notices }, name, phase, label }: ButtonProps) {
  const runs = phase === "running";
  function press() {
    if (runs) return runner.stop(name);
    notices.restartFailedEngine();
    runner.wish(name, null);
  }
  return (
    <Button
      say={runs ? "stop" : phase === "failed" ? "retry-button" : label}
      id={`ask-${name}`}
      class="no-print"
      hidden={phase === "idle" || phase === "done"}
      press={press}
    />
  );
}

import { useWords } from "../../ui/words.tsx";
import type { Play } from "../game/play.ts";
import type { Phase } from "../game/state.ts";

/**
 * The button that has a question asked until it is answered, and that stops it meanwhile.
 * @param goOn The message that the button shows while the question rests.
 */
export function QuestionButton({
  runner,
  name,
  phase,
  goOn,
}: {
  runner: Play["runner"];
  name: string;
  phase: Phase;
  goOn: MessageId;
}) {
  const runs = phase === "looking";
  return (
    <button
      type="button"
      id={`ask-${name}`}
      hidden={phase === "idle" || phase === "done"}
      onClick={() => (runs ? runner.stop(name) : runner.want(name, null))}
    >
      {useWords().say(runs ? "stop" : phase === "failed" ? "retry-button" : goOn)}
    </button>
  );
}

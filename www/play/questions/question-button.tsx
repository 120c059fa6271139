import { useWords } from "../../ui/words.tsx";
import type { Play } from "../game/play.ts";
import type { Phase } from "../game/state.ts";

/**
 * The button that has a question asked until it is answered, and that stops it meanwhile.
 * @param goOn The message that the button shows while the question rests.
 */
export function QuestionButton({
  play: { runner, notices },
  name,
  phase,
  goOn,
}: {
  play: Play;
  name: string;
  phase: Phase;
  goOn: MessageId;
}) {
  const runs = phase === "looking";
  function press() {
    if (runs) return runner.stop(name);
    // After a failure, the engine starts again with the question.
    notices.wake();
    runner.want(name, null);
  }
  return (
    <button
      type="button"
      id={`ask-${name}`}
      hidden={phase === "idle" || phase === "done"}
      onClick={press}
    >
      {useWords().say(runs ? "stop" : phase === "failed" ? "retry-button" : goOn)}
    </button>
  );
}

/** The idea that decides the position: what asks for it, and its sentence. */
import { useWords } from "../../ui/words.tsx";
import type { Idea } from "./ideas.ts";

export interface IdeaProps {
  /** Null if there is none. */
  idea?: Idea | null;
  isExplained: boolean;
  explain: (isExplained: boolean) => void;
}

export function IdeaBox({ idea, isExplained, explain }: IdeaProps) {
  const { say } = useWords();
  return (
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
  );
}

/** The idea that decides the position: what asks for it, and its sentence. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useWords } from "../../ui/words.tsx";
import type { PlayProps } from "../game/play.ts";
import type { Idea } from "./ideas.ts";

export function IdeaButton({
  play,
  isExplained,
  explain,
}: Pick<PlayProps, "play"> & {
  isExplained: boolean;
  explain: (isExplained: boolean) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // When it goes with the focus in it, the board has that.
  useLayoutEffect(
    () => () => void (button.current === document.activeElement && play.focus.cell()),
    [],
  );
  return (
    <button
      ref={button}
      type="button"
      class="idea-why"
      aria-pressed={isExplained}
      onClick={() => explain(!isExplained)}
    >
      {useWords().say("idea-button")}
    </button>
  );
}

export function IdeaText({ idea }: { idea: Idea }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box} class="idea-box">
      <p role="status">{idea.text}</p>
    </div>
  );
}

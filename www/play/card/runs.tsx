/** Where a computer waits for a press before it moves, or plays against another: what has it go on, pause, or move once. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { part } from "../../page/parts.ts";
import { Icon } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { computerPlays, computerToMove, computersOnly } from "../game/state.ts";
import type { PlayProps } from "../game/play.ts";
import type { State } from "../game/state.ts";

const isWaiting = (state: State) => computerToMove(state) && !computerPlays(state) && !state.setup;

/** Whether there is something to go on with, or to pause. */
export const hasRuns = (state: State) =>
  isWaiting(state) || (computersOnly(state.settings) && computerPlays(state));

export function Runs({ state, play: { controller, store } }: PlayProps) {
  const { say, markup } = useWords();
  const waits = isWaiting(state);
  const box = useRef<HTMLSpanElement>(null);
  // When a game ends, the board has the focus of the buttons.
  useLayoutEffect(() => {
    const { current } = box;
    return () => void (current?.contains(document.activeElement) && part("cell-0").focus());
  }, []);
  async function press() {
    await (waits ? controller.goOn() : controller.pause());
    if (!hasRuns(store.state)) part("cell-0").focus();
  }
  return (
    <span ref={box} class="runs">
      <button type="button" id="run" class={waits ? "primary" : undefined} onClick={press}>
        <Icon name={waits ? "play" : "pause"} />
        <span>{say(waits ? "resume" : "pause-button")}</span>
      </button>
      {computersOnly(state.settings) && (
        <button
          type="button"
          id="step"
          aria-disabled={!waits}
          onClick={() => waits && controller.step()}
          {...markup("step-button").attributes}
        >
          <Icon name="step-forward" />
          <span>{say("step-button")}</span>
        </button>
      )}
    </span>
  );
}

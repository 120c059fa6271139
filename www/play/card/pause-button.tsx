/** The button that continues or pauses the moves of the computer. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { elementOf } from "../../page/roots.ts";
import { Icon } from "../../page/buttons.tsx";
import { say } from "../../messages/index.ts";
import { isComputerToMove } from "../../game/state.ts";
import { hasOnlyComputers, isReplyDue, type State } from "../state/play-state.ts";
import type { PlayProps } from "../game/play-props.ts";

const isWaiting = (state: State) => isComputerToMove(state) && !isReplyDue(state) && !state.setup;

/** True if a computer waits for a click, or two computers play. */
export const hasPauseButton = (state: State) =>
  isWaiting(state) || (hasOnlyComputers(state.settings) && isReplyDue(state));

export function PauseButton({ state, play: { controller } }: PlayProps) {
  const waits = isWaiting(state);
  const button = useRef<HTMLButtonElement>(null);
  // The board gets the focus when the button disappears.
  useLayoutEffect(() => {
    const { current } = button;
    return () => void (current === document.activeElement && elementOf("cell-0").focus());
  }, []);
  return (
    <button
      ref={button}
      type="button"
      id="pause"
      class={waits ? "primary" : undefined}
      onClick={() => (waits ? controller.resume() : controller.pause())}
    >
      <Icon name={waits ? "play" : "pause"} />
      <span>{say(waits ? "resume" : "pause-button")}</span>
    </button>
  );
}

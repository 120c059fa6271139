/** The choice of who plays each side, below its button, and what each level does. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { LEVELS, kindOf } from "./state.ts";
import type { RefObject } from "preact";
import type { PlayProps } from "./play.ts";

const SIDES = ["X", "O"] as const;

/** @param button Opens it, and gets the focus back. */
export function Players({
  state,
  play: { controller },
  isOpen,
  open,
  button,
}: PlayProps & {
  isOpen: boolean;
  open: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}) {
  const { say, markup } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLSelectElement>(null);
  function close() {
    open(false);
    button.current?.focus();
  }
  useEffect(() => {
    if (!isOpen) return;
    first.current?.focus();
    const over = new AbortController();
    // Escape closes it, and a click elsewhere.
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), over);
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && [box, button].some(({ current }) => current?.contains(target));
    document.addEventListener("click", ({ target }) => !isInside(target) && open(false), over);
    return () => over.abort();
  }, [isOpen]);
  return (
    <div
      ref={box}
      id="players"
      class="players"
      role="group"
      hidden={!isOpen}
      {...markup("players").attributes}
    >
      {SIDES.map((side) => {
        const id = side.toLowerCase();
        const played = state.settings.players[side];
        const isBroken = state.shape.exhaustive && state.bug !== null && played === "perfect";
        return [
          <label for={`player-${id}`}>{side}</label>,
          <select
            ref={side === "X" ? first : undefined}
            id={`player-${id}`}
            aria-describedby={`level-${id}`}
            value={played}
            onChange={({ currentTarget: { selectedIndex } }) =>
              controller.setPlayer(side, LEVELS[selectedIndex])
            }
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`player-${kindOf(state, level)}`)}
              </option>
            ))}
          </select>,
          <p id={`level-${id}`} class="explained">
            {say(isBroken ? "level-broken" : `level-${kindOf(state, played)}`)}
          </p>,
        ];
      })}
      <button
        type="button"
        id="swap"
        {...markup("swap-button").attributes}
        onClick={() => {
          close();
          controller.swapSides();
        }}
      >
        <Icon name="arrow-left-right" />
        <span>{say("swap-button")}</span>
      </button>
    </div>
  );
}

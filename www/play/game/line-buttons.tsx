/** Shows a line on the board instead of the game, with buttons to step through it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { answerer } from "../../engine/workers.ts";
import { say, words } from "../../messages/index.ts";
import { elementOf } from "../../page/roots.ts";
import { Icon } from "../../page/buttons.tsx";
import { stepText } from "../../parts/line/played-line.ts";
import type { RefObject } from "preact";
import type { Play, PlayProps } from "./play-props.ts";
import type { State } from "../state/play-state.ts";

type Variation = NonNullable<State["variation"]>;

/** Shows the line's position after `at` moves. */
function go({ store, controller }: Play, line: Omit<Variation, "text" | "at">, at: number) {
  const { shape } = store.state;
  const { positions, moves, from } = line;
  const rest = { shape, moves: moves.slice(from), positions: positions.slice(from) };
  const start = () => say("line-start", { number: from, cell: moves[from - 1] });
  const text = at === from ? start() : stepText(words, rest, at - from);
  controller.setVariation({ ...line, at, text });
}

/**
 * Shows a line that starts after the first `from` moves of the game. Does nothing if the game
 * changes before the engine answers.
 */
export async function showLine(play: Play, from: number, more: readonly number[]) {
  const { store, notices } = play;
  const { line, positions, shape } = store.state;
  const { board } = positions[from];
  // The engine answers in order, so the last line that was requested is shown last.
  const replay = await answerer()
    .request("replay", [board, [...more], { game: shape.game }])
    .catch(() => notices.show({ id: "review-failed" }));
  if (!replay || store.state.line !== line) return;
  const variation = {
    from,
    positions: [...positions.slice(0, from), ...replay.positions],
    moves: [...line.moves.slice(0, from), ...more],
  };
  // The position before the move comes first, so that the stone appears to be played.
  go(play, variation, from);
  if (more.length > 0) go(play, variation, from + 1);
}

export function LineButtons({ state: { variation }, play }: PlayProps) {
  const isOpen = variation !== null;
  const [box, next] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    next.current?.focus({ preventScroll: true });
    for (const id of ["stage", "turn"]) elementOf(id).scrollIntoView({ block: "nearest" });
    return () => {
      const isInside = box.current?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  const name = say("line-buttons");
  return (
    <div ref={box} class="play-tools no-print" role="group" aria-label={name} hidden={!isOpen}>
      <StepButtons
        from={variation?.from ?? 0}
        at={variation?.at ?? 0}
        to={variation?.moves.length ?? 0}
        go={(at) => variation && go(play, variation, at)}
        {...{ next, class: "play-tool" }}
      />
      <button
        type="button"
        class="play-tool primary"
        onClick={() => play.controller.setVariation(null)}
      >
        <Icon name="x" />
        <span>{say("line-close")}</span>
      </button>
    </div>
  );
}

type StepButtonsProps = Record<"from" | "at" | "to", number> & {
  go: (at: number) => void;
  /** Is set to the button of the next move. */
  next?: RefObject<HTMLButtonElement | null>;
  class?: string;
};

export function StepButtons({ from, at, to, go, next, ...look }: StepButtonsProps) {
  const steps = [
    ["line-first", "skip-back", from],
    ["line-back", "step-back", at - 1],
    ["next", "step-forward", at + 1],
    ["line-last", "skip-forward", to],
  ] as const;
  return steps.map(([id, icon, target]) => {
    const isPossible = target !== at && target >= from && target <= to;
    return (
      <button
        key={id}
        ref={id === "next" ? next : undefined}
        type="button"
        {...look}
        aria-label={say(id)}
        aria-disabled={!isPossible}
        onClick={() => isPossible && go(target)}
      >
        <Icon name={icon} />
        <span>{say(id)}</span>
      </button>
    );
  });
}

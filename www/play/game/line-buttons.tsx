/**
 * A line of best play on the board, in place of the game: one goes through it by buttons that stand where
 * those of the game were, and comes back to the game as it was.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { answering } from "../../engine/workers.ts";
import { words } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { Icon } from "../../page/site.tsx";
import { stepText } from "../../parts/line/words.ts";
import { useWords } from "../../ui/words.tsx";
import type { IconName } from "../../page/icon-names.ts";
import type { Play, PlayProps } from "./play.ts";
import type { State } from "./state.ts";

type Aside = NonNullable<State["aside"]>;

/** The buttons, and where each leads: from one place of a line, which has a first and a last one. */
const STEPS: [MessageId, IconName, (aside: Aside) => number][] = [
  ["best-play-first", "skip-back", ({ from }) => from],
  ["best-play-back", "step-back", ({ at }) => at - 1],
  ["next", "step-forward", ({ at }) => at + 1],
  ["best-play-last", "skip-forward", ({ moves }) => moves.length],
];
const NEXT = "next";

/** Where a button leads; null if that is where the line is, or beyond its ends. */
function targetOf(aside: Aside, to: (aside: Aside) => number) {
  const { at, from, moves } = aside;
  const target = to(aside);
  return target === at || target < from || target > moves.length ? null : target;
}

/** Shows a place of a line. */
function go({ store, controller }: Play, line: Omit<Aside, "text" | "at">, at: number) {
  const { shape } = store.state;
  const { positions, moves, from } = line;
  const played = { shape, moves: moves.slice(from), positions: positions.slice(from) };
  const start = () => words.say("line-start", { number: from, cell: moves[from - 1] });
  const text = at === from ? start() : stepText(words, played, at - from);
  controller.setAside({ ...line, at, text });
}

/** What was asked for last is shown. */
let asked = new AbortController();

/**
 * Plays the first of some moves after the beginning of the game; the others follow step by step. Nothing comes of
 * it if the engine fails, or if another game is there by then.
 * @param from How many moves of the game come first.
 */
export async function showLine(play: Play, from: number, more: readonly number[]) {
  const { store, notices } = play;
  const { game, positions, shape } = store.state;
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const { board } = positions[from];
  const found = await answering()
    .request("replay", [board, [...more], { game: shape.game }], { signal })
    .catch(() => signal.aborted || notices.say({ id: "game-review-failed" }));
  if (typeof found !== "object" || store.state.game !== game) return;
  const line = {
    from,
    positions: [...positions.slice(0, from), ...found.positions],
    moves: [...game.moves.slice(0, from), ...more],
  };
  // First without it, so that its stone is drawn.
  go(play, line, from);
  if (more.length > 0) go(play, line, from + 1);
}

export function LineButtons({ state: { aside }, play }: PlayProps) {
  const { say } = useWords();
  const isOpen = aside !== null;
  const [box, next] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    next.current?.focus({ preventScroll: true });
    for (const id of ["stage", "turn"]) part(id).scrollIntoView({ block: "nearest" });
    return () => {
      const isInside = box.current?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return (
    <div
      ref={box}
      class="transport line"
      role="group"
      aria-label={say("line-buttons")}
      hidden={!isOpen}
    >
      {STEPS.map(([id, icon, to]) => {
        const target = aside && targetOf(aside, to);
        return (
          <button
            key={id}
            ref={id === NEXT ? next : undefined}
            type="button"
            aria-disabled={target === null}
            onClick={() => aside && target !== null && go(play, aside, target)}
          >
            <Icon name={icon} />
            <span>{say(id)}</span>
          </button>
        );
      })}
      <button type="button" class="primary" onClick={() => play.controller.setAside(null)}>
        <Icon name="x" />
        <span>{say("line-close")}</span>
      </button>
    </div>
  );
}

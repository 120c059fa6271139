/**
 * A line of best play on the board, in place of the game: one goes through it by buttons that stand where
 * those of the game were, and comes back to the game as it was.
 */
import { answering } from "../../engine/workers.ts";
import { button, make } from "../../base/elements.ts";
import { say, words } from "../../messages/index.ts";
import { icon } from "../../page/icon.ts";
import { part } from "../../page/parts.ts";
import { stepText } from "../../parts/line/words.ts";
import type { IconName } from "../../page/icon-names.ts";
import type { Controller } from "./controller.ts";
import type { Store } from "./store.ts";
import type { Turns } from "./turns.ts";
import type { GameState } from "../../game/state.ts";

export type LineOnBoard = ReturnType<typeof lineOnBoard>;

type Aside = NonNullable<GameState["aside"]>;

/** The buttons, and where each leads: from one place of a line, which has a first and a last one. */
const STEPS: [MessageId, IconName, (at: number, first: number, last: number) => number][] = [
  ["best-play-first", "skip-back", (_, first) => first],
  ["best-play-back", "step-back", (at) => at - 1],
  ["next", "step-forward", (at) => at + 1],
  ["best-play-last", "skip-forward", (_at, _first, last) => last],
];
const NEXT = 2;

export function lineOnBoard(controller: Controller, turns: Turns, store: Store) {
  /** The moves of the game before the line. */
  let from = 0;
  /** What the line was asked for by. */
  let opener: Element | null = null;
  let asked = new AbortController();
  const steps = STEPS.map(([id, shape], index) =>
    toolOf(id, shape, () => {
      const { aside } = store.state;
      const target = aside && targetOf(aside, index);
      if (aside && target !== null) go(aside, target);
    }),
  );
  const close = toolOf("line-close", "x", () => controller.setAside(null));
  close.className = "primary";
  const names = { class: "transport line", role: "group", "aria-label": say("line-buttons") };
  const box = make("div", { ...names, hidden: true }, ...steps, close);
  part("game-buttons").after(box);

  /** Where a button leads; null if it is there already. */
  function targetOf({ at, moves }: Aside, index: number) {
    const target = STEPS[index][2](at, from, moves.length);
    return target === at || target < from || target > moves.length ? null : target;
  }

  function go({ positions, moves }: Pick<Aside, "positions" | "moves">, at: number) {
    const { shape } = store.state;
    const line = { shape, moves: moves.slice(from), positions: positions.slice(from) };
    const start = () => say("line-start", { number: from, cell: moves[from - 1] });
    const text = at === from ? start() : stepText(words, line, at - from);
    controller.setAside({ positions, moves, at, text });
  }

  /**
   * Plays the first of some moves after the beginning of the game; the others follow step by step. Nothing comes of
   * it if the engine fails, or if another game is there by then.
   * @param at How many moves of the game come first.
   */
  async function show(at: number, more: readonly number[]) {
    const { game, positions, shape } = store.state;
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const { board } = positions[at];
    const found = await answering()
      .request("replay", [board, [...more], { game: shape.game }], { signal })
      .catch(() => signal.aborted || turns.say({ id: "game-review-failed" }));
    if (typeof found !== "object" || store.state.game !== game) return;
    const line = {
      positions: [...positions.slice(0, at), ...found.positions],
      moves: [...game.moves.slice(0, at), ...more],
    };
    from = at;
    opener = document.activeElement;
    // First without it, so that its stone is drawn.
    go(line, from);
    if (more.length > 0) go(line, from + 1);
  }

  function render({ aside }: GameState) {
    const opens = box.hidden && aside !== null;
    const closes = !box.hidden && aside === null && box.contains(document.activeElement);
    box.hidden = aside === null;
    part("game-buttons").hidden = aside !== null;
    if (opens) {
      steps[NEXT].focus({ preventScroll: true });
      for (const id of ["board", "turn"]) part(id).scrollIntoView({ block: "nearest" });
    }
    if (closes && opener instanceof HTMLElement) opener.focus();
    for (const [index, step] of steps.entries())
      if (aside) step.setAttribute("aria-disabled", String(targetOf(aside, index) === null));
  }
  return { show, render };
}

function toolOf(id: MessageId, shape: IconName, does: () => void) {
  const tool = button("", does);
  tool.append(icon(shape), make("span", {}, say(id)));
  return tool;
}

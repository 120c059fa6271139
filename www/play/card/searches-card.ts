/**
 * The card of both searches: the switch between them, what each took, and what pruning saves. Where a whole search
 * takes a moment, it is of whole searches; elsewhere of searches to a depth (to-depth.ts).
 */
import { setText } from "../../base/elements.ts";
import { algorithm } from "../game/facts.ts";
import { duration, number, say } from "../../messages/index.ts";
import { onClick, part } from "../../page/parts.ts";
import { factsOf, position } from "../game/state.ts";
import { shareText } from "./share.ts";
import type { Controller } from "../game/controller.ts";
import type { Algorithm, Facts, Times } from "../game/facts.ts";
import type { State } from "../game/state.ts";

/**
 * What the card says. Each search has its nodes, as a number and in words, and its time, and may be an estimate. Then comes
 * what pruning saves, and how many nodes there will be at the most. `races` says if a race of both is worth seeing; it is
 * undefined until that is known.
 */
export type Card = Record<
  Algorithm,
  { count: number; nodes: string; time: string; about?: boolean }
> & { saving: string; most?: number; races?: boolean };

const ROWS: [Algorithm, string][] = [
  ["minimax", "minimax"],
  ["alphaBeta", "alpha-beta"],
];

/** @param cardOf What it says; undefined while that is being loaded. */
export function searchesCard(controller: Controller, cardOf: (state: State) => Card | undefined) {
  const pruning = part("pruning");
  onClick("pruning", () => controller.setPruning(pruning.getAttribute("aria-checked") !== "true"));

  return function render(state: State) {
    const playing = algorithm(state.settings.pruning);
    // A position that is being set up is searched when it is played; a finished one has no search.
    part("setup").hidden = state.setup === null;
    part("figures").hidden = state.setup !== null || (position(state)?.finished ?? false);
    pruning.setAttribute("aria-checked", String(state.settings.pruning));
    for (const [by, id] of ROWS) part(`row-${id}`).classList.toggle("playing", by === playing);
    const card = cardOf(state);
    if (!card) return;
    const most = Math.max(1, card.most ?? 0, ...ROWS.map(([by]) => card[by].count));
    for (const [by, id] of ROWS) {
      const { count, nodes, time, about } = card[by];
      setText(part(`nodes-${id}`), nodes);
      const bar = part(`bar-${id}`);
      bar.style.setProperty("--share", String(count / most));
      bar.classList.toggle("about", about ?? false);
      setText(part(`time-${id}`), time);
    }
    setText(part("saving"), card.saving);
    if (card.races !== undefined) part("race").hidden = !card.races;
  };
}

/** A race of fewer nodes of minimax is over before one sees it. */
const RACED = 5_000;

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

export function wholeSearches(state: State): Card {
  const facts = factsOf(state);
  const { searches, times } = facts;
  const row = (by: Algorithm) => {
    const count = searches[by]?.nodes;
    return {
      count: count ?? 0,
      nodes: count === undefined ? say("pending") : number(count),
      time: times ? timeText(times, by) : say("pending"),
    };
  };
  return {
    minimax: row("minimax"),
    alphaBeta: row("alphaBeta"),
    saving: savingText(facts),
    races: searches.minimax ? searches.minimax.nodes >= RACED : undefined,
  };
}

/** The time of one search, with no more digits than were measured. */
export function timeText(times: Times, by: Algorithm) {
  const ms = by === "minimax" ? times.minimaxMs : times.alphaBetaMs;
  return duration(ms, { digits: times.ratio === null ? DIGITS.disagreed : DIGITS.agreed });
}

function savingText({ searches: { minimax, alphaBeta } }: Facts) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  return say("saving", { share: shareText({ number, say }, alphaBeta.nodes, minimax.nodes) });
}

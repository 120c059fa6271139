/** The horizon effect: a position in which a search that stops after some moves is deceived, and by what. */
import { thinking } from "../../engine/workers.ts";
import { button, labelled, make } from "../../base/elements.ts";
import { onceSeen } from "../../base/tab-visibility.ts";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { signed } from "../../messages/figures.ts";
import { loadWords, say } from "../../messages/index.ts";
import { openBench } from "../bench.ts";
import { labFrame } from "../frame.ts";
import { linePlayer } from "../../parts/line/player.ts";
import { watchLink } from "../../parts/search/watch-link.ts";
import { HORIZON_DEPTHS, SCHEMA, SHALLOW_DEPTHS } from "./link.ts";
import { stonesText } from "../cell-words.ts";
import type { HorizonEffect } from "../../../pkg/web/cutoff.js";
import type { OpenView } from "../../page/start/view.ts";

/** A board of at most this many cells is soon full. */
const SMALL = 9;

export const openHorizon: OpenView = (context) => {
  const { box, query, state, fail, changed } = context;
  const { shape } = state();
  const { game } = shape;
  const { values } = readLink(SCHEMA, query, { depth: 4, seed: 1 });
  let { depth, seed } = values;
  let work = new AbortController();
  const depths = make("select", { onchange: () => choose(Number(depths.value), 1) });
  const another = button(say("horizon-another"), () => choose(depth, (seed + 1) % 1_000_000), {
    class: "primary",
  });
  const bench = openBench(context, { run: [another], chosen: changed });
  bench.offer([]);
  const sentence = make("p", { class: "horizon-sentence", role: "status" });
  const result = make("div", { class: "horizon-lines" });
  labFrame(
    box,
    [sentence, result],
    [
      labelled(say("depth-label"), depths),
      make("p", { class: "explained" }, say("horizon-explained")),
    ],
  );

  /** @param number Of the random games. */
  function choose(plies: number, number: number) {
    [depth, seed] = [plies, number];
    changed();
    show(true);
  }

  /** @param isAsked Whether the visitor has asked for it. */
  async function show(isAsked: boolean) {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    const engine = thinking();
    try {
      const options = { game, depth, seed, find: true };
      const progress = ({ tried = 0 }) =>
        (sentence.textContent = say("horizon-looking", { tried }));
      progress({});
      const look = (signal: AbortSignal) =>
        engine.request("horizon", ["", options], { signal, progress });
      const { effect: found } = await (isAsked ? look(signal) : onceSeen(look, signal));
      if (found === null) {
        sentence.textContent = say("horizon-none");
        return result.replaceChildren();
      }
      // The buttons of a line are words of Play's details.
      await loadWords("details");
      const { board, depth: limit, line, unseen } = found;
      const [sees, comes] = [line, unseen].map((moves) => {
        const player = linePlayer(thinking, { words: stonesText, atEnd: true });
        return { player: player.element, shown: player.show({ shape, board, moves }) };
      });
      const end = (await comes.shown).at(-1);
      await sees.shown;
      if (signal.aborted) return;
      sentence.textContent = sentenceOf(found);
      result.replaceChildren(
        card(say("horizon-sees", { depth: limit }), sees.player, estimateText(found), [
          watchButton(found, limit),
        ]),
        card(say("horizon-comes"), comes.player, endText(found, end?.winner ?? null), [
          watchButton(found, found.deeper.plies),
        ]),
      );
    } catch (error) {
      fail(error, signal);
    }
  }

  /** Offers the depths that make sense on the board. */
  function offerDepths() {
    const offered = shape.longest <= SMALL ? SHALLOW_DEPTHS : HORIZON_DEPTHS;
    depths.replaceChildren(
      ...offered.map((plies) => new Option(say("depth-at", { count: plies }), String(plies))),
    );
    depth = Math.min(depth, offered[offered.length - 1]);
    depths.value = String(depth);
  }

  offerDepths();
  show(false);
  return {
    // The address says what is on the screen, not what this board does not have. What is looked for can take long:
    // nothing waits for it.
    ready: Promise.resolve().then(() => depth === values.depth || changed()),
    close: () => work.abort(),
    link: () => ({ ...bench.link(), ...writeLink(SCHEMA, { depth, seed }) }),
  };
};

/** A line of play with what it comes to. */
function card(title: string, line: HTMLElement, words: string, links: HTMLElement[]) {
  return make("section", {}, make("h2", {}, title), line, make("p", {}, words), ...links);
}

/** Which effect it is, and why. */
function sentenceOf({ kind, player, depth, move, deeper, unseen }: HorizonEffect) {
  return say(`horizon-${kind}`, {
    // A search sees an end if its limit is no nearer.
    player,
    depth,
    deeper: deeper.plies,
    cell: move,
    winning: unseen[0],
    plies: unseen.length,
  });
}

function estimateText({ player, estimate }: HorizonEffect) {
  return say("horizon-estimate", { estimate: signed(player === "X" ? estimate : -estimate) });
}

function endText({ unseen }: HorizonEffect, winner: string | null) {
  return say("horizon-end", { player: winner ?? "", plies: unseen.length });
}

function watchButton({ game, board }: HorizonEffect, depth: number) {
  const href = watchLink({ game, board, depth, scoring: "plain" });
  return make("a", { class: "button", href }, say("horizon-watch", { depth }));
}

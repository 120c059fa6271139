/** The horizon effect: a position in which a search that stops after some moves is deceived, and by what. */
import { faultWords, short } from "../../base/link-text.js";
import { EngineRefusal } from "../../engine/engine.js";
import { thinking } from "../../engine/workers.js";
import { button, labelled, make, select } from "../../base/elements.js";
import { signed } from "../../messages/figures.js";
import { STANDARD } from "../../game/shape.js";
import { say, setShape } from "../../messages/index.js";
import { labFrame } from "../frame.js";
import { watchLink } from "../../parts/search/watch-link.js";
import { DEPTHS, SHALLOW_DEPTHS, readChoice, writeChoice } from "./choice.js";
import { GAMES, boardName } from "../../page/games.js";
import { lineView } from "./line.js";

/** @import { HorizonEffect, GameDescription as Shape } from "../../../pkg/web/cutoff.js" */
/** @import { Words } from "../../game/state.js" */
/** @import { Choice } from "./choice.js" */

/** A board of at most so many cells is soon full. */
const SMALL = 9;

/** @type {import("../../page/view.js").OpenView} */
export function openHorizon({ box, query, state, fail, changed }) {
  let choice = readChoice(query, state().shape.game);
  let work = new AbortController();
  /** What of the link could not be used. @type {Words | null} */
  let fault = null;
  const games = GAMES.includes(choice.game) ? GAMES : [choice.game, ...GAMES];
  const game = select(
    games.map((name) => [name, boardName(name, state().shape)]),
    choice.game,
    (name) => choose({ game: name, seed: 1 }),
  );
  const depth = make("select", {
    onchange: () => choose({ depth: Number(depth.value), seed: 1 }),
  });
  const sentence = make("p", { class: "horizon-sentence", role: "status" });
  const result = make("div", { class: "horizon-lines" });
  labFrame(
    box,
    [
      labelled(say("horizon-game"), game),
      labelled(say("horizon-depth"), depth),
      button(say("horizon-another"), () => choose({ seed: (choice.seed + 1) % 1_000_000 }), {
        class: "primary",
      }),
      make("p", { class: "explained" }, say("horizon-explained")),
    ],
    [sentence, result],
  );

  /** @param {Partial<Choice>} change */
  function choose(change) {
    choice = { ...choice, ...change };
    changed();
    show();
  }

  async function show() {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    const engine = thinking();
    sentence.textContent = say("horizon-looking");
    try {
      const asked = choice;
      const shape = await described(choice.game, signal);
      setShape(shape);
      choice = { ...choice, depth: offerDepths(shape) };
      // The address says what is on the screen, not what this board does not have.
      if (choice.game !== asked.game || choice.depth !== asked.depth) changed();
      const options = { ...choice, find: true };
      const { effect: found } = await engine.request("horizon", ["", options], { signal });
      if (found === null) {
        sentence.textContent = say("horizon-none");
        return result.replaceChildren();
      }
      const lines = await Promise.all([played(found, found.line), played(found, found.unseen)]);
      sentence.textContent = sentenceOf(found);
      result.replaceChildren(
        card(say("horizon-sees", { depth: found.depth }), guessText(found), shape, lines[0], [
          watchButton(found, found.depth),
        ]),
        card(say("horizon-comes"), endText(found, lines[1]), shape, lines[1], [
          watchButton(found, found.deeper.depth),
        ]),
      );
    } catch (error) {
      fail(error, signal);
    }

    /** The game's shape; that of 3×3 if a link names a game that there is not. @param {string} name @param {AbortSignal} signal */
    async function described(name, signal) {
      try {
        return await engine.request("describe", [name], { signal });
      } catch (error) {
        if (!(error instanceof EngineRefusal)) throw error;
        fault = faultWords([{ id: "link-fault-game", values: { text: short(name) } }]);
        choice = { ...choice, game: STANDARD.game };
        game.value = STANDARD.game;
        return STANDARD;
      }
    }

    /** @param {HorizonEffect} found @param {number[]} moves */
    async function played(found, moves) {
      const args = /** @type {const} */ ([found.board, moves, { game: found.game }]);
      const { positions } = await engine.request("replay", [...args], { signal });
      return { positions, moves };
    }
  }

  /** Offers the depths that make sense on a board, and gives the one that is chosen. @param {Shape} shape */
  function offerDepths({ longest }) {
    const depths = longest <= SMALL ? SHALLOW_DEPTHS : DEPTHS;
    depth.replaceChildren(
      ...depths.map((plies) => new Option(say("horizon-plies", { plies }), String(plies))),
    );
    const chosen = Math.min(choice.depth, depths[depths.length - 1]);
    depth.value = String(chosen);
    return chosen;
  }

  return {
    ready: show(),
    fault: () => fault,
    close: () => work.abort(),
    link: () => writeChoice(choice),
  };
}

/**
 * A line of play with what it comes to.
 * @param {string} title
 * @param {string} words
 * @param {Shape} shape
 * @param {{ positions: { board: string, player: "X" | "O" }[], moves: number[] }} line
 * @param {HTMLElement[]} links
 */
function card(title, words, shape, { positions, moves }, links) {
  const view = lineView(shape, positions, moves);
  return make("section", {}, make("h2", {}, title), view, make("p", {}, words), ...links);
}

/** Which effect it is, and why. @param {HorizonEffect} found */
function sentenceOf({ kind, player, depth, move, deeper, unseen }) {
  return say(`horizon-${kind}`, {
    ...{ player, depth, deeper: deeper.depth, cell: move },
    ...{ winning: unseen[0], plies: unseen.length },
  });
}

/** @param {HorizonEffect} found */
function guessText({ player, estimate }) {
  return say("horizon-guess", { guess: signed(player === "X" ? estimate : -estimate) });
}

/** @param {HorizonEffect} found @param {{ positions: { winner: string | null }[] }} line */
function endText({ unseen }, { positions }) {
  const { winner } = positions[unseen.length];
  return say("horizon-end", { player: winner ?? "", plies: unseen.length });
}

/** @param {HorizonEffect} found @param {number} depth */
function watchButton({ game, board }, depth) {
  const href = watchLink({ game, board, depth, scoring: "plain" });
  return make("a", { class: "button", href }, say("horizon-watch", { depth }));
}

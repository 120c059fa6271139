/**
 * Both textbook searches to one depth, one after the other, each whole in a worker of its own. Minimax stops after a
 * while, or when the tab is hidden: then the page has an estimate, and calls it one.
 */
import { apart, answering } from "../engine/workers.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { make, setText } from "../base/elements.js";
import { positionKey } from "../game/key.js";
import { computerPlays, factsOf, position } from "../game/state.js";
import { say } from "../messages/index.js";
import { part } from "../page/parts.js";
import { shareText } from "./compare.js";
import { learnEstimate } from "./costs.js";
import { algorithmName } from "./depth-words.js";
import { Stoppable } from "./stoppable.js";
import { throttled } from "./throttle.js";

/** @import { Compared, DepthRun } from "../game/answers.js" */
/** @import { State } from "../game/state.js" */
/** @import { LongSearches } from "./long-searches.js" */

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the depth that is compared: some seconds of work. */
const MOST = 8_000_000;

/**
 * @param {LongSearches} searches What is alone while this runs.
 * @param {() => void} redraw Draws the page anew.
 * @returns {(state: State) => void}
 */
export function comparisonView(searches, redraw) {
  const button = part("compare");
  const heard = make("p", { class: "unseen", role: "status" });
  button.after(heard);
  /** The position, and what is asked about it. */
  let key = "";
  let work = new AbortController();
  const runs = new Stoppable();
  /** The depth to compare at, by the position. @type {Map<string, number>} */
  const depths = new Map();
  /** @type {State | null} */
  let current = null;
  button.addEventListener("click", () => {
    if (current && factsOf(current).compared?.runs) runs.stop();
    else if (current && depths.has(key)) compare(current, depths.get(key) ?? 0);
  });

  /** @param {State} state @param {Partial<Compared>} news */
  function learn(state, news) {
    const { answers, shape } = state;
    const { board } = position(state);
    const before = answers.of(shape.game, board).compared;
    const none = { minimax: null, alphaBeta: null, runs: false, failed: false };
    answers.learn(shape.game, board, { compared: { ...none, ...before, ...news } });
  }

  /** Finds the deepest limit at which minimax has done in some seconds. @param {State} state @param {AbortSignal} signal */
  async function chooseDepth(state, signal) {
    const { answers, shape } = state;
    const { board } = position(state);
    const mine = key;
    let depth = 1;
    for (let next = 1; next <= shape.longest; next += 1) {
      await learnEstimate(answering(), answers, shape, board, next, signal);
      if (answers.of(shape.game, board).estimates[next].nodes > MOST) break;
      depth = next;
    }
    depths.set(mine, depth);
    redraw();
  }

  /** @param {State} state @param {number} limit */
  async function compare(state, limit) {
    const { game, longest } = state.shape;
    const { board } = position(state);
    const options = { game, ...(limit < longest ? { depth: limit } : {}) };
    const asking = work;
    const looked = factsOf(state).status === "looking";
    // Each is alone.
    searches.stop();
    learn(state, { minimax: null, alphaBeta: null, runs: true, failed: false });
    const show = throttled(redraw);
    try {
      for (const by of /** @type {const} */ (["alphaBeta", "minimax"])) {
        /** @type {DepthRun} */
        let run = { nodes: 0, ms: 0, about: false };
        /** @param {{ nodes: number, ms: number }} far */
        const progress = ({ nodes, ms }) => {
          run = { nodes, ms, about: false };
          learn(state, { [by]: run });
          show();
        };
        const args = /** @type {const} */ ([board, by === "alphaBeta", options]);
        const overdue = setTimeout(() => runs.stop(), LONGEST);
        const stopped = await runs
          .run(asking, { byVisitor: false }, async (signal) =>
            progress(await apart().request("textbook", [...args], { signal, progress })),
          )
          .finally(() => clearTimeout(overdue));
        if (!stopped) continue;
        learn(state, { [by]: by === "minimax" ? estimated(state, limit, run) : null });
        break;
      }
      learn(state, { runs: false });
    } catch (error) {
      const isOver = error instanceof DOMException && error.name === "AbortError";
      const failed = error instanceof EngineFailure || error instanceof EngineRefusal;
      if (!isOver && !failed) throw error;
      learn(state, { runs: false, failed, ...(failed ? {} : { minimax: null, alphaBeta: null }) });
    } finally {
      redraw();
      if (looked && asking === work) searches.goOn(searches.limits.budget);
    }
  }

  return function render(state) {
    current = state;
    const now = position(state);
    const { shape, setup } = state;
    const open = !shape.exhaustive && now && !now.finished && !setup && !computerPlays(state);
    button.hidden = !open;
    const mine = open ? positionKey(shape.game, now.board) : "";
    if (mine !== key) {
      work.abort();
      key = mine;
      work = new AbortController();
      if (open && !depths.has(key)) chooseDepth(state, work.signal).catch(ignored);
    }
    if (!open) return;
    const { compared } = factsOf(state);
    const depth = depths.get(key);
    setText(button, nameOf(depth, shape.longest, compared?.runs ?? false));
    button.setAttribute("aria-disabled", String(depth === undefined));
    setText(part("saving"), resultText(compared));
    setText(heard, compared && !compared.runs ? resultText(compared) : "");
  };
}

/** @param {unknown} error */
function ignored(error) {
  const isOver = error instanceof DOMException || error instanceof EngineFailure;
  if (!isOver) throw error;
}

/** @param {number | undefined} depth @param {number} longest @param {boolean} runs */
function nameOf(depth, longest, runs) {
  if (runs) return say("compare-stop");
  if (depth === undefined) return say("pending");
  return depth === longest ? say("compare-button-end") : say("compare-button", { depth });
}

/**
 * What minimax would have come to, by its estimate and the speed that it had.
 * @param {State} state
 * @param {number} limit
 * @param {DepthRun} run As far as it got.
 * @returns {DepthRun | null}
 */
function estimated(state, limit, run) {
  const estimate = factsOf(state).estimates[limit];
  if (!estimate || run.nodes === 0) return null;
  const nodes = Math.max(estimate.nodes, run.nodes);
  return { nodes, ms: (nodes * run.ms) / run.nodes, about: true };
}

/** What the comparison has come to, in a sentence. @param {Compared | null} compared */
function resultText(compared) {
  if (!compared) return say("compare-what");
  const { minimax, alphaBeta, runs, failed } = compared;
  if (failed) return say("compare-failed");
  if (runs) return say("compare-running", { algorithm: algorithmName(minimax === null) });
  if (!minimax || !alphaBeta) return say("compare-what");
  const share = shareText(alphaBeta.nodes, minimax.nodes);
  const saved = say("saving", { share });
  return minimax.about ? `${saved} ${say("compare-stopped")}` : saved;
}

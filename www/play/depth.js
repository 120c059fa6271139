/**
 * What a search recommends on 3×3 that looks only so many plies ahead, and how often that is a mistake.
 */
import { EngineFailure } from "../engine/engine.js";
import { wholeEngine } from "../engine/whole.js";
import { loadWords, say } from "../messages/index.js";
import { make } from "../page/elements.js";
import { signed } from "../page/figures.js";
import { part, setText } from "../page/parts.js";
import { answersShown, isStandard, position } from "../game/state.js";

/** @import { State } from "../game/state.js" */
/** @import { BestMove } from "../../pkg/web/cutoff.js" */
/** @import { Losing } from "../engine/losing.js" */
/** What is known of a depth limit in a position. @typedef {{ found: BestMove, losing: Losing | null }} Limited */

/** How far the search looks ahead at first. */
const FIRST_DEPTH = 3;

/** The tab is filled when it is first opened: its words and its engine are not loaded before. */
export function depthView() {
  /** @type {((state: State) => void) | null} */
  let draw = null;
  let loading = false;
  /** @type {State | null} */
  let current = null;

  async function load() {
    loading = true;
    try {
      await loadWords("boards");
      draw = filled(() => current);
      if (current) draw(current);
    } catch {
      // It is tried again when the tab is opened again.
    } finally {
      loading = false;
    }
  }

  /** @param {State} state */
  return function render(state) {
    const opened = state.tab === "depth" && current?.tab !== "depth";
    current = state;
    if (draw) draw(state);
    else if (opened && isStandard(state) && !loading) load();
  };
}

/** @param {() => State | null} now The state on the screen. */
function filled(now) {
  /** The answers for each board, by each algorithm and depth. @type {Map<string, Limited | "asked" | "failed">} */
  const answers = new Map();
  /** For each depth; the algorithm changes no move. @type {Map<number, Losing>} */
  const losses = new Map();
  const again = () => {
    const state = now();
    if (state) draw(state);
  };
  const slider = make("input", {
    ...{ type: "range", min: 1, max: 9, value: FIRST_DEPTH, id: "depth-limit" },
    oninput: again,
  });
  const label = make("label", { for: slider.id }, say("depth-slider-label"));
  const chosen = make("output", { for: slider.id });
  const found = make("p", { id: "depth-found", role: "status" });
  const lost = make("p", { id: "depth-lost" });
  const box = make(
    "section",
    { "aria-label": say("tab-depth") },
    make("p", { class: "explained" }, say("depth-explained")),
    make("div", { class: "depth-choice" }, label, slider, chosen),
    found,
    lost,
  );
  part("panel-depth").append(box);

  /** @param {string} board @param {boolean} pruning @param {number} depth @param {string} key */
  async function ask(board, pruning, depth, key) {
    answers.set(key, "asked");
    try {
      const engine = wholeEngine();
      const found = await engine.request("best_move", [board, pruning, { depth }]);
      answers.set(key, { found, losing: losses.get(depth) ?? null });
      again();
      const losing = losses.get(depth) ?? (await engine.request("losing", [depth, true]));
      losses.set(depth, losing);
      answers.set(key, { found, losing });
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      answers.set(key, "failed");
    }
    again();
  }

  /** @param {State} state */
  function draw(state) {
    box.hidden = !isStandard(state);
    const { pruning } = state.settings;
    const board = position(state)?.board;
    if (box.hidden || !board || state.tab !== "depth") return;
    const depth = Number(slider.value);
    const key = `${board} ${pruning} ${depth}`;
    const shown = answersShown(state);
    const answer = answers.get(key);
    if (shown && !answer) ask(board, pruning, depth, key);
    const plies = say("depth-slider-plies", { plies: depth });
    setText(chosen, plies);
    slider.setAttribute("aria-valuetext", plies);
    const known = shown && typeof answer === "object" ? answer : null;
    setText(found, known ? foundText(known.found) : otherwise(shown, answer));
    setText(lost, known?.losing && !known.found.finished ? lostText(known.losing) : "");
    // Asked again when the board is come back to.
    if (answer === "failed") answers.delete(key);
  }
  return draw;
}

/** @param {boolean} shown @param {unknown} answer */
function otherwise(shown, answer) {
  if (!shown) return say("answers-hidden");
  return say(answer === "failed" ? "depth-failed" : "recommendation-waiting");
}

/** @param {BestMove} found */
function foundText({ index, player, outcome, plies, estimate, nodes }) {
  if (index === null) return say("agreement-over");
  const worth =
    outcome === "unknown"
      ? say("depth-guess", { player, guess: signed(estimate) })
      : say(`value-${outcome}`, { player, plies: plies ?? 0 });
  return say("depth-found", { cell: index, worth, nodes });
}

/** @param {Losing} losing */
function lostText({ wrong, positions }) {
  return say("depth-lost", { lost: wrong, positions });
}

/**
 * The textbook searches with a depth limit: what they would cost, and a run of one of them. It runs whole
 * in a worker of its own: to stop it is to end that worker.
 */
import { answering, apart } from "../engine/workers.js";
import { EngineFailure } from "../engine/engine.js";
import { say } from "../messages/index.js";
import { button, make, setText } from "../base/elements.js";
import { part } from "../page/parts.js";
import { positionKey } from "../game/key.js";
import { learnEstimate } from "./costs.js";
import { answersShown, factsOf, position } from "../game/state.js";
import { magnitude } from "../page/magnitude.js";
import { algorithmName, failText, farText, foundText } from "./depth-words.js";

/** @import { Estimate } from "../../pkg/web/cutoff.js" */
/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */

/** How far the search looks ahead at first, on boards whose games are longer than twice that. */
const FIRST_DEPTH = 6;

/**
 * @param {Controller} controller
 * @returns {(state: State) => void}
 */
export function depthView(controller) {
  /** What the visitor has chosen. @type {number | null} */
  let depth = null;
  /** @type {State | null} */
  let current = null;
  /** What the run is about: a position and an algorithm. */
  let subject = "";
  let running = false;
  const slider = make("input", { type: "range", min: 1, id: "textbook-depth", oninput: chosen });
  const chosenDepth = make("output", { for: "textbook-depth" });
  const estimate = make("p", { class: "explained" });
  const pruning = make("button", { type: "button", class: "switch", role: "switch" });
  pruning.append(
    make("span", { class: "track", "aria-hidden": "true" }, make("span", { class: "thumb" })),
    make("span", {}, say("pruning-switch")),
  );
  pruning.addEventListener("click", () => controller.setPruning(!current?.settings.pruning));
  const run = button(say("textbook-run"), start, { id: "textbook-run" });
  const stop = button(say("think-stop"), halt, { id: "textbook-stop" });
  const far = make("p", { class: "engine-figures" });
  const result = make("p", { id: "textbook-result", role: "status" });
  const hidden = make("p", { class: "explained" }, say("answers-hidden"));
  const label = make("label", { for: "textbook-depth" }, say("textbook-depth"));
  const shown = make(
    "div",
    { class: "textbook" },
    make("p", { class: "explained" }, say("textbook-explained")),
    make("div", { class: "depth-choice" }, label, slider, chosenDepth),
    estimate,
    make("div", { class: "buttons" }, pruning, run, stop),
    result,
    far,
  );
  const box = make("section", { "aria-label": say("tab-depth") }, hidden, shown);
  part("panel-depth").append(box);
  stop.hidden = true;

  /** @param {State} state */
  const limitOf = ({ shape: { longest } }) =>
    Math.min(depth ?? Math.min(FIRST_DEPTH, Math.floor(longest / 2)), longest);

  function chosen() {
    depth = Number(slider.value);
    if (current) {
      render(current);
      estimateNow(current);
    }
  }

  /** What is being estimated. */
  let estimating = "";

  /** @param {State} state */
  async function estimateNow(state) {
    const now = position(state);
    const { answers, shape } = state;
    const limit = limitOf(state);
    const key = `${positionKey(shape.game, now?.board ?? "")} ${limit}`;
    if (!now || now.finished || key === estimating) return;
    estimating = key;
    try {
      if (!(await learnEstimate(answering(), answers, shape, now.board, limit))) return;
    } catch (error) {
      if (estimating === key) estimating = "";
      // Of an engine that is gone, the notice speaks.
      if (error instanceof EngineFailure) return;
      throw error;
    }
    if (current) render(current);
  }

  async function start() {
    const state = current;
    const now = state && position(state);
    if (!state || !now || now.finished || running) return;
    const { game, longest } = state.shape;
    const limit = limitOf(state);
    const by = state.settings.pruning;
    setRunning(true);
    setText(result, say("textbook-running", { algorithm: algorithmName(by) }));
    const options = { game, ...(limit < longest ? { depth: limit } : {}) };
    const asked = subject;
    try {
      const found = await apart().request("textbook", [now.board, by, options], {
        progress: ({ nodes, ms }) => asked === subject && setText(far, farText(nodes, ms)),
      });
      if (asked !== subject) return;
      setText(far, farText(found.nodes, found.ms));
      setText(result, foundText(found, by, limit < longest ? limit : null));
    } catch (error) {
      if (asked === subject) setText(result, failText(error));
    } finally {
      setRunning(false);
      far.scrollIntoView({ block: "nearest" });
    }
  }

  function halt() {
    apart().stop();
  }

  /** @param {boolean} now */
  function setRunning(now) {
    running = now;
    const focused = [run, stop].includes(/** @type {any} */ (document.activeElement));
    run.hidden = now;
    stop.hidden = !now;
    if (focused) (now ? stop : run).focus();
  }

  /** @param {State} state */
  function render(state) {
    current = state;
    const now = position(state);
    const about = [
      positionKey(state.shape.game, now?.board ?? ""),
      ...[state.settings.pruning, answersShown(state)],
    ].join(" ");
    if (about !== subject) {
      subject = about;
      if (running) halt();
      for (const text of [far, result]) setText(text, "");
    }
    if (!now) return;
    hidden.hidden = answersShown(state);
    shown.hidden = !hidden.hidden;
    pruning.setAttribute("aria-checked", String(state.settings.pruning));
    slider.max = String(state.shape.longest);
    const limit = limitOf(state);
    slider.value = String(limit);
    const whole = limit === state.shape.longest;
    const words = whole ? say("textbook-to-end") : say("think-depth", { depth: limit });
    setText(chosenDepth, words);
    slider.setAttribute("aria-valuetext", words);
    run.setAttribute("aria-disabled", String(now.finished));
    const size = factsOf(state).estimates[limit];
    setText(estimate, size && !now.finished ? estimateText(size) : "");
    if (state.tab === "depth" && !shown.hidden) estimateNow(state);
  }
  return render;
}

/** How many positions plain minimax visits. @param {Estimate} estimate */
function estimateText({ nodes, exact }) {
  return say(exact ? "textbook-counted" : "textbook-about", { size: magnitude(nodes, exact) });
}

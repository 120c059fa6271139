/**
 * The solver's line, on boards whose searches take time: what is proved of the position so far, how far the search
 * is, and the buttons that stop it and let it go on. It changes in place several times a second.
 */
import { list, number, say } from "../messages/index.js";
import { button, make, setText } from "../base/elements.js";
import { part, spoken } from "../page/parts.js";
import { answersShown, factsOf, position } from "./state.js";
import { comparedDepth } from "./compared-depth.js";
import { costText } from "./cost-words.js";
import { speedOf } from "./finding.js";
import { learnLink } from "./learn-link.js";
import { factWords, formOf, lineWords, statusWords } from "./search-words.js";
import { isProvedAtOnce } from "../game/shape.js";

/** @import { Controller } from "./controller.js" */
/** @import { State } from "./state.js" */
/** @import { LongSearches } from "./long-searches.js" */
/** @import { Facts } from "./types.d.ts" */

/** Thousands and millions in short, with three digits. @type {Intl.NumberFormatOptions} */
const SHORT = { notation: "compact", maximumSignificantDigits: 3 };

/**
 * @param {LongSearches} searches
 * @param {Controller} controller
 * @returns {(state: State) => void}
 */
export function engineLine(searches, controller) {
  const form = make("span", { class: "engine-form", "aria-hidden": "true" });
  const fact = make("span", { class: "engine-fact" });
  const status = make("span", { class: "engine-status" });
  const figures = make("p", { class: "engine-figures" });
  const line = make("p", { id: "best-line", class: "best-line" });
  const cost = part("whole-game");
  const heard = make("p", { class: "unseen", role: "status" });
  const stop = button(say("stop"), () => searches.stop(), { id: "look-stop" });
  const goOnFor = (/** @type {number | null} */ budget) => {
    // After a failure, the engines start again with the question.
    if (!searches.goOn(budget)) controller.retry();
  };
  const goOn = button(say("think-continue"), () => goOnFor(searches.limits.budget), {
    id: "look-continue",
  });
  const deeper = button(say("think-until-done"), () => goOnFor(null), { id: "look-deeper" });
  // What the position is worth stands by the move; how that is found, at the end.
  const worth = make("p", { class: "engine-state" }, form, make("span", {}, fact, " ", status));
  part("pruning").after(worth);
  const box = make(
    "div",
    { id: "look", class: "engine", role: "group", "aria-label": say("think-title") },
    figures,
    line,
    make("div", { class: "buttons engine-buttons" }, stop, goOn, deeper),
    make("p", { class: "engine-learn" }, learnLink()),
    heard,
  );
  part("figures").append(box);

  return function render(state) {
    const now = position(state);
    box.hidden = isProvedAtOnce(state.shape);
    cost.hidden = box.hidden;
    worth.hidden = box.hidden || !answersShown(state);
    if (box.hidden || !now || now.finished) return;
    const shown = answersShown(state);
    box.classList.toggle("off", !shown);
    const facts = factsOf(state);
    const { known } = facts;
    box.dataset.status = shown ? facts.status : "hidden";
    setCost(cost, state);
    if (!shown) {
      for (const text of [fact, status, figures, line, heard]) setText(text, "");
      line.title = "";
      return;
    }
    form.dataset.form = formOf(known);
    const proved = known && factWords(known, now.player);
    setText(fact, proved ? spoken(proved) : "");
    const words = statusWords(facts);
    setText(status, words ? spoken(words) : "");
    setText(figures, figuresText(facts));
    setLine(line, known);
    // Only what changes the state is said, not each report.
    setText(heard, facts.status === "looking" ? "" : [fact, status].map(textOf).join(" "));
    show(stop, facts.status === "looking" || facts.analyzing, goOn);
    const ended = ["waiting", "stopped", "spent", "failed"].includes(facts.status);
    const open = ended && !facts.analyzing && !known?.bestProved;
    show(goOn, open, stop);
    show(deeper, open, stop);
  };
}

/**
 * Says what plain minimax would cost from here, as far as that is known and the searches above are not to the end.
 * @param {HTMLElement} box
 * @param {State} state
 */
function setCost(box, state) {
  const { game, longest } = state.shape;
  const { estimates, toDepth } = factsOf(state);
  const hasResult = toDepth?.state !== "too-deep" && toDepth?.state !== "failed";
  const isAbove = hasResult && comparedDepth(state) === longest;
  const estimate = estimates[longest];
  const { span, text } =
    estimate && !isAbove
      ? costText(estimate, state.answers.of(game).timed)
      : { span: "", text: "" };
  if (box.textContent !== `${span} ${text}`)
    // Without the space, Persian letters would join over the border.
    box.replaceChildren(make("strong", {}, span), " ", make("span", {}, text));
}

/** @param {Element} element */
const textOf = (element) => element.textContent ?? "";

/**
 * Shows a button or hides it; the focus goes to the one that takes its place.
 * @param {HTMLElement} button
 * @param {boolean} shown
 * @param {HTMLElement} other
 */
function show(button, shown, other) {
  const focused = document.activeElement === button;
  button.hidden = !shown;
  if (!focused || shown) return;
  other.hidden = false;
  other.focus();
}

/** @param {Facts} facts */
function figuresText({ known }) {
  if (!known) return "";
  const speed = known.nodes > 0 ? speedOf(known) : null;
  const parts = [
    known.source === "book" && say("think-from-book"),
    // What is decided without a search has none.
    known.depth ? say("think-depth", { depth: known.depth }) : "",
    known.nodes > 0 && say("think-positions", { nodes: number(known.nodes, SHORT) }),
    speed !== null && say("think-speed", { speed: number(speed, SHORT) }),
    known.memoryRefused && say("think-memory-refused"),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** @param {HTMLElement} element @param {Facts["known"]} known */
function setLine(element, known) {
  const words = known && known.line.length > 1 ? lineWords(known) : null;
  setText(element, known && words ? lineText(known.line, words) : "");
  element.title = words?.partly ? spoken(words.partly) : "";
}

/** @param {readonly number[]} line @param {ReturnType<typeof lineWords>} words */
function lineText(line, { id, partly }) {
  const names = line.map((cell) => say("cell-name", { cell }));
  return say(id, { cells: list([...names, ...(partly ? ["…"] : [])]) });
}

/**
 * The engine line: what the search has proved of the position so far, how far it is, and the buttons that
 * stop it and let it go on. It changes in place several times a second.
 */
import { list, number, say } from "../messages/index.js";
import { button, make } from "../page/elements.js";
import { hrefOf, onAddress } from "../page/address.js";
import { icon, setIcon } from "../page/icon.js";
import { svg } from "../page/svg.js";
import { part, setText, spoken } from "../page/parts.js";
import { answersShown, isStandard, position } from "../game/state.js";
import { choicesOf } from "./limits-view.js";
import { speedOf } from "./finding.js";
import { factWords, formOf, lineWords, statusWords } from "./search-words.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */
/** @import { BoardsAdviser } from "./boards-adviser.js" */
/** @import { Facts } from "./boards-knowledge.js" */

/** Thousands and millions in short, with three digits. @type {Intl.NumberFormatOptions} */
const SHORT = { notation: "compact", maximumSignificantDigits: 3 };

/** The flag of the recommended move, as beside the board of 3×3. */
const FLAG = "M5 3v18M5 4h13l-4 4.5 4 4.5H5";

/**
 * @param {BoardsAdviser} adviser
 * @param {Controller} controller
 * @returns {(state: State) => void}
 */
export function engineLine(adviser, controller) {
  const flag = svg(
    "svg",
    { class: "flag", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: FLAG }),
  );
  const move = make("span", { class: "engine-move" });
  const answers = make("button", { type: "button", class: "plain answers" });
  const answersText = make("span");
  answers.append(icon("eye-off"), answersText);
  const form = make("span", { class: "engine-form", "aria-hidden": "true" });
  const fact = make("span", { class: "engine-fact" });
  const status = make("span", { class: "engine-status" });
  const figures = make("p", { class: "engine-figures" });
  const line = make("p", { class: "best-line" });
  const cost = make("p", { class: "engine-cost" });
  const last = make("p", { class: "engine-cost" });
  const heard = make("p", { class: "unseen", role: "status" });
  const stop = button(say("think-stop"), () => adviser.stop(), { id: "look-stop" });
  const goOnFor = (/** @type {number | null} */ budget) => {
    // After a failure, the engines start again with the question.
    if (!adviser.goOn(budget)) controller.retry();
  };
  const goOn = button(say("think-continue"), () => goOnFor(adviser.choices.budget), {
    id: "look-continue",
  });
  const deeper = button(say("think-until-done"), () => goOnFor(null), { id: "look-deeper" });
  const watch = make("a", { class: "button", id: "look-watch" }, say("watch-link"));
  const box = make(
    "section",
    { id: "look", class: "figures engine", "aria-label": say("think-title") },
    make(
      "div",
      { class: "answer" },
      make("p", { class: "recommendation" }, flag, move),
      answers,
      make("p", { class: "engine-state" }, form, make("span", {}, fact, " ", status)),
      line,
    ),
    figures,
    make("div", { class: "buttons engine-buttons" }, stop, goOn, deeper, ...choicesOf(adviser)),
    last,
    cost,
    make("div", { class: "next" }, watch),
    heard,
  );
  part("panel-search").prepend(box);
  const linkWatch = () => watch.setAttribute("href", hrefOf("watch", { of: "board" }));
  onAddress(linkWatch);
  linkWatch();
  let shown = true;
  answers.addEventListener("click", () => controller.setAnswers(!shown));

  return function render(state) {
    const now = position(state);
    box.hidden = isStandard(state) || state.setup !== null || (now?.finished ?? false);
    if (box.hidden || !now) return;
    shown = answersShown(state);
    setText(answersText, say(shown ? "answers-hide" : "answers-show"));
    setIcon(answers, shown ? "eye-off" : "eye");
    box.classList.toggle("off", !shown);
    const facts = adviser.of(state);
    const { known } = facts;
    box.dataset.status = shown ? facts.status : "hidden";
    if (!shown) {
      setText(move, say(state.trying ? "answers-trying" : "answers-hidden"));
      for (const text of [fact, status, figures, line, last, cost, heard]) setText(text, "");
      line.title = "";
      return;
    }
    flag.dataset.kind = known?.best == null ? "none" : known.bestProved ? "proved" : "so-far";
    setText(move, moveText(state, facts));
    form.dataset.form = formOf(known);
    setText(fact, known ? spoken(factWords(known, now.player)) : "");
    const words = statusWords(facts);
    setText(status, words ? spoken(words) : "");
    setText(figures, figuresText(facts));
    setText(cost, adviser.costText(state));
    setText(last, lastText(adviser, state));
    setLine(line, known);
    // Only what changes the state is said, not each report.
    setText(heard, facts.status === "looking" ? "" : [fact, status].map(textOf).join(" "));
    show(stop, facts.status === "looking" || facts.analyzing, goOn);
    const ended = facts.status === "stopped" || facts.status === "spent";
    const open = ended && !facts.analyzing && !known?.bestProved;
    show(goOn, open, stop);
    show(deeper, open, stop);
  };
}

/** How the computer found the move that was played last. @param {BoardsAdviser} adviser @param {State} state */
function lastText(adviser, state) {
  const { at } = state.game;
  if (at === 0) return "";
  const how = adviser.turn(state, at - 1).found;
  if (!how) return "";
  const cell = state.game.moves[at - 1];
  const ending = adviser.endingOf(state, at - 1);
  if (ending) return say(`last-move-${ending.outcome}`, { cell, plies: ending.plies });
  return say("last-move", { cell, how });
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

/** @param {State} state @param {Facts} facts */
function moveText({ failed, shape }, { known }) {
  if (known?.best == null) return say(failed ? "recommendation-failed" : "recommendation-waiting");
  const proved = shape.gravity ? "think-column" : "recommendation";
  return say(known.bestProved ? proved : "think-so-far", { cell: known.best });
}

/** @param {Facts} facts */
function figuresText({ known }) {
  if (!known) return "";
  const speed = known.nodes > 0 ? speedOf(known) : null;
  const parts = [
    known.source === "book" && say("think-from-book"),
    known.depth !== null && say("think-depth", { depth: known.depth }),
    known.nodes > 0 && say("think-positions", { nodes: number(known.nodes, SHORT) }),
    speed !== null && say("think-speed", { speed: number(speed, SHORT) }),
    known.memoryRefused && say("think-memory-refused"),
  ];
  return parts.filter((part) => typeof part === "string").join(" · ");
}

/** @param {HTMLElement} element @param {Facts["known"]} known */
function setLine(element, known) {
  const shown = known !== null && known.line.length > 1;
  const words = shown ? lineWords(known) : null;
  const names = shown ? known.line.map((cell) => say("line-cell", { cell })) : [];
  const cells = list([...names, ...(words?.partly ? ["…"] : [])]);
  setText(element, words ? say(words.id, { cells }) : "");
  element.title = words?.partly ? spoken(words.partly) : "";
}

/**
 * The solver's line, on boards whose searches take time: what is proved of the position so far, how far the search
 * is, and the buttons that stop it, let it go on, and have it prove the position. It changes in place several times a second.
 */
import { duration, list, number, say } from "../../messages/index.ts";
import { isRough } from "../../page/large-numbers.ts";
import { estimateText, magnitude, orderText, spanText } from "../../page/magnitude.ts";
import { button, make, setChildren, setText } from "../../base/elements.ts";
import { part, spoken } from "../../page/parts.ts";
import { answersShown, computerReplies, factsOf, position } from "../game/state.ts";
import { comparedDepth, timeOf } from "../questions/costs.ts";
import { limits } from "../questions/limits.ts";
import { speedOf } from "../game/finding.ts";
import { learnLink } from "./learn-link.ts";
import {
  boundsWords,
  factWords,
  formOf,
  lineWords,
  proofWords,
  statusWords,
} from "./search-words.ts";
import type { Estimate } from "../../../pkg/web/cutoff.js";
import type { Facts, Proof, Timed } from "../game/facts.ts";
import type { Finding } from "../game/finding.ts";
import type { Phase, State } from "../game/state.ts";
import type { Turns } from "../game/turns.ts";
import type { Runner } from "../questions/runner.ts";

/** Thousands and millions in short, with three digits. */
const SHORT: Intl.NumberFormatOptions = { notation: "compact", maximumSignificantDigits: 3 };
const SEPARATOR = " · ";

/** In seconds. */
const YEAR = 31_557_600;

const SEARCHES = ["look", "worths", "trap", "ponder", "proof"];

type EngineParts = ReturnType<typeof lineParts>;

export function engineLine(runner: Runner, turns: Turns) {
  const line = lineParts(runner, turns);
  part("pruning").after(line.worth);
  part("figures").append(line.box);
  const cost = part("whole-game");

  return function render(state: State) {
    const now = position(state);
    const { box, worth } = line;
    box.hidden = state.shape.exhaustive;
    cost.hidden = box.hidden;
    worth.hidden = box.hidden || !answersShown(state);
    if (box.hidden || !now || now.finished) return;
    const shown = answersShown(state);
    box.classList.toggle("off", !shown);
    const facts = factsOf(state);
    const phase = searchPhase(state, facts);
    box.dataset.status = !shown ? "hidden" : facts.known?.bestProved ? "proved" : phase;
    box.dataset.proof = state.phases.proof ?? "";
    setCost(cost, state);
    if (shown) sayLine(line, state, phase);
    else for (const text of Object.values(line.texts)) setText(text, "");
    showButtons(line.buttons, state, phase);
  };
}

function lineParts(runner: Runner, turns: Turns) {
  const form = make("span", { class: "engine-form", "aria-hidden": "true" });
  const texts = {
    fact: make("span", { class: "engine-fact" }),
    status: make("span", { class: "engine-status" }),
    figures: make("p", { class: "engine-figures" }),
    bounds: make("p", { class: "engine-bounds" }),
    best: make("p", { id: "best-line", class: "best-line" }),
    heard: make("p", { class: "unseen", role: "status" }),
  };
  const { fact, status, figures, bounds, best, heard } = texts;
  const buttons = lineButtons(runner, turns);
  // What the position is worth stands by the move; how that is found, at the end.
  const worth = make("p", { class: "engine-state" }, form, make("span", {}, fact, " ", status));
  const box = make(
    "div",
    { id: "look", class: "engine", role: "group", "aria-label": say("think-title") },
    figures,
    bounds,
    best,
    make("div", { class: "buttons engine-buttons" }, ...Object.values(buttons)),
    make("p", { class: "engine-learn" }, learnLink()),
    heard,
  );
  return { box, worth, form, texts, buttons };
}

function lineButtons(runner: Runner, turns: Turns) {
  const lookOn = () => {
    // After a failure, the engine starts again with the question.
    turns.wake();
    for (const name of ["worths", "look"]) runner.want(name, limits.now.budget);
  };
  const proveNow = () => {
    turns.wake();
    runner.want("proof");
  };
  return {
    stop: button(say("stop"), () => runner.stop(...SEARCHES), { id: "look-stop" }),
    goOn: button(say("think-continue"), lookOn, { id: "look-continue" }),
    prove: button("", proveNow, { id: "look-deeper" }),
  };
}

/** How far the search is that says what the position is worth: the visitor's, or the computer's. */
function searchPhase(state: State, { known }: Facts): Phase {
  const { phases } = state;
  if (phases.proof === "looking") return "looking";
  if (computerReplies(state)) return phases.ponder ?? phases.trap ?? "idle";
  return known?.bestProved ? "done" : (phases.look ?? "idle");
}

function sayLine({ form, texts }: EngineParts, state: State, phase: Phase) {
  const { fact, status, bounds, figures, best, heard } = texts;
  const { known, proof } = factsOf(state);
  const proofPhase = state.phases.proof ?? "idle";
  const { player } = position(state);
  form.dataset.form = formOf(known);
  setText(fact, known ? spoken(factWords(known, player)) : "");
  const words = proofWords(proof, proofPhase) ?? statusWords(known, phase);
  setText(status, proof?.isDone ? doneText(proof) : words ? spoken(words) : "");
  const isUnderWay = ["looking", "stopped"].includes(proofPhase) && proof;
  setText(bounds, isUnderWay ? boundsWords(proof).map(spoken).join(SEPARATOR) : "");
  setText(figures, isUnderWay ? countText(proof.nodes, proof) : figuresText(known));
  setLine(best, known);
  // Only what changes the state is said, not each report.
  setText(heard, phase === "looking" ? "" : `${fact.textContent} ${status.textContent}`);
}

function showButtons({ stop, goOn, prove }: EngineParts["buttons"], state: State, phase: Phase) {
  const { phases } = state;
  const { known } = factsOf(state);
  const runs = SEARCHES.some((name) => phases[name] === "looking");
  const ended = ["waiting", "stopped", "spent", "failed"].includes(phase);
  const open = ended && !runs && !known?.bestProved;
  // What the book knows can be proved, too.
  const canProve = phases.proof !== undefined && phases.proof !== "done" && !runs;
  const isWanted = canProve && (open || known?.source === "book" || phases.proof !== "idle");
  show(stop, runs, phases.proof === "stopped" ? prove : goOn);
  show(goOn, open, stop);
  show(prove, isWanted, stop);
  const first = known?.source === "book" ? "prove-button" : "think-until-done";
  const again = phases.proof === "stopped" ? "resume" : first;
  setText(prove, say(phases.proof === "failed" ? "retry-button" : again));
}

/** Says what plain minimax would cost from here, as far as that is known and the searches above are not to the end. */
function setCost(box: HTMLElement, state: State) {
  const { game, longest } = state.shape;
  const { estimates, toDepth } = factsOf(state);
  const hasResult = toDepth?.state !== "too-deep" && toDepth?.state !== "failed";
  const isAbove = hasResult && comparedDepth(state) === longest;
  const estimate = estimates[longest];
  const { span, text } =
    estimate && !isAbove ? costText(estimate, state.facts.of(game).timed) : { span: "", text: "" };
  // Without the space, Persian letters would join over the border.
  setChildren(box, make("strong", {}, span), " ", make("span", {}, text));
}

/** Shows a button or hides it; the focus goes to the one that takes its place. */
function show(button: HTMLElement, shown: boolean, other: HTMLElement) {
  const focused = document.activeElement === button;
  button.hidden = !shown;
  if (!focused || shown) return;
  other.hidden = false;
  other.focus();
}

/** Who has proved it, and what that took: the line of best play takes its time after the result. */
function doneText({ nodes, ms, provedMs }: Proof) {
  const time = duration(provedMs ?? ms, { digits: 2 });
  return say("prove-done", { nodes: number(nodes), time });
}

/** How many positions a search has seen, and how fast. */
function countText(nodes: number, measured: Finding["measured"]) {
  const speed = speedOf({ measured });
  const counted = say("think-positions", { nodes: number(nodes, SHORT) });
  const fast = speed !== null && say("think-speed", { speed: number(speed, SHORT) });
  return [counted, fast].filter(Boolean).join(SEPARATOR);
}

function figuresText(known: Finding | null) {
  if (!known) return "";
  const parts = [
    known.source === "book" && say("think-from-book"),
    // What is decided without a search has none.
    known.depth ? say("think-depth", { depth: known.depth }) : "",
    known.nodes > 0 && countText(known.nodes, known.measured),
    known.memoryRefused && say("think-memory-refused"),
  ];
  return parts.filter(Boolean).join(SEPARATOR);
}

function setLine(element: HTMLElement, known: Finding | null) {
  const line = known && known.line.length > 1 ? known.line : [];
  const { id, partly } = known ? lineWords(known) : { id: "best-line" as const, partly: null };
  const names = line.map((cell) => say("cell-name", { cell }));
  const cells = list([...names, ...(partly ? ["…"] : [])]);
  setText(element, line.length > 0 ? say(id, { cells }) : "");
  element.title = line.length > 0 && partly ? spoken(partly) : "";
}

/** How long minimax would take in this tab, and how that is known. @returns No span while no time can be told. */
function costText(estimate: Estimate, timed: Timed | null): { span: string; text: string } {
  const visits = visitsText(estimate);
  if (!timed) return { span: "", text: say("cost-untimed", { visits }) };
  const time = duration(timed.ms, { digits: 2 });
  // A run of all of them says it all.
  if (estimate.exact && timed.nodes === estimate.nodes)
    return { span: time, text: say("cost-took", { visits }) };
  const { seconds, digits } = timeOf(estimate, timed);
  const years = seconds / YEAR;
  const span =
    isRough(estimate) && years >= 10
      ? say("span-order", { text: orderText(years) })
      : spanText(seconds, digits);
  return { span, text: say("cost", { visits, measured: magnitude(timed.nodes, true), time }) };
}

function visitsText(estimate: Estimate) {
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("cost-counted", { size: magnitude(nodes, true) });
  if (isRough(estimate)) return say("cost-order", { size: orderText(nodes) });
  const { nodes: size, error } = estimateText(nodes, standardError);
  return say("cost-about", { size, error });
}

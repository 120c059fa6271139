/** What each move is worth, as far as it is proved, as a table; and what alpha-beta knew, or how many replies hold. */
import { hintText } from "../parts/board/cell-look.js";
import { say } from "../messages/index.js";
import { button, make, setText } from "../base/elements.js";
import { signed } from "../messages/figures.js";
import { onClick, part } from "../page/parts.js";
import { answersShown, factsOf, position } from "./state.js";
import { worthOf } from "./marks.js";
import { exact } from "./claim.js";
import { isProvedAtOnce, isSearchedWhole } from "../game/shape.js";

/** @import { SolvedMove } from "../../pkg/web/cutoff.js" */
/** @import { Facts, MoveScore, RootBound } from "./types.d.ts" */
/** @import { Controller } from "./controller.js" */
/** @import { State } from "./state.js" */

/** @param {Controller} controller */
export function hintsView(controller) {
  const [seen, replies] = [part("as-seen"), part("replies")];
  const isOn = (/** @type {HTMLElement} */ button) =>
    button.getAttribute("aria-checked") === "true";
  onClick("as-seen", () => controller.look({ asSeen: !isOn(seen) }));
  onClick("replies", () => controller.look({ replies: !isOn(replies) }));
  const show = button(say("hints-show"), async () => {
    await controller.setAnswers(true, true);
    // The button is gone then.
    part("tab-hints").focus();
  });
  part("hints-explained").after(show);
  let drawn = "";

  /** @param {State} state */
  return function render(state) {
    const on = shows(state);
    setText(part("hints-explained"), explained(state, on));
    show.hidden = answersShown(state) && state.settings.hints;
    for (const id of ["hints-table", "hints-notes"]) part(id).hidden = !on;
    part("hints-switches").hidden = !on || !isSearchedWhole(state.shape);
    seen.setAttribute("aria-checked", String(state.asSeen));
    replies.setAttribute("aria-checked", String(state.replies));
    if (!on) return;
    const facts = factsOf(state);
    const columns = columnsOf(state, facts);
    const rows = facts.moves.map((move) => columns.map(({ cell }) => cell(move) ?? say("pending")));
    // Drawn again only when it changes, so that a selection stays.
    const texts = JSON.stringify([columns.map(({ name }) => name), rows]);
    if (texts !== drawn) draw(columns, rows);
    drawn = texts;
    setText(part("hints-notes"), notesText(state, facts));
  };
}

/** Whether hints are on the board. @param {State} state */
function shows(state) {
  const finished = position(state)?.finished ?? true;
  return answersShown(state) && state.settings.hints && !finished && !state.setup;
}

/** Why they are not, or what they say. @param {State} state @param {boolean} on */
function explained(state, on) {
  if (!answersShown(state)) return say("hints-hidden");
  if (!state.settings.hints) return say("hints-off");
  if (isProvedAtOnce(state.shape) || !on) return say("hints-explained");
  const open = state.shape.gravity ? "hints-open-columns" : "hints-open-cells";
  return ["hints-explained-other", "score-signs", open].map((id) => say(id)).join(" ");
}

/** @typedef {{ name: string, cell: (move: MoveScore) => string | null }} Column */

/**
 * @param {State} state
 * @param {Facts} facts
 */
function columnsOf({ asSeen, replies, shape }, { known, rootBounds, replies: counted }) {
  const best = known?.proved ? known.best : null;
  /** @type {Column[]} */
  const columns = [
    {
      name: say("move"),
      cell: ({ cell }) => say(best === cell ? "hints-best" : "cell-name", { cell }),
    },
    { name: say("hints-worth"), cell: worthText },
  ];
  if (asSeen && isSearchedWhole(shape)) {
    columns.push({ name: say("hints-seen"), cell: ({ cell }) => seenText(rootBounds?.[cell]) });
  }
  if (replies && isSearchedWhole(shape)) {
    const replyTo = (/** @type {number} */ cell) => counted?.find(({ move }) => move === cell);
    columns.push({ name: say("hints-replies"), cell: ({ cell }) => replyText(replyTo(cell)) });
  }
  return columns;
}

/** @param {State} state @param {Facts} facts */
function notesText({ asSeen, replies, shape }, facts) {
  const { moves, analyzing } = facts;
  if (isProvedAtOnce(shape)) {
    const notes = [asSeen && priceText(facts), replies && say("book-explained")];
    return notes.filter(Boolean).join(" ");
  }
  const proved = moves.filter((move) => exact(move)).length;
  return say(analyzing ? "hints-proving" : "hints-so-far", { proved, moves: moves.length });
}

/** @param {MoveScore} move */
function worthText(move) {
  const worth = worthOf(move);
  if (!worth) return say("hints-open");
  return worth.at ? say(`hint-words-${worth.at}`) : hintText(worth);
}

/** What alpha-beta knows, if it knows anything. @param {RootBound | undefined} seen */
function seenText(seen) {
  if (!seen) return null;
  return seen.value !== undefined
    ? say(`hint-seen-${seen.state}`, { value: signed(seen.value) })
    : "";
}

/** What a move that comes to this leaves to the other side. */
const LEAVES = { win: "loss", draw: "draw", loss: "win", unknown: "" };

/** How many replies hold, if there are any. @param {SolvedMove | undefined} move */
function replyText(move) {
  if (!move || move.holding === null || move.replies === null) return null;
  const { outcome, holding, replies } = move;
  return replies === 0 ? "" : say(`hint-replies-${LEAVES[outcome]}`, { holding, replies });
}

/**
 * @param {{ name: string }[]} columns
 * @param {string[][]} rows
 */
function draw(columns, rows) {
  part("hints-head").replaceChildren(
    ...columns.map(({ name }) => make("th", { scope: "col" }, name)),
  );
  part("hints-rows").replaceChildren(
    ...rows.map((texts) => make("tr", {}, ...texts.map((text) => make("td", {}, text)))),
  );
}

/** How many positions exact verdicts take, beside those of alpha-beta. @param {Facts} facts */
function priceText({ searches: { alphaBeta }, price, rootBounds }) {
  if (!alphaBeta || price === null || !rootBounds) return "";
  return say("price", { seen: alphaBeta.nodes, exact: price });
}

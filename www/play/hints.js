/** What each free cell is worth, in words, as a table; and what alpha-beta knew, or how many replies hold. */
import { algorithm } from "../engine/answers.js";
import { hintText } from "../parts/board/cell-look.js";
import { say } from "../messages/index.js";
import { make } from "../page/elements.js";
import { signed } from "../page/figures.js";
import { onClick, part, setText } from "../page/parts.js";
import { answersShown, isStandard, position } from "../game/state.js";

/** @import { CellState } from "../parts/search/types.d.ts" */
/** @import { Facts } from "../engine/answers.js" */
/** @import { State } from "../game/state.js" */
/** @import { MoveVerdict } from "../../pkg/web/cutoff.js" */

/** @param {import("../game/controller.js").Controller} controller */
export function hintsView(controller) {
  const [seen, replies] = [part("as-seen"), part("replies")];
  const isOn = (/** @type {HTMLElement} */ button) =>
    button.getAttribute("aria-checked") === "true";
  onClick("as-seen", () => controller.look({ asSeen: !isOn(seen) }));
  onClick("replies", () => controller.look({ replies: !isOn(replies) }));
  let drawn = "";

  /**
   * @param {State} state
   * @param {Facts} facts
   */
  return function render(state, facts) {
    // Other boards have a table of their own: boards-hints.js.
    if (!isStandard(state)) return void (drawn = "");
    const on = shows(state);
    setText(part("hints-explained"), say(explained(state)));
    for (const id of ["hints-switches", "hints-table", "hints-notes"]) part(id).hidden = !on;
    seen.setAttribute("aria-checked", String(state.asSeen));
    replies.setAttribute("aria-checked", String(state.replies));
    if (!on) return;
    const columns = columnsOf(state, facts);
    const rows = (facts.analysis?.moves ?? []).map((move) =>
      columns.map(({ cell }) => cell(move) ?? say("pending")),
    );
    // Drawn again only when it changes, so that a selection stays.
    const texts = JSON.stringify([columns.map(({ name }) => name), rows]);
    if (texts !== drawn) draw(columns, rows);
    drawn = texts;
    const notes = [state.asSeen && priceText(facts), state.replies && say("book-explained")];
    setText(part("hints-notes"), notes.filter(Boolean).join(" "));
  };
}

/** Whether hints are on the board. @param {State} state */
export function shows(state) {
  const finished = position(state)?.finished ?? true;
  return answersShown(state) && state.settings.hints && !finished && !state.setup;
}

/** Why they are not, or what they say. @param {State} state */
export function explained(state) {
  if (!answersShown(state)) return "hints-hidden";
  return state.settings.hints ? "hints-explained" : "hints-off";
}

/** @typedef {{ name: string, cell: (move: MoveVerdict) => string | null }} Column */

/**
 * @param {State} state
 * @param {Facts} facts
 */
function columnsOf({ asSeen, replies, settings }, { searches, bounds, book }) {
  const best = searches[algorithm(settings.pruning)];
  /** @type {Column[]} */
  const columns = [
    {
      name: say("moves-move"),
      cell: ({ move }) => say(best?.index === move ? "hints-best" : "why-cell", { cell: move }),
    },
    { name: say("hints-worth"), cell: (move) => hintText(move) },
  ];
  if (asSeen) {
    columns.push({ name: say("hints-seen"), cell: ({ move }) => seenText(bounds?.[move]) });
  }
  if (replies) {
    const replyTo = (/** @type {number} */ cell) => book?.moves?.find(({ move }) => move === cell);
    columns.push({ name: say("hints-replies"), cell: ({ move }) => replyText(replyTo(move)) });
  }
  return columns;
}

/** What alpha-beta knows, if it knows anything. @param {CellState | undefined} seen */
function seenText(seen) {
  if (!seen) return null;
  return "value" in seen ? say(`hint-seen-${seen.state}`, { value: signed(seen.value) }) : "";
}

/** What a move that comes to this leaves to the other side. */
const LEAVES = { win: "loss", draw: "draw", loss: "win", unknown: "" };

/** How many replies hold, if there are any. @param {import("../../pkg/web/cutoff.js").SolvedMove | undefined} move */
function replyText(move) {
  if (!move || move.holding === null || move.replies === null) return null;
  const { outcome, holding, replies } = move;
  return replies === 0 ? "" : say(`hint-replies-${LEAVES[outcome]}`, { holding, replies });
}

/**
 * @param {{ name: string }[]} columns
 * @param {string[][]} rows
 */
export function draw(columns, rows) {
  part("hints-head").replaceChildren(
    ...columns.map(({ name }) => make("th", { scope: "col" }, name)),
  );
  part("hints-rows").replaceChildren(
    ...rows.map((texts) => make("tr", {}, ...texts.map((text) => make("td", {}, text)))),
  );
}

/** How many positions exact verdicts take, beside those of alpha-beta. @param {Facts} facts */
function priceText({ searches: { alphaBeta }, analysis, bounds }) {
  if (!alphaBeta || !analysis || !bounds) return "";
  return say("price", { seen: alphaBeta.nodes, exact: analysis.nodes });
}

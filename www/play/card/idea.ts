/**
 * The idea that decides the position on the board, in a sentence, with its cells marked: a win at once, a
 * double threat, a forced reply, zugzwang, a draw by pairs. The engine sees it without a search. Where there is
 * none, and no proof in this tab either, nothing is offered.
 */
import { list, number, say } from "../../messages/index.ts";
import { otherPlayer } from "../../game/other-player.ts";
import { placeOf } from "../../game/shape.ts";
import { factsOf, isOpen } from "../game/state.ts";
import { button, make, setText } from "../../base/elements.ts";
import { part } from "../../page/parts.ts";
import type { GameDescription, Reason } from "../../../pkg/web/cutoff.js";
import type { Facts } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";

export function ideaView(store: Store) {
  let on = false;
  const sentence = make("p", { role: "status" });
  const why = button(say("idea-button"), toggle, { "aria-pressed": "false", class: "idea-why" });
  const element = make("div", { class: "idea-box" }, sentence);
  // Nothing that changes as the search goes on stands above them.
  part("pruning").before(why);
  part("pruning").parentElement?.append(element);

  function toggle() {
    on = !on;
    store.change({});
    store.tell();
    if (on) element.scrollIntoView({ block: "nearest" });
  }

  return function render(state: State) {
    const open = isOpen(state) && !state.shape.exhaustive;
    const facts = factsOf(state);
    const { reason: idea } = facts;
    const text = open ? (idea ? ideaText(state.shape, idea) : provedText(facts)) : "";
    const focused = document.activeElement === why;
    why.hidden = text === "";
    if (why.hidden && focused) part("answers").focus();
    why.setAttribute("aria-pressed", String(on));
    const shown = on && !why.hidden;
    element.hidden = !shown;
    mark((shown && idea) || null);
    setText(sentence, shown ? text : "");
  };
}

/** In how many positions the result was proved here; nothing if it was not. */
function provedText({ known, reason }: Facts) {
  const nodes = known?.nodes ?? 0;
  const isProved = reason === null && known?.bestProved && nodes > 0;
  return isProved ? say("idea-none-proved", { nodes }) : "";
}

function mark(idea: Reason | null) {
  const { target, line, pairs } = cellsOf(idea);
  const buttons = part("board").querySelectorAll(".grid-cell > button");
  for (const [index, cell] of buttons.entries()) {
    cell.classList.toggle("idea-target", target.includes(index));
    cell.classList.toggle("idea-line", line.includes(index));
    // The two cells of a pair have its number.
    const pair = pairs.findIndex((cells) => cells.includes(index));
    if (pair < 0) cell.removeAttribute("data-pair");
    else cell.setAttribute("data-pair", number(pair + 1));
  }
}

function cellsOf(idea: Reason | null): { target: number[]; line: number[]; pairs: number[][] } {
  const none = { target: [], line: [], pairs: [] };
  if (!idea) return none;
  if (idea.kind === "pairs") return { ...none, pairs: idea.pairs };
  if (idea.kind === "zugzwang") return { ...none, target: idea.threats.map(({ cell }) => cell) };
  return { ...none, target: idea.cells, line: idea.lines.flat() };
}

function ideaText(shape: GameDescription, idea: Reason) {
  if (idea.kind === "pairs") {
    const pairs = idea.pairs.map((cells) => cells.map((cell) => cellText(shape, cell)).join("–"));
    return say("idea-pairs", { count: pairs.length, pairs: list(pairs) });
  }
  const other = otherPlayer(idea.player);
  const cell = "move" in idea ? idea.move : null;
  const cells = list(cellsOf(idea).target.map((cell) => cellText(shape, cell)));
  const values = { player: idea.player, other, cell: cell ?? 0, cells };
  if (idea.kind !== "zugzwang") return say(`idea-${idea.kind}`, values);
  const first = say(cell === null ? "idea-follow" : "idea-follow-after", values);
  if (idea.proves !== "win") return [first, say("idea-follow-draw", values)].join(" ");
  const parities = new Set(idea.threats.map(({ parity }) => parity));
  const parity = parities.size === 1 ? [...parities][0] : "both";
  return [first, say("idea-follow-win", { ...values, parity })].join(" ");
}

/** A cell where stones fall: the name of its column as moves have it, and its row. */
function cellText(shape: GameDescription, cell: number) {
  if (!shape.gravity) return shape.names[cell];
  const { row } = placeOf(shape, cell);
  return say("idea-cell", {
    column: Number(shape.moveNames[cell]),
    row: Number(shape.rowNames[row]),
  });
}

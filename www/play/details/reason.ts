/** The reason for the result of the position, as a sentence and on the board. */
import { otherPlayer } from "../../game/state.ts";
import { rowAndColumn } from "../../game/shape.ts";
import { factsOf, showsFacts, type State } from "../state/play-state.ts";
import type { GameDescription, Reason } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";
import type { BoardCell } from "../../parts/board/button-board.tsx";
import type { Facts } from "../state/facts.ts";

export function positionReason(words: Words, state: State) {
  if (!showsFacts(state)) return null;
  const facts = factsOf(state);
  const { reason = null } = facts;
  const text = reason ? reasonText(words, state.shape, reason) : provedText(words, facts);
  return text === "" ? null : { text, reason };
}

/** Marks the cells of a reason. */
export function reasonMarks({ number }: Words, reason: Reason): (cell: number) => BoardCell {
  const { target, line, pairs } = cellsOf(reason);
  return (cell) => {
    const names = [target.includes(cell) && "reason-target", line.includes(cell) && "reason-line"];
    // Both cells of a pair show its number.
    const pair = pairs.findIndex((cells) => cells.includes(cell));
    return {
      class: names.filter(Boolean).join(" "),
      "data-pair": pair < 0 ? undefined : number(pair + 1),
    };
  };
}

/** Describes how many nodes the proof visited; empty if no search proved the result. */
function provedText({ say }: Words, { finding, reason }: Facts) {
  const nodes = finding?.nodes ?? 0;
  const isProved = reason === null && finding?.isBestProved && nodes > 0;
  return isProved ? say("reason-none-proved", { nodes }) : "";
}

function cellsOf(reason: Reason): { target: number[]; line: number[]; pairs: number[][] } {
  const none = { target: [], line: [], pairs: [] };
  if (reason.kind === "pairs") return { ...none, pairs: reason.pairs };
  if (reason.kind === "zugzwang")
    return { ...none, target: reason.threats.map(({ cell }) => cell) };
  return { ...none, target: reason.cells, line: reason.lines.flat() };
}

function reasonText(words: Words, shape: GameDescription, reason: Reason) {
  const { say, list } = words;
  if (reason.kind === "pairs") {
    const pairs = reason.pairs.map((cells) =>
      cells.map((cell) => cellText(words, shape, cell)).join("–"),
    );
    return say("reason-pairs", { count: pairs.length, pairs: list(pairs) });
  }
  const other = otherPlayer(reason.player);
  const cell = "move" in reason ? reason.move : null;
  const cells = list(cellsOf(reason).target.map((cell) => cellText(words, shape, cell)));
  const values = { player: reason.player, other, cell: cell ?? 0, cells };
  if (reason.kind !== "zugzwang") return say(`reason-${reason.kind}`, values);
  const first = say(cell === null ? "reason-follow" : "reason-follow-after", values);
  if (reason.proves !== "win") return [first, say("reason-follow-draw", values)].join(" ");
  const parities = new Set(reason.threats.map(({ parity }) => parity));
  const parity = parities.size === 1 ? [...parities][0] : "both";
  return [first, say("reason-follow-win", { ...values, parity })].join(" ");
}

/** Names a cell: with gravity, by the number of its column, as in moves, and its row. */
function cellText({ say }: Words, shape: GameDescription, cell: number) {
  if (!shape.gravity) return shape.names[cell];
  const { row } = rowAndColumn(shape, cell);
  return say("reason-cell", {
    column: Number(shape.moveNames[cell]),
    row: Number(shape.rowNames[row]),
  });
}

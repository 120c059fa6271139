/** The idea that decides the position, as a sentence and on the board. */
import { otherPlayer } from "../../game/state.ts";
import { rowAndColumn } from "../../game/shape.ts";
import { factsOf, showsFacts, type State } from "../game/play-state.ts";
import type { GameDescription, Reason } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";
import type { BoardCell } from "../../parts/board/button-board.tsx";
import type { Facts } from "../game/facts.ts";

type Idea = { text: string; reason: Reason | null };

export function ideaOf(words: Words, state: State): Idea | null {
  if (!showsFacts(state)) return null;
  const facts = factsOf(state);
  const { reason = null } = facts;
  const text = reason ? ideaText(words, state.shape, reason) : provedText(words, facts);
  return text === "" ? null : { text, reason };
}

/** Marks the cells of an idea. */
export function ideaMarks({ number }: Words, idea: Reason): (cell: number) => BoardCell {
  const { target, line, pairs } = cellsOf(idea);
  return (cell) => {
    const names = [target.includes(cell) && "idea-target", line.includes(cell) && "idea-line"];
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
  return isProved ? say("idea-none-proved", { nodes }) : "";
}

function cellsOf(idea: Reason): { target: number[]; line: number[]; pairs: number[][] } {
  const none = { target: [], line: [], pairs: [] };
  if (idea.kind === "pairs") return { ...none, pairs: idea.pairs };
  if (idea.kind === "zugzwang") return { ...none, target: idea.threats.map(({ cell }) => cell) };
  return { ...none, target: idea.cells, line: idea.lines.flat() };
}

function ideaText(words: Words, shape: GameDescription, idea: Reason) {
  const { say, list } = words;
  if (idea.kind === "pairs") {
    const pairs = idea.pairs.map((cells) =>
      cells.map((cell) => cellText(words, shape, cell)).join("–"),
    );
    return say("idea-pairs", { count: pairs.length, pairs: list(pairs) });
  }
  const other = otherPlayer(idea.player);
  const cell = "move" in idea ? idea.move : null;
  const cells = list(cellsOf(idea).target.map((cell) => cellText(words, shape, cell)));
  const values = { player: idea.player, other, cell: cell ?? 0, cells };
  if (idea.kind !== "zugzwang") return say(`idea-${idea.kind}`, values);
  const first = say(cell === null ? "idea-follow" : "idea-follow-after", values);
  if (idea.proves !== "win") return [first, say("idea-follow-draw", values)].join(" ");
  const parities = new Set(idea.threats.map(({ parity }) => parity));
  const parity = parities.size === 1 ? [...parities][0] : "both";
  return [first, say("idea-follow-win", { ...values, parity })].join(" ");
}

/** Names a cell: with gravity, by the number of its column, as in moves, and its row. */
function cellText({ say }: Words, shape: GameDescription, cell: number) {
  if (!shape.gravity) return shape.names[cell];
  const { row } = rowAndColumn(shape, cell);
  return say("idea-cell", {
    column: Number(shape.moveNames[cell]),
    row: Number(shape.rowNames[row]),
  });
}

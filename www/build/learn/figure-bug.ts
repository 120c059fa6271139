/** Describes a bug at the root of a figure's search: the node that it chooses, and what that loses. */
import { chapterEngine } from "./engine.ts";
import type { FigureSubject } from "../../learn/subject/subject.ts";
import type { BugSwitch } from "../../learn/figure/figure-data.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { SearchRecord } from "../../parts/search/record.ts";

export function bugSwitch(
  bug: NonNullable<FigureSubject["bug"]>,
  record: SearchRecord,
  { say }: Catalogue,
): BugSwitch {
  const board = record.board(0);
  const { move } = chapterEngine().consult(board, bug);
  const { player, moves } = chapterEngine().analyze(board);
  const { outcome } = moves.find((each) => each.move === move) ?? {};
  if (move === null || outcome !== "loss") throw new Error(`${bug} loses nothing there`);
  const cell = record.shape.names[move];
  const result = { player, cell, result: player === "X" ? "o" : "x" };
  return {
    label: say(`figure-bug-${bug}`, { player }),
    chosen: record.children(0).find((node) => record.trace.moves[node] === move),
    sentence: `${say(`figure-bug-sentence-${bug}`, { cell })} ${say("figure-board-result", result)}`,
  };
}

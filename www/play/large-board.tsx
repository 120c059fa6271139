/** A board whose searches take time: where stones fall it is aimed at by columns, and has scores over them. */
import { useWords } from "../ui/words.tsx";
import { useAim } from "../parts/board/aim.tsx";
import { GameBoard } from "../parts/board/game-board.tsx";
import { ideaMarks } from "./card/ideas.ts";
import { ColumnScores, scoresOf } from "./card/scores.tsx";
import { computerToMove, position } from "./game/state.ts";
import type { Reason } from "../../pkg/web/cutoff.js";
import type { GameBoardProps } from "../parts/board/game-board.tsx";
import type { State } from "./game/state.ts";

/** @param idea What is marked; null if nothing is. */
export function LargeBoard({
  board,
  state,
  idea = null,
}: {
  board: GameBoardProps;
  state: State;
  idea?: Reason | null;
}) {
  const words = useWords();
  const { shape } = state;
  const now = position(state);
  const falls = shape.gravity && !state.setup && now && !computerToMove(state);
  const aim = useAim(shape.columns, falls ? now.targets : [], now?.player ?? "X", board.press);
  const mark = idea ? ideaMarks(words, idea) : () => ({ class: "" });
  const scores = scoresOf(state);
  function cell(cell: number) {
    const [aimed, marked] = [aim.cell(cell), mark(cell)];
    return { ...aimed, ...marked, class: `${aimed.class} ${marked.class}`.trim() };
  }
  return (
    <GameBoard
      {...board}
      cell={cell}
      grid={aim.grid}
      above={scores && <ColumnScores state={state} scores={scores} />}
    />
  );
}

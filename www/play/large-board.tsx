/** A board whose searches take time: where stones fall it is aimed at by columns, and has scores over them. */
import { useWords } from "../ui/words.tsx";
import { placeOf } from "../game/shape.ts";
import { useAim } from "../parts/board/aim.tsx";
import { GameBoard } from "../parts/board/game-board.tsx";
import { ideaMarks } from "./card/ideas.ts";
import { ColumnScores, hasScores } from "./card/scores.tsx";
import { computerToMove, position } from "./game/state.ts";
import type { Reason } from "../../pkg/web/cutoff.js";
import type { GameBoardProps } from "../parts/board/game-board.tsx";
import type { Pointed, scoresOf } from "./card/scores.tsx";
import type { State } from "./game/state.ts";

/** @param idea What is marked; null if nothing is. */
export function LargeBoard({
  board,
  state,
  scores,
  idea = null,
  point,
}: {
  board: GameBoardProps;
  state: State;
  scores: ReturnType<typeof scoresOf>;
  idea?: Reason | null;
  point: (change: (before: Pointed) => Pointed) => void;
}) {
  const words = useWords();
  const { shape } = state;
  const now = position(state);
  const falls = shape.gravity && !state.setup && now && !computerToMove(state);
  const pointed = (by: "over" | "focused", column: number | null) =>
    point((before) => ({ ...before, [by]: column }));
  const columnOf = (cell: number | null) => (cell === null ? null : placeOf(shape, cell).column);
  const aim = useAim(
    shape.columns,
    falls ? now.targets : [],
    now?.player ?? "X",
    board.press,
    (by, cell) => pointed(by, columnOf(cell)),
  );
  const mark = idea ? ideaMarks(words, idea) : () => ({ class: "" });
  function cell(cell: number) {
    const [aimed, marked] = [aim.cell(cell), mark(cell)];
    return { ...aimed, ...marked, class: `${aimed.class} ${marked.class}`.trim() };
  }
  const press = (column: number) =>
    point((before) => ({ ...before, pressed: scores && { column, board: scores.board } }));
  return (
    <GameBoard
      {...board}
      cell={cell}
      grid={aim.grid}
      frame={{ class: hasScores(state) ? "scored" : "" }}
      above={
        scores && (
          <ColumnScores {...{ scores, press }} point={(column) => pointed("over", column)} />
        )
      }
      after={shape.gravity && aim.ghost}
    />
  );
}

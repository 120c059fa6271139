/** The board of a game whose searches take time. With gravity, columns have scores. */
import { useLayoutEffect } from "preact/hooks";
import { boardName } from "../page/games.ts";
import { part } from "../page/parts.ts";
import { useWords } from "../ui/words.tsx";
import { useAim } from "../parts/board/aim.tsx";
import { GameBoard } from "../parts/board/game-board.tsx";
import { ideaMarks, ideaOf } from "./card/ideas.ts";
import { ColumnScores, scoresOf } from "./card/scores.tsx";
import { computerToMove, position } from "./game/state.ts";
import type { GameBoardProps } from "../parts/board/game-board.tsx";
import type { State } from "./game/state.ts";

export function LargeBoard({ board, state }: { board: GameBoardProps; state: State }) {
  const words = useWords();
  const { shape } = state;
  useLayoutEffect(() => {
    const { say } = words;
    // On a phone, the shape of the board decides how much room the panel leaves.
    for (const side of ["rows", "columns"] as const)
      part("main").style.setProperty(`--${side}`, String(shape[side]));
    document.title = say("page-title-other", { board: boardName(say, shape.game, shape) });
    return () => void (document.title = say("page-title"));
  }, [shape]);
  const now = position(state);
  const falls = shape.gravity && !state.setup && now && !computerToMove(state);
  const aim = useAim(shape.columns, falls ? now.targets : [], now?.player ?? "X", board.press);
  const reason = state.isExplained ? ideaOf(words, state)?.reason : null;
  const mark = reason ? ideaMarks(words, reason) : () => ({ class: "" });
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

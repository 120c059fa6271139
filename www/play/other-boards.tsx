/** Questions and views for boards other than 3×3. Loaded for the first such board. */
import "../style/play-boards.css";
import { useLayoutEffect } from "preact/hooks";
import { isSmallDevice } from "../base/small-device.ts";
import { localStore } from "../base/storage.ts";
import { boardName } from "../page/games.ts";
import { elementOf } from "../page/roots.ts";
import { say, words } from "../messages/index.ts";
import { useAim } from "../parts/board/aim.tsx";
import { GameBoard, type GameBoardProps } from "./game/game-board.tsx";
import { reasonMarks, positionReason } from "./details/reason.ts";
import { ColumnScores, columnBounds } from "./game/column-scores.tsx";
import { headlineOf } from "./game/headline.ts";
import { isComputerToMove, positionOf } from "../game/state.ts";
import { claimOf } from "./state/claim.ts";
import { factsOf, type State } from "./state/play-state.ts";
import { otherQuestions } from "./questions/other-questions.ts";
import { loadLimits } from "./state/search-limits.ts";
import type { Play } from "./game/play-props.ts";

export { CostOrLegend } from "./card/cost.tsx";
export { headlineOf };
export { otherCard as card } from "./card/other-card.ts";
export { Limits } from "./details/limits.tsx";

export function openOtherBoards({ store, runner, controller }: Play) {
  store.change({ limits: loadLimits(localStore, isSmallDevice()) });
  runner.add(...otherQuestions((move, signal) => controller.reply(move, signal)));
}

/** Shows a board other than 3×3. With gravity, its columns have scores. */
export function OtherBoard({ board, state }: { board: GameBoardProps; state: State }) {
  const { shape } = state;
  useLayoutEffect(() => {
    // On a phone, the shape of the board determines how much room the panel has.
    for (const side of ["rows", "columns"] as const)
      elementOf("main").style.setProperty(`--${side}`, String(shape[side]));
    document.title = say("play-title-other", { board: boardName(say, shape.game, shape) });
    return () => void (document.title = say("play-title"));
  }, [shape]);
  const position = positionOf(state);
  const falls = shape.gravity && !state.setup && position && !isComputerToMove(state);
  const targets = falls ? position.targets : [];
  const aim = useAim(shape.columns, targets, position?.player ?? "X", board.press);
  const reason = state.isReasonShown ? positionReason(words, state)?.reason : null;
  const mark = reason ? reasonMarks(words, reason) : () => ({ class: "" });
  const columns = columnBounds(state);
  function cell(cell: number) {
    const [aimed, marked] = [aim.cell(cell), mark(cell)];
    return { ...aimed, ...marked, class: `${aimed.class} ${marked.class}`.trim() };
  }
  const { finding } = factsOf(state);
  return (
    <>
      <GameBoard
        {...board}
        cell={cell}
        grid={aim.grid}
        above={columns && <ColumnScores state={state} moves={columns} />}
      />
      <p class="unseen" role="status">
        {finding && claimOf(finding).kind === "exact" && headlineOf(state)?.first}
      </p>
    </>
  );
}

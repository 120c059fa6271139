/** What the cards show: a real sheet's first tree, a lesson's first step, a board, a call and its answer. */
import { position } from "../game/state.ts";
import { readyLesson } from "../page/lesson/ready.ts";
import { BoardPicture } from "../parts/board/board-picture.tsx";
import { DEFAULT_EXERCISE, treeOf } from "../parts/exercise/exercise.ts";
import { useAnswer } from "../ui/answer.ts";
import { drawn } from "../ui/drawing.ts";
import { useWords } from "../ui/words.tsx";
import { CALLED } from "./link.ts";
import { paperDrawing } from "./paper-drawing.ts";
import { StepPicture } from "./step-picture.tsx";
import { stepPlace } from "./step-place.ts";
import type { RoomProps } from "../page/room.ts";

/** The board of the card where the address names none: moves as a link writes them. */
const EXAMPLE = "048";

export function SheetPreview({ page }: RoomProps) {
  const { say } = useWords();
  const trace = useAnswer(
    (signal) => {
      const tree = treeOf({ ...DEFAULT_EXERCISE, branches: 2 });
      const { text, maximising } = tree ?? { text: "", maximising: true };
      return page.engine().request("trace_tree", [text, true, { maximising }], { signal });
    },
    [],
    page.fail,
  );
  return (
    trace && (
      <div class="mini-sheet">
        <p>
          {say("sheet-name")}
          <span />
        </p>
        {drawn(paperDrawing(trace, false, say("teach-sheet-picture")))}
      </div>
    )
  );
}

export function LessonPreview({ page }: RoomProps) {
  const { say } = useWords();
  const { title, steps } = readyLesson("first-cut", say);
  const place = useAnswer(() => stepPlace(page.engine(), steps[0]), [], page.fail);
  return (
    place && (
      <div class="mini-lesson">
        <p>
          <strong>{title}</strong>
          {` · ${say("step-of", { step: 1, steps: steps.length })}`}
        </p>
        <p>{steps[0].question?.ask}</p>
        <StepPicture picture={place.picture} />
      </div>
    )
  );
}

export function BoardPreview({ state, page }: RoomProps) {
  const { shape, game } = state;
  const isEmpty = game.moves.length === 0 && game.start === shape.start;
  const shown = useAnswer(
    async (signal) => {
      if (!isEmpty) return { board: position(state).board, marked: game.moves[game.at - 1] };
      const { positions, moves } = await page
        .engine()
        .request("replay", [shape.start, EXAMPLE, { game: shape.game }], { signal });
      return { board: positions[positions.length - 1].board, marked: moves.at(-1) };
    },
    [],
    page.fail,
  );
  return (
    shown && (
      <div class="mini-page">
        <span class="mini-text" />
        <BoardPicture shape={shape} {...shown} />
        <span class="mini-text" />
      </div>
    )
  );
}

export function CallPreview({ page }: RoomProps) {
  const answer = useAnswer(
    (signal) => page.engine().request("best_move", [CALLED, true], { signal }),
    [],
    page.fail,
  );
  if (!answer) return null;
  const { row, col, outcome, nodes } = answer;
  const lines = [
    ...["best_move(", `  "${CALLED}", true`, ")"],
    ...[`→ row: ${row}, col: ${col}`, `  outcome: "${outcome}"`, `  nodes: ${nodes}`],
  ];
  return (
    <pre class="mini-code" dir="ltr">
      {lines.join("\n")}
    </pre>
  );
}

/** What the cards show: a real sheet's first tree, a lesson's first step, a board, a call and its answer. */
import { gameNames } from "../game/link.ts";
import { readyLesson } from "../page/lesson/ready.ts";
import { fragmentOf } from "../page/places.ts";
import { FIRST_EXERCISE, treeOf } from "../parts/exercise/exercise.ts";
import { useAnswer } from "../ui/answer.ts";
import { Drawing } from "../ui/drawing.tsx";
import { useWords } from "../ui/words.tsx";
import { CALLED } from "./link.ts";
import { paperDrawing } from "./paper-drawing.ts";
import { NameLine } from "./sheet-pages.tsx";
import { LinkPicture } from "./step-place.tsx";
import type { RoomProps } from "../page/room.ts";

/** The moves of the board of the card where the address names none. */
const EXAMPLE = "048";

export function SheetPreview({ page }: RoomProps) {
  const { say } = useWords();
  const { text = "", maximising } = treeOf(FIRST_EXERCISE) ?? {};
  const ask = (signal: AbortSignal) =>
    page.engine().request("trace_tree", [text, true, { maximising }], { signal });
  const trace = useAnswer(ask, [], page.fail);
  return (
    <div class="mini-sheet">
      <NameLine />
      {trace && <Drawing shape={paperDrawing(trace, false, say("teach-sheet-picture"))} />}
    </div>
  );
}

export function LessonPreview({ page }: RoomProps) {
  const { say } = useWords();
  const { title, steps } = readyLesson("first-cut", say);
  return (
    <div class="mini-lesson">
      <p>
        <strong>{title}</strong>
        {` · ${say("step-of", { step: 1, steps: steps.length })}`}
      </p>
      <p>{steps[0].question?.ask}</p>
      <LinkPicture link={steps[0].link} page={page} />
    </div>
  );
}

export function BoardPreview({ state, page }: RoomProps) {
  const { shape, game } = state;
  const isEmpty = game.moves.length === 0 && game.start === shape.start;
  const names = Object.fromEntries(gameNames(state));
  const link = fragmentOf(Object.entries(isEmpty ? { ...names, moves: EXAMPLE, at: "3" } : names));
  return (
    <div class="mini-page">
      <span class="mini-text" />
      <LinkPicture link={link} page={page} />
      <span class="mini-text" />
    </div>
  );
}

export function CallPreview({ page }: RoomProps) {
  const ask = (signal: AbortSignal) =>
    page.engine().request("best_move", [CALLED, true], { signal });
  const { row, col, outcome, nodes } = useAnswer(ask, [], page.fail) ?? {};
  const lines = [
    ...["best_move(", `  "${CALLED}", true`, ")"],
    ...[`→ row: ${row}, col: ${col}`, `  outcome: "${outcome}"`, `  nodes: ${nodes}`],
  ];
  return (
    <pre class="mini-code" dir="ltr">
      {nodes && lines.join("\n")}
    </pre>
  );
}

/** The board on the stage, with the move of the search with a bug and the best moves. */
import { h, type ComponentChildren } from "preact";
import { edgeNames } from "../../parts/board/button-board.tsx";
import { flagPath, stonePath } from "../../parts/board/stone-paths.ts";
import {
  boardElements,
  CELL,
  cellPath,
  cornerOf,
  discSignPath,
  miniBoardSize,
} from "../../parts/board/mini.ts";
import { useWords } from "../../ui/words.tsx";
import { playedText } from "../results/cell-texts.ts";
import { returnedValues, boardAsText } from "./judgement.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { BugResult } from "./consultation.ts";

const EDGE = 2;
/** Boards of up to this width and height have words in their cells, larger ones only signs. */
const WORDED_SIDE = 3;
const SIGNS = { right: "✓", wrong: "✗" };

const isWorded = ({ columns, rows, gravity }: GameDescription) =>
  !gravity && Math.max(columns, rows) <= WORDED_SIDE;

const choiceOf = ({ move, answer }: BugResult) => (answer.best.includes(move) ? "right" : "wrong");

type BugStageProps = {
  shape: GameDescription;
  result: BugResult | null;
  children: ComponentChildren;
};

/** Reserves the board's space before it is drawn. @param children Shown below the board. */
export function BugStage({ shape, result, children }: BugStageProps) {
  const { width, height } = miniBoardSize(shape);
  return (
    <section class="stage stack">
      <div class="bug-board-space" style={{ "--ratio": `${(width + EDGE) / (height + EDGE)}` }}>
        {result && <BugBoard shape={shape} result={result} />}
      </div>
      {!isWorded(shape) && (result ? <Legend result={result} /> : <p class="stage-legend" />)}
      {children}
    </section>
  );
}

function BugBoard({ shape, result }: { shape: GameDescription; result: BugResult }) {
  const words = useWords();
  const { width, height } = miniBoardSize(shape);
  const { bug, move: chosen, answer } = result;
  const kind = choiceOf(result);
  const mark = (cell: number, kind: MarkKind) => (
    <Mark key={cell} shape={shape} result={result} cell={cell} kind={kind} />
  );
  return (
    <svg
      class={`bug-board${shape.gravity ? " on-rack" : ""}`}
      viewBox={`${-EDGE} ${-EDGE} ${width + EDGE} ${height + EDGE}`}
      role="img"
      aria-label={boardAsText(words, result)}
    >
      <Edges shape={shape} />
      <rect class="ground" width={width} height={height} />
      {boardElements(h, shape, result.board)}
      {answer.best.filter((cell) => cell !== chosen).map((cell) => mark(cell, "best"))}
      {mark(chosen, kind)}
      {bug === "bounds-shown" &&
        returnedValues(words, result).map(({ move, shown, equal }) => {
          const { x, y } = cornerOf(shape, move);
          return (
            <Text key={move} class={equal ? "shown" : "shown untrue"} x={x + CELL / 2} y={y + 5.6}>
              {equal ? shown : `✗ ${shown}`}
            </Text>
          );
        })}
    </svg>
  );
}

type MarkKind = "best" | "right" | "wrong";

type MarkProps = { shape: GameDescription; result: BugResult; cell: number; kind: MarkKind };

/** A cell with a ghost stone and a word. Chosen cells have a frame, right cells a flag. */
function Mark({ shape, result: { bug, player }, cell, kind }: MarkProps) {
  const { say } = useWords();
  const { x, y } = cornerOf(shape, cell);
  const isBest = kind === "best";
  const stone = shape.gravity ? discSignPath(player, x, y) : stonePath(player, CELL, x, y - 0.6);
  return (
    <g class={`bug-mark ${kind}`}>
      {/* For this bug, values replace the ghost stones. */}
      {bug !== "bounds-shown" && <path class={`ghost stone-${player.toLowerCase()}`} d={stone} />}
      {!isBest && <path class="frame" d={cellPath(shape, x, y, 0.5)} />}
      {kind !== "wrong" && <path class="flag" d={flagPath(1.2 * CELL, x - 0.17 * CELL, y)} />}
      {isWorded(shape) ? (
        <Text class="word" x={x + CELL / 2} y={y + CELL - 1.2}>
          {isBest ? say("bugs-mark-best") : say("bugs-mark-choice", { sign: SIGNS[kind] })}
        </Text>
      ) : (
        <Text class="sign" x={x + 1.6} y={y + 2.6}>
          {isBest ? "" : SIGNS[kind]}
        </Text>
      )}
    </g>
  );
}

function Text(props: { class: string; x: number; y: number; children: ComponentChildren }) {
  return <text {...props} text-anchor="middle" />;
}

/** Draws the names of columns and, unless a move is a column, of rows. */
function Edges({ shape }: { shape: GameDescription }) {
  const { columns, rows } = edgeNames(shape, useWords().number);
  const middle = (at: number) => at * CELL + CELL / 2;
  return (
    <g font-size={isWorded(shape) ? 1.2 : 2}>
      {columns.map((name, at) => (
        <Text key={name} class="edge" x={middle(at)} y={-0.6}>
          {name}
        </Text>
      ))}
      {!shape.gravity &&
        rows.map((name, at) => (
          <Text key={name} class="edge" x={-1} y={middle(at) + 0.5}>
            {name}
          </Text>
        ))}
    </g>
  );
}

function Legend({ result }: { result: BugResult }) {
  const { words, say } = useWords();
  const { move, answer } = result;
  const kind = choiceOf(result);
  return (
    <p class="stage-legend in-row wraps" aria-hidden="true">
      <span class={kind}>{say("bugs-legend-choice", { sign: SIGNS[kind], cell: move })}</span>
      <span>{say("bugs-legend-best", { cells: playedText(words, answer.best) })}</span>
    </p>
  );
}

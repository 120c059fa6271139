/** Find a move: positions with a single move that wins, or saves the draw. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { useAim } from "../../parts/board/aim.tsx";
import { ButtonBoard } from "../../parts/board/button-board.tsx";
import { Stone } from "../../parts/board/stone.tsx";
import { useAsync } from "../../ui/async.ts";
import { findPuzzle, whyWrong, type PuzzlePosition, type WorseMove } from "../exercise/puzzle.ts";
import { findNewPosition } from "../questions/new-position.ts";
import { RefusalView } from "./refusal-view.tsx";
import { RoundView, useRound } from "./round-view.tsx";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { ExerciseProps } from "./props.ts";

type CellAnswer = { cell: number; worse?: WorseMove };

/** The position of a question; undefined until it is found, null without one. */
function usePuzzle({ state: { shape }, exercise, signal, page }: ExerciseProps, at: number) {
  const { count, seed } = exercise;
  /** The next position is found in advance. */
  const puzzles = useRef<ReturnType<typeof findPuzzle>[]>([]);
  const find = (seed: number) => findPuzzle(shape.game, seed, signal);
  /** All positions from the first question to this one. */
  const findUpTo = async (at: number): Promise<(PuzzlePosition | null)[]> => {
    const earlier = at === 0 ? [] : await findUpTo(at - 1);
    return [...earlier, await (puzzles.current[at] ??= findNewPosition(find, seed, earlier))];
  };
  const last = useAsync(
    async () => {
      const puzzle = (await findUpTo(Math.min(at, count - 1))).at(-1) ?? null;
      if (at + 1 < count) findUpTo(at + 1).catch(() => {});
      return { at, puzzle };
    },
    [at],
    page.showFailure,
  );
  // At the end the last position stays.
  return at === count || last?.at === at ? last?.puzzle : undefined;
}

export function Find(props: ExerciseProps) {
  const { shape } = props.state;
  const round = useRound<CellAnswer>(props, props.exercise.count);
  const { reply, turn } = round;
  const puzzle = usePuzzle(props, round.at);
  const found = useAsync(
    async () =>
      reply?.worse && puzzle && { reply, ...(await whyWrong(shape, puzzle.board, reply.worse)) },
    [reply],
    props.page.showFailure,
  );
  // The last one may belong to another answer.
  const why = found && found.reply === reply ? found : undefined;
  const ways = shape.gravity ? "columns" : "cells";
  const focus = round.focus && turn > 0;

  function choose(pressed: number) {
    const cell = puzzle?.targets[pressed] ?? null;
    if (!puzzle || cell === null || round.isOver) return;
    const worse = puzzle.alternatives.find(({ move }) => move === cell);
    round.answer({ cell, worse }, worse ? wrongText(cell, worse) : null);
  }
  if (puzzle === null) return <RefusalView text={say("kind-find-none")} />;
  return (
    <RoundView
      round={round}
      // A focus frame around a cell would look like advice, so links focus the task.
      focusTask={round.focus && !focus}
      keepsTask
      stage={
        <div class={puzzle ? "board-stage" : "board-stage is-looking"}>
          {puzzle && <Challenge key={turn} {...{ puzzle, shape, reply, choose, focus }} />}
          {!puzzle && <p role="status">{say("kind-find-looking")}</p>}
        </div>
      }
      task={puzzle ? say("kind-find-task", { player: puzzle.player, kind: puzzle.kind }) : ""}
      reason={reply && <Reason reply={reply} why={why} />}
      more={why}
      links={
        why && (
          <a class="button" href={why.href}>
            {say("kind-find-play-out")}
          </a>
        )
      }
      topicOf={() => (shape.gravity ? "drop" : "move")}
    >
      {!round.isOver && (
        <p class="explained">{say(reply ? "kind-find-others" : "kind-find-how", { ways })}</p>
      )}
    </RoundView>
  );
}

type ReasonProps = { reply: CellAnswer; why?: Awaited<ReturnType<typeof whyWrong>> };

function Reason({ reply: { cell, worse }, why }: ReasonProps) {
  if (!worse) return <p class="verdict right">{say("kind-find-right", { cell })}</p>;
  return (
    <>
      <p class="verdict wrong">{wrongText(cell, worse)}</p>
      {why && <p>{why.text}</p>}
    </>
  );
}

const wrongText = (cell: number, { outcome }: WorseMove) =>
  say("kind-find-wrong", { cell, outcome });

interface ChallengeProps {
  shape: GameDescription;
  puzzle: PuzzlePosition;
  reply: CellAnswer | null;
  choose: (cell: number) => void;
  focus: boolean;
}

/** The board for the answer. With gravity, digits choose columns. */
function Challenge({ shape, puzzle, reply, choose, focus }: ChallengeProps) {
  const { board, player, targets } = puzzle;
  const aim = useAim(shape.columns, shape.gravity ? targets : [], player, choose);
  const focusCell = useRef(() => {});
  useLayoutEffect(() => {
    if (focus) focusCell.current();
  }, []);
  function digit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (!shape.gravity || ctrlKey || metaKey || altKey) return;
    const column = shape.moveNames.indexOf(key);
    if (column >= 0) choose(column);
  }
  function cell(cell: number) {
    const sign = board[cell];
    const { class: aimed, ...others } = aim.cell(cell);
    const name = say(sign === "." ? "cell-empty" : sign === "X" ? "cell-x" : "cell-o", { cell });
    const mark = reply?.cell === cell ? (reply.worse ? "wrong" : "right") : "";
    return {
      ...others,
      class: `${aimed} ${mark}`.trim(),
      "data-sign": sign === "." ? undefined : sign,
      "aria-label": mark
        ? say("cell-also", { first: name, second: say(`practise-${mark}`) })
        : name,
      children: sign !== "." && <Stone sign={sign} />,
    };
  }
  return (
    <ButtonBoard
      shape={shape}
      label={say("kind-find-board")}
      cell={cell}
      press={choose}
      grid={{ ...aim.grid, class: "challenge", onKeyDown: digit }}
      handle={(focus) => void (focusCell.current = focus)}
    />
  );
}

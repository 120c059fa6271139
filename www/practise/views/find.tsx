/** Find a move: positions with a single move that wins, or saves the draw. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { answering, thinking } from "../../engine/workers.ts";
import { gameLink } from "../../game/link-game.ts";
import { loadWords, say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { sentence } from "../../page/sentence.ts";
import { useAim } from "../../parts/board/aim.tsx";
import { ButtonBoard } from "../../parts/board/button-board.tsx";
import { Stone } from "../../parts/board/stone.tsx";
import { SETTINGS } from "../../parts/exercise/exercise.ts";
import { reasons } from "../../parts/review/why.ts";
import { useAnswer } from "../../ui/answer.ts";
import { Refused } from "./refused.tsx";
import { RoundView, useRound } from "./round-view.tsx";
import type { GameDescription, Line, Puzzle } from "../../../pkg/web/cutoff.js";
import type { ExerciseProps } from "./props.ts";

/** A position with a single good move, and the cell that each click plays. */
type Posed = NonNullable<Awaited<ReturnType<typeof find>>>;

type Chosen = { cell: number; worse?: Worse };

type Worse = Puzzle["alternatives"][number];

/** The limit in milliseconds for finding a position. */
const PATIENCE = 30_000;
/** The limit in milliseconds for finding why a move is wrong. */
const REASON = 2_000;

/** The position of a question; undefined until it is found, null without one. */
function usePosed({ state, exercise, signal, page }: ExerciseProps, at: number) {
  const { count, seed } = exercise;
  /** The next position is found in advance. */
  const found = useRef<ReturnType<typeof find>[]>([]);
  const findAt = (at: number) =>
    (found.current[at] ??= find(state.shape.game, seed * SETTINGS.count.range[1] + at, signal));
  const last = useAnswer(
    async () => {
      const posed = await findAt(Math.min(at, count - 1));
      if (at + 1 < count) findAt(at + 1).catch(() => {});
      return { at, posed };
    },
    [at],
    page.fail,
  );
  // At the end the last position stays.
  return at === count || last?.at === at ? last?.posed : undefined;
}

export function Find(props: ExerciseProps) {
  const { shape } = props.state;
  const round = useRound<Chosen>(props, props.exercise.count);
  const { given, turn } = round;
  const posed = usePosed(props, round.at);
  const why = useAnswer(
    async () => given?.worse && posed && { given, ...(await whyWrong(shape, posed, given.worse)) },
    [given],
    props.page.fail,
  );
  const ways = shape.gravity ? "columns" : "cells";
  const focus = round.focus && turn > 0;

  function choose(pressed: number) {
    const cell = posed?.targets[pressed] ?? null;
    if (!posed || cell === null || round.isOver) return;
    const worse = posed.alternatives.find(({ move }) => move === cell);
    round.answer({ cell, worse }, worse ? wrongText(cell, worse) : null);
  }
  if (posed === null) return <Refused text={say("find-none")} />;
  return (
    <RoundView
      round={round}
      // A focus frame around a cell would look like advice, so links focus the task.
      focusTask={round.focus && !focus}
      stage={
        <div class="board-stage">
          {posed && <Challenge key={turn} {...{ posed, shape, given, choose, focus }} />}
          {!posed && <p role="status">{say("find-looking")}</p>}
        </div>
      }
      task={posed ? say("find-task", { player: posed.player, kind: posed.kind }) : ""}
      reason={given && <Reason given={given} why={why?.given === given ? why : undefined} />}
      more={why}
      topicOf={() => (shape.gravity ? "drop" : "move")}
    >
      {!round.isOver && (
        <p class="explained">{say(given ? "find-others" : "find-how", { ways })}</p>
      )}
    </RoundView>
  );
}

type ReasonProps = { given: Chosen; why?: Awaited<ReturnType<typeof whyWrong>> };

function Reason({ given: { cell, worse }, why }: ReasonProps) {
  if (!worse) return <p class="verdict right">{say("find-right", { cell })}</p>;
  return (
    <>
      <p class="verdict wrong">{wrongText(cell, worse)}</p>
      {why && (
        <>
          <p>{why.text}</p>
          <a class="button" href={why.href}>
            {say("find-play-out")}
          </a>
        </>
      )}
    </>
  );
}

const wrongText = (cell: number, { outcome }: Worse) => say("find-wrong", { cell, outcome });

async function whyWrong(shape: GameDescription, { board }: Posed, worse: Worse) {
  const { move, plies } = worse;
  const { game } = shape;
  const options = { game, budgetMs: REASON };
  const { moves } = await thinking().request("review", [board, [move], options]);
  const [reviewed] = moves;
  const refutation = soonWon(shape, reviewed.refutation);
  const chance = soonWon(shape, reviewed.chance);
  // Play's details have the words.
  await loadWords("details");
  const why = reasons({ ...reviewed, refutation, chance }).map(sentence);
  const played = [move, ...(refutation?.moves ?? [])];
  const line = { rules: game, start: board, moves: played, at: 1 };
  return {
    text: why.length > 0 ? why.join(" ") : say("find-ends", { plies }),
    href: hrefOf("play", await gameLink(answering(), line)),
  };
}

/** Keeps a line that wins at once or by two threats, which may come later on 3×3 only. */
function soonWon(shape: GameDescription, line: Line | null) {
  if (line === null || shape.gravity) return null;
  const latest = shape.exhaustive ? 2 : 0;
  const isSoon = line.moves.length === 1 || (line.fork !== null && line.fork <= latest);
  return isSoon ? line : null;
}

/** Finds the position of a seed; null if there seems to be none. */
async function find(game: string, seed: number, signal: AbortSignal) {
  const options = { game, seed, budgetMs: PATIENCE };
  const found = await thinking().request("puzzle", [options], { signal });
  const { board, player, kind } = found;
  if (board === null || player === null || kind === null) return null;
  const { positions } = await answering().request("replay", [board, [], { game }], { signal });
  return { ...found, board, player, kind, targets: positions[0].targets };
}

interface ChallengeProps {
  shape: GameDescription;
  posed: Posed;
  given: Chosen | null;
  choose: (cell: number) => void;
  focus: boolean;
}

/** The board for the answer. With gravity, digits choose columns. */
function Challenge({ shape, posed, given, choose, focus }: ChallengeProps) {
  const { board, player, targets } = posed;
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
    const mark = given?.cell === cell ? (given.worse ? "wrong" : "right") : "";
    return {
      ...others,
      class: `${aimed} ${mark}`.trim(),
      "data-sign": sign === "." ? undefined : sign,
      "aria-label": say(sign === "." ? "cell-empty" : sign === "X" ? "cell-x" : "cell-o", { cell }),
      children: sign !== "." && <Stone sign={sign} />,
    };
  }
  return (
    <ButtonBoard
      shape={shape}
      label={say("find-board")}
      cell={cell}
      press={choose}
      grid={{ ...aim.grid, class: "challenge", onKeyDown: digit }}
      handle={(focus) => void (focusCell.current = focus)}
    />
  );
}

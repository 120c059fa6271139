/**
 * The scores over the columns of the board: what a stone in each column is worth to the side to move. Above the board
 * one of them stands in words. Beside the engine line is how far they are, with the button that has them all proved.
 */
import { FluentNumber } from "@fluent/bundle";
import { otherPlayer } from "../../game/state.ts";
import { placeOf } from "../../game/shape.ts";
import { Flag } from "../../parts/board/stone.tsx";
import { useWords } from "../../ui/words.tsx";
import { claim, exact } from "../game/claim.ts";
import { scoresOf as provedScores } from "../game/proofs.ts";
import { answersShown, factsOf, isOpen } from "../game/state.ts";
import { QuestionButton } from "../questions/question-button.tsx";
import { stoneOf } from "./search-words.ts";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Claim } from "../game/claim.ts";
import type { MoveScore } from "../game/facts.ts";
import type { Phase, State } from "../game/state.ts";
import type { PlayProps } from "../game/play.ts";

interface Scores {
  board: string;
  player: Player;
  /** What is known of each column; a full one has no move, and its sentence is empty. */
  columns: readonly { score: MoveScore | undefined; isBest: boolean; sentence: string }[];
}

/** What points at a column of a board with gravity: its number, and for one that was pressed the board it was pressed on. */
export interface Pointed {
  over: number | null;
  focused: number | null;
  pressed: { column: number; board: string } | null;
}

/** Whether the board has room for scores. It keeps its size as long as hints are on, also after the end of a game. */
export const hasScores = ({ shape, settings, ...state }: State) =>
  shape.gravity && settings.hints && answersShown({ settings, ...state });

/** @returns Null where none are shown. */
export function scoresOf(words: Speech, state: State): Scores | null {
  if (!hasScores(state) || !isOpen(state)) return null;
  const { shape, positions, game, facts } = state;
  const { player, board } = positions[game.at];
  const course = { game: shape.game, positions, moves: game.moves };
  const scores = provedScores(facts, course, game.at);
  const { best } = factsOf(state);
  const columns = shape.columnNames.map((_, column) => {
    const score = scores.find(({ cell }) => placeOf(shape, cell).column === column);
    const isBest = score !== undefined && best.includes(score.cell);
    return { score, isBest, sentence: score ? sentenceOf(words, state, score) : "" };
  });
  return { board, player, columns };
}

/** What is known of a move, as a sentence about the side that plays it. */
function sentenceOf({ say }: Speech, { shape, positions, game }: State, score: MoveScore) {
  const { player, board } = positions[game.at];
  const move = say("score-column", { move: Number(shape.moveNames[score.cell]) });
  return say(moveId(claim(score)), { move, ...values(claim(score), player, board) });
}

/** @param point Hears which column is pointed at; null if it is none any more. @param press Hears which one is pressed. */
export function ColumnScores({
  scores: { player, columns },
  point,
  press,
}: {
  scores: Scores;
  point: (column: number | null) => void;
  press: (column: number) => void;
}) {
  const { say } = useWords();
  return (
    <div
      class="column-scores"
      role="list"
      data-mover={player}
      aria-label={say("column-scores-label", { player })}
      onPointerLeave={() => point(null)}
    >
      {columns.map((column, at) => (
        <div
          key={at}
          onPointerOver={({ pointerType }) => point(pointerType === "touch" ? null : at)}
          onClick={() => press(at)}
          {...markOf(column)}
        >
          <ColumnScore {...column} />
        </div>
      ))}
    </div>
  );
}

function markOf({ score, isBest, sentence }: Scores["columns"][number]) {
  const { kind = "", outcome = "" } = score ? claim(score) : {};
  return {
    ...{ class: isBest ? "column-score best" : "column-score", role: "listitem" as const },
    ...{ title: sentence, "data-kind": kind, "data-outcome": outcome ?? "" },
  };
}

/** The score over one column: in words, and in signs where the column is too narrow for them. */
function ColumnScore({ score, sentence }: Scores["columns"][number]) {
  const words = useWords();
  const lines = score ? shortScore(words, claim(score)) : { words: ["", ""], signs: ["", ""] };
  return (
    <>
      {(["words", "signs"] as const).map((kind) => (
        <div key={kind} class={`in-${kind}`} aria-hidden="true">
          <span>{lines[kind][0]}</span>
          <span>{lines[kind][1]}</span>
        </div>
      ))}
      <span class="unseen">{sentence}</span>
      <Flag />
    </>
  );
}

/** How far the scores are, below the engine line, and the button that has them all proved. */
export function ScoresBox({ state, play, scores }: PlayProps & { scores: Scores }) {
  const words = useWords();
  const phase = state.phases.columns ?? "idle";
  const shown = scores.columns.flatMap(({ score }) => score ?? []);
  return (
    <div class="scores-box">
      <p role="status">{farText(words, shown, phase)}</p>
      <QuestionButton
        {...{ runner: play.runner, name: "columns", phase, goOn: "column-scores-all" }}
      />
    </div>
  );
}

function farText({ say, number }: Speech, shown: readonly MoveScore[], phase: Phase) {
  if (phase === "failed") return say("column-scores-failed");
  const proved = shown.filter((score) => exact(score));
  const all = proved.length === shown.length;
  if (all && shown.every(({ source }) => source === "book")) return say("column-scores-book");
  const text = say("column-scores-proved", {
    proved: number(proved.length),
    moves: number(shown.length),
  });
  // A sign that stands over a column is explained.
  const hasSooner = shown.some((score) => claim(score).kind === "sooner");
  return hasSooner ? say("column-scores-sooner", { text }) : text;
}

/**
 * The score of one column in words, above the board: of the column under the pointer or with the focus, of
 * the score that was pressed, and else of the best column.
 */
export function ScoreLine({ scores, pointed }: { scores: Scores | null; pointed: Pointed }) {
  const { say } = useWords();
  if (!scores) return null;
  const { columns, board } = scores;
  const pressed = pointed.pressed?.board === board ? pointed.pressed.column : null;
  const best = columns.findIndex(({ isBest }) => isBest);
  const sentence = columns[pointed.over ?? pointed.focused ?? pressed ?? best]?.sentence ?? "";
  return (
    <p class={sentence === "" ? "score-line legend" : "score-line"}>
      {sentence || say("score-legend")}
    </p>
  );
}

/**
 * A claim as two short lines: what comes, and the moves to the end.
 * @returns In words, and in signs where there is no room for words.
 */
function shortScore({ say, number }: Speech, { kind, outcome, plies }: Claim) {
  if (kind === "open") {
    const open = say("pending");
    return { words: [open, ""], signs: [open, ""] };
  }
  const sign = say(`sign-${outcome}`, { plies: "" });
  if (plies === null) {
    const bound = say(`score-${kind}`);
    return { words: [bound, say("score-bound-draw")], signs: [bound, sign] };
  }
  const word = say(`score-${outcome}`);
  const text = number(plies);
  const moves = kind === "exact" ? text : say("score-within", { plies: text });
  const second = outcome === "draw" ? "" : moves;
  return { words: [word, second], signs: [sign, second] };
}

function moveId({ kind, outcome }: Claim): MessageId {
  if (kind === "exact") return `score-move-exact-${outcome}`;
  if (kind === "sooner") return `score-move-sooner-${outcome}`;
  return kind === "open" ? "score-move-open" : `score-move-${kind}-draw`;
}

function values({ outcome, plies: counted }: Claim, player: Player, board: string) {
  const plies = counted ?? 0;
  const other = otherPlayer(player);
  const winner = outcome === "loss" ? other : player;
  // Words that count, 1st and 2nd: the types of Fluent do not know that option by itself.
  const counting = { type: "ordinal", minimumFractionDigits: 0 };
  const stone = new FluentNumber(stoneOf(winner, player, plies, board), counting);
  return { player, other, plies, stone };
}

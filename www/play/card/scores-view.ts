/**
 * The scores over the columns of the board: what a stone in each column is worth to the side to move. Above the board
 * one of them stands in words. Beside the engine line is how far they are, with the button that has them all proved.
 */
import { FluentNumber } from "@fluent/bundle";
import { number, say } from "../../messages/index.ts";
import { make, setText } from "../../base/elements.ts";
import { part } from "../../page/parts.ts";
import { scoresOf } from "../game/proofs.ts";
import { answersShown, factsOf, isOpen } from "../game/state.ts";
import { otherPlayer } from "../../game/other-player.ts";
import { placeOf } from "../../game/shape.ts";
import { flag } from "../../parts/board/look.ts";
import { claim, exact } from "../game/claim.ts";
import { questionButton } from "../questions/question-button.ts";
import { stoneOf } from "./search-words.ts";
import "../../style/prove.css";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { Claim } from "../game/claim.ts";
import type { MoveScore } from "../game/facts.ts";
import type { Phase, State } from "../game/state.ts";
import type { Runner } from "../questions/runner.ts";

export function scoresView(runner: Runner) {
  const frame = part("board-frame");
  const row = make("div", { class: "column-scores", role: "list" });
  frame.prepend(row);
  const line = scoreLine(part("board"), row);
  const { box, drawBox } = scoresBox(runner);
  let columns: ReturnType<typeof columnScore>[] = [];

  return function render(state: State) {
    const { shape, positions, game, settings } = state;
    const kept = shape.gravity && settings.hints && answersShown(state);
    // Where stones fall, scores take the place of hints in the cells.
    const shown = kept && isOpen(state);
    row.hidden = !shown;
    box.hidden = !shown;
    // The board keeps its size as long as hints are on, also after the end of a game.
    frame.classList.toggle("scored", kept);
    if (!shown) return line(null);
    if (columns.length !== shape.columns) {
      columns = shape.columnNames.map(columnScore);
      row.replaceChildren(...columns.map(({ element }) => element));
    }
    const { player, board } = positions[game.at];
    row.dataset.mover = player;
    row.setAttribute("aria-label", say("column-scores-label", { player }));
    const course = { game: shape.game, positions, moves: game.moves };
    const scores = scoresOf(state.facts, course, game.at);
    drawBox(scores, state.phases.columns ?? "idle");
    const { best } = factsOf(state);
    const sentences = columns.map(({ render }, column) => {
      const score = scores.find(({ cell }) => placeOf(shape, cell).column === column);
      const sentence = score ? sentenceOf(state, score) : "";
      render(score, score !== undefined && best.includes(score.cell), sentence);
      return sentence;
    });
    line({ board, sentences, best: best.length > 0 ? placeOf(shape, best[0]).column : null });
  };
}

/** What is known of a move, as a sentence about the side that plays it. */
function sentenceOf({ shape, positions, game }: State, score: MoveScore) {
  const { player, board } = positions[game.at];
  const move = say("score-column", { move: Number(shape.moveNames[score.cell]) });
  return say(moveId(claim(score)), { move, ...values(claim(score), player, board) });
}

/** The score over one column: in words, and in signs where the column is too narrow for them. */
function columnScore() {
  const [inWords, inSigns] = ["in-words", "in-signs"].map((name) => {
    const lines = [0, 1].map(() => make("span"));
    return { lines, element: make("div", { class: name, "aria-hidden": "true" }, ...lines) };
  });
  const spoken = make("span", { class: "unseen" });
  const parts = [inWords.element, inSigns.element, spoken, flag()];
  const element = make("div", { class: "column-score", role: "listitem" }, ...parts);

  /** @param score Undefined where the column is full. */
  function render(score: MoveScore | undefined, best: boolean, sentence: string) {
    const shown = score ? claim(score) : null;
    const { words, signs } = shown ? shortScore(shown) : { words: ["", ""], signs: ["", ""] };
    inWords.lines.forEach((line, at) => setText(line, words[at]));
    inSigns.lines.forEach((line, at) => setText(line, signs[at]));
    setText(spoken, sentence);
    if (element.title !== sentence) element.title = sentence;
    element.dataset.kind = shown?.kind ?? "";
    element.dataset.outcome = shown?.outcome ?? "";
    element.classList.toggle("best", best);
  }
  return { element, render };
}

/** How far the scores are, below the engine line, and the button that has them all proved. */
function scoresBox(runner: Runner) {
  const far = make("p", { role: "status" });
  const go = questionButton(runner, "columns", "column-scores-all");
  const box = make("div", { class: "scores-box" }, far, go.element);
  part("look").append(box);

  function drawBox(shown: MoveScore[], phase: Phase) {
    setText(far, farText(shown, phase));
    go.render(phase);
  }
  return { box, drawBox };
}

function farText(shown: MoveScore[], phase: Phase) {
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

interface Sentences {
  board: string;
  /** What is known of each column; empty where it is full. */
  sentences: readonly string[];
  /** The best column, once it is proved. */
  best: number | null;
}

/**
 * The score of one column in words, above the board: of the column under the pointer or with the focus, of
 * the score that was pressed, and else of the best column.
 * @param grid The board, with a button for each cell.
 * @param row The scores over its columns.
 */
function scoreLine(grid: HTMLElement, row: HTMLElement) {
  const element = make("p", { class: "score-line", hidden: true });
  part("hope").after(element);
  let current: Sentences | null = null;
  /** The columns that are pointed at, by what points. */
  const columns: Record<Pointer, number | null> = { over: null, focused: null, pressed: null };

  function draw() {
    element.hidden = current === null;
    if (!current) return;
    const { sentences, best } = current;
    const column = columns.over ?? columns.focused ?? columns.pressed ?? best;
    const sentence = column === null ? "" : sentences[column];
    element.classList.toggle("legend", sentence === "");
    setText(element, sentence || say("score-legend"));
  }

  onPointed(grid, row, (by, column) => {
    columns[by] = column;
    draw();
  });
  return (shown: Sentences | null) => {
    if (shown?.board !== current?.board) columns.pressed = null;
    current = shown;
    draw();
  };
}

type Pointer = "over" | "focused" | "pressed";

/** Hears which column is pointed at, and by what; null if it is none any more. */
function onPointed(
  grid: HTMLElement,
  row: HTMLElement,
  point: (by: Pointer, column: number | null) => void,
) {
  for (const box of [grid, row]) {
    box.addEventListener("pointerover", ({ target, pointerType }) =>
      // A finger plays where it points.
      point("over", pointerType === "touch" ? null : columnOf(target, box)),
    );
    box.addEventListener("pointerleave", () => point("over", null));
  }
  grid.addEventListener("focusin", ({ target }) => {
    const seen = target instanceof Element && target.matches(":focus-visible");
    point("focused", seen ? columnOf(target, grid) : null);
  });
  grid.addEventListener("focusout", () => point("focused", null));
  row.addEventListener("click", ({ target }) => point("pressed", columnOf(target, row)));
}

/**
 * The column of something in the board or in the scores, counted from 0: each row of either has an
 * element for each column.
 */
function columnOf(target: EventTarget | null, box: HTMLElement) {
  const element = target instanceof Element ? target.closest(".grid-cell, .column-score") : null;
  if (!element || !box.contains(element)) return null;
  return [...(element.parentElement?.children ?? [])].indexOf(element);
}

/**
 * A claim as two short lines: what comes, and the moves to the end.
 * @returns In words, and in signs where there is no room for words.
 */
function shortScore({ kind, outcome, plies }: Claim) {
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

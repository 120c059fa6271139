/** The scores over the columns of the board: what a stone in each column is worth to the side to move. */
import { say } from "../../messages/index.ts";
import { make, setText } from "../../base/elements.ts";
import { part } from "../../page/parts.ts";
import { scoresOf } from "../game/proofs.ts";
import { answersShown, factsOf, isOpen } from "../game/state.ts";
import { placeOf } from "../../game/shape.ts";
import { flag } from "../../parts/board/look.ts";
import { claim } from "../game/claim.ts";
import { scoreLine } from "./score-line.ts";
import { moveSentence, shortScore } from "./score-words.ts";
import "../../style/prove.css";
import type { State } from "../game/state.ts";
import type { MoveScore } from "../game/facts.ts";

/** Whether scores stand over the columns: where stones fall, they take the place of hints in the cells. */
export function scoresShown(state: State) {
  const { shape, settings } = state;
  return shape.gravity && settings.hints && isOpen(state);
}

export function scoresView(): (state: State) => void {
  const frame = part("board-frame");
  const row = make("div", { class: "column-scores", role: "list" });
  frame.prepend(row);
  const line = scoreLine(part("board"), row);
  part("hope").after(line.element);
  let columns: ReturnType<typeof columnScore>[] = [];

  return function render(state) {
    const shown = scoresShown(state);
    row.hidden = !shown;
    // The board keeps its size as long as hints are on, also after the end of a game.
    const kept = state.shape.gravity && state.settings.hints && answersShown(state);
    frame.classList.toggle("scored", kept);
    if (!shown) return line.render(null);
    const { shape, positions, game } = state;
    if (columns.length !== shape.columns) {
      columns = shape.columnNames.map(columnScore);
      row.replaceChildren(...columns.map(({ element }) => element));
    }
    const { player, board } = positions[game.at];
    row.dataset.mover = player;
    row.setAttribute("aria-label", say("column-scores-label", { player }));
    const scores = scoresHere(state);
    const { best } = factsOf(state);
    const sentences = columns.map(({ render }, column) => {
      const score = scores.find(({ cell }) => placeOf(shape, cell).column === column);
      const sentence = score ? sentenceOf(state, score) : "";
      render(score, score !== undefined && best.includes(score.cell), sentence);
      return sentence;
    });
    const first = best.length > 0 ? placeOf(shape, best[0]).column : null;
    line.render({ board, sentences, best: first });
  };
}

/** What is proved of the moves of the position on the board. */
export function scoresHere({ facts, shape, positions, game }: State) {
  return scoresOf(facts, { game: shape.game, positions, moves: game.moves }, game.at);
}

/** What is known of a move, as a sentence. */
function sentenceOf({ shape, positions, game }: State, score: MoveScore) {
  const { player, board } = positions[game.at];
  return moveSentence(claim(score), shape.moveNames[score.cell], player, board);
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

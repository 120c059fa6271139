/** The questions of a series of boards, with a sentence about each answer. */
import { seriesStep, namedMove, type Series } from "../../../learn/chapters/series-steps.ts";
import { chapterEngine } from "./engine.ts";
import { verdictOn, type FigureQuestion } from "./figure-question.ts";
import type { Attributes } from "../../../learn/chapters/read.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type Question = (series: Series, words: Catalogue, depth: number) => FigureQuestion;

/** The questions, by the value of a chapter's `ask`. */
const QUESTIONS: Partial<Record<string, Question>> = { move: askMove, choice: askChoice };

/** Makes the question of a figure, if it has one. @throws If its `ask` has no question. */
export function seriesQuestion({ ask = "", depth }: Attributes, series: Series, words: Catalogue) {
  const question = QUESTIONS[ask];
  if (ask && !question) throw new Error(`a series of boards cannot ask ${ask}`);
  return question?.(series, words, Number(depth));
}

/** Asks for a best move. If several are best, a wrong answer is compared with the shown one. */
function askMove(series: Series, { say }: Catalogue): FigureQuestion {
  const { shape } = series;
  const { board } = seriesStep(series, "start");
  const { player, moves } = chapterEngine().solve(board, { game: shape.game, moves: true });
  if (!moves) throw new Error(`${board} has no moves`);
  const all = moves.filter((move) => move.best);
  const best = all.find(({ move }) => move === series.steps[1].last) ?? all[0];
  const noteOf = ({ move, best, outcome, plies }: (typeof moves)[number]) => {
    const what = !best && outcome === "win" ? "late" : outcome;
    const named = namedMove(shape, move);
    return say("feedback-move", { player, ...named, outcome: what, plies: plies ?? 0 });
  };
  const candidates = moves.map((move) => ({
    id: move.move,
    label: say("series-plays", { player, ...namedMove(shape, move.move) }),
    ...verdictOn(move, best, move.best, noteOf),
  }));
  return { question: say("ask-move", { player }), prompt: { kind: "press", candidates } };
}

/** Asks which move a search with a depth limit chooses. */
function askChoice(series: Series, { say }: Catalogue, depth: number): FigureQuestion {
  const { shape } = series;
  const { board } = seriesStep(series, "start");
  const { player, moves, best } = chapterEngine().analyze(board, { game: shape.game, depth });
  const [chosen] = best;
  const choice = shape.moveNames[chosen];
  const candidates = moves.map(({ move, outcome, plies }) => {
    const seen = { player, cell: shape.moveNames[move], choice, plies: plies ?? 0 };
    const kind = move === chosen ? "right" : outcome === "loss" ? "loses" : "other";
    return {
      id: move,
      label: say("series-plays", { player, ...namedMove(shape, move) }),
      isRight: move === chosen,
      note: say(`feedback-choice-${kind}`, seen),
    };
  });
  return { question: say("ask-choice", { player, depth }), prompt: { kind: "press", candidates } };
}

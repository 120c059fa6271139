/** Makes a figure with a series of boards. */
import { seriesStep, type Series, type SeriesStep } from "../../../learn/chapters/series-steps.ts";
import { svgOf } from "../../learn/drawing/sized-drawing.ts";
import { drawGameBoard } from "../../learn/drawing/game-board.ts";
import { longestOf } from "./figure-question.ts";
import { seriesQuestion } from "./series-questions.ts";
import type { Attributes } from "../../../learn/chapters/read.ts";
import type { FigureProps } from "../../learn/figure/figure-data.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

export function seriesSentence({ sentences }: SeriesStep, { say }: Catalogue) {
  return sentences.map(({ id, values }) => say(id, values)).join(" ");
}

export function buildSeriesFigure(
  figure: Attributes,
  series: Series,
  words: Catalogue,
): FigureProps {
  const { name, at = "start" } = figure;
  const { shape } = series;
  const step = series.steps.indexOf(seriesStep(series, at));
  const asks = seriesQuestion(figure, series, words);
  const choices = asks?.prompt.candidates.map(({ id }) => id);
  const nameOf = (column: string) => (/\d/.test(column) ? words.number(Number(column)) : column);
  const drawings = series.steps.map((step, index) => {
    const pressed = index === 0 ? choices : [];
    const drawn = drawGameBoard(shape, step, nameOf, pressed);
    return svgOf(drawn, words.say("series-board", { moves: step.link }));
  });
  const steps = series.steps.map((step) => ({
    name: step.name,
    sentence: seriesSentence(step, words),
    play: { game: shape.game, moves: step.link },
  }));
  const longest = longestOf(steps, asks);
  const { sentence } = steps[step];
  const quiet = steps.findIndex((step) => step.name === "quiet");
  const data = { kind: "series", name, step, sentence, ...asks, longest, steps } as const;
  return { data: { ...data, quiet: quiet < 0 ? undefined : quiet }, drawings };
}

/** Chooses the builder of a chapter's figure, and writes the figure in its initial state. */
import { Figure } from "../../learn/figure/figure.tsx";
import { keysOf } from "../../base/keys-of.ts";
import { ONE_STEP_FIGURES } from "./build-one-step-figures.ts";
import { buildSearchFigure } from "./build-search-figure.ts";
import { buildSeriesFigure } from "./build-series-figure.ts";
import type { FigureProps } from "../../learn/figure/figure-data.ts";
import type { ChapterContext } from "./text.tsx";

export const FigureIsland = (figure: FigureProps) => (
  <div class="island" data-figure={JSON.stringify(figure.data)}>
    <Figure {...figure} />
  </div>
);

export function buildFigure(name: string, context: ChapterContext): FigureProps {
  const { words, sources, chapter } = context;
  const source = sources.get(name);
  if (source && "record" in source) return buildSearchFigure(source, words);
  const attributes = chapter.figures.find((figure) => figure.name === name) ?? {};
  if (source) return buildSeriesFigure(attributes, source, words);
  const kind = keysOf(ONE_STEP_FIGURES).find((kind) => attributes[kind]);
  if (kind) return ONE_STEP_FIGURES[kind](attributes, context);
  throw new Error(`in “${chapter.title}”, nothing says what the figure ${name} shows`);
}

/** Draws the figures of a chapter in their initial state. */
import { Figure } from "../../learn/figure/figure.tsx";
import { rendered } from "../rendered.tsx";
import { keysOf } from "../../base/keys-of.ts";
import { STEPLESS_FIGURES } from "./stepless-figures.ts";
import { subjectOf } from "./figure-subject.ts";
import { searchFigure, searchOf } from "./search-figure.ts";
import { seriesFigure } from "./series-figure.ts";
import type { Chapter } from "../../../learn/chapters/read.js";
import type { FigureSearch } from "../../learn/drawing/steps.ts";
import type { FigureProps } from "../../learn/figure/data.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { Context } from "./text.ts";

export type FigureContext = Context & { searches: Map<string, FigureSearch>; chapter: Chapter };

/** Searches the trees and boards of a chapter's figures. */
export function searchesOf({ title, figures }: Chapter): Map<string, FigureSearch> {
  const searched = figures.filter(({ search }) => search !== undefined);
  return new Map(searched.map((figure) => [figure.name, searchOf(subjectOf(figure, title))]));
}

/** @param up The path to the root of the site. */
export function figureHtml(figure: FigureProps, words: Catalogue, up: string) {
  return rendered(
    <div class="island" data-figure={JSON.stringify(figure.data)}>
      <Figure {...figure} />
    </div>,
    words,
    up,
  );
}

export function figureOf(name: string, context: FigureContext): FigureProps {
  const { words, searches, chapter } = context;
  const search = searches.get(name);
  if (search) return searchFigure(search, words);
  const attributes = chapter.figures.find((figure) => figure.name === name) ?? {};
  const source = context.sources.get(name);
  if (source && !("record" in source)) return seriesFigure(attributes, source, words);
  const kind = keysOf(STEPLESS_FIGURES).find((kind) => attributes[kind]);
  if (kind) return STEPLESS_FIGURES[kind](attributes, context);
  throw new Error(`in “${chapter.title}”, nothing says what the figure ${name} shows`);
}

/** A figure of a chapter, as the build draws it and as a reader moves it. */
import { GuessFigure } from "./guess-figure.tsx";
import { ReachFigure } from "./reach-figure.tsx";
import { SearchFigure } from "./search-figure.tsx";
import { SeriesFigure } from "./series-figure.tsx";
import type { FigureProps } from "./figure-data.ts";

export function Figure({ data, ...props }: FigureProps) {
  if (data.kind === "search") return <SearchFigure data={data} {...props} />;
  if (data.kind === "series") return <SeriesFigure data={data} {...props} />;
  if (data.kind === "reach") return <ReachFigure data={data} {...props} />;
  return <GuessFigure data={data} {...props} />;
}

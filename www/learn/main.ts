/** Learn: chapters to read. What moves in them is loaded when it is touched. */
import { openPlace } from "../page/start/place.ts";
import { showProgress, noteReading } from "./progress.ts";
import { openEstimates } from "./estimate.ts";
import { readFigureLink } from "./figure-link.ts";
import { forward } from "./forward.ts";
import { SearchFigure } from "./figure/search-figure.ts";
import { SeriesFigure } from "./figure/series-figure.ts";
import { openPrograms } from "./programs.ts";
import { openQuestions } from "./questions.ts";
import { openUniforms } from "./uniform.ts";

forward();

const figures: Map<string, SearchFigure | SeriesFigure> = new Map();
for (const box of document.querySelectorAll<HTMLElement>("figure[data-at]")) {
  figures.set(box.id, new SearchFigure(box));
}
for (const box of document.querySelectorAll<HTMLElement>("figure[data-steps]")) {
  figures.set(box.id, new SeriesFigure(box));
}
openUniforms();
openEstimates();
openPrograms();
openQuestions(figures);
showProgress();
noteReading();

/** Shows the step that the address names: `#nine@cut-1`. */
async function open() {
  forward();
  const link = readFigureLink(location.hash);
  const figure = link && figures.get(link.figure);
  if (!figure) return;
  figure.box.querySelector(".picture")?.scrollIntoView({ block: "center" });
  await figure.goTo(link.step);
}

openPlace({ open });

document.addEventListener("click", (event) => {
  const phrase = event.target instanceof Element ? event.target.closest("a.phrase") : null;
  if (!(phrase instanceof HTMLAnchorElement)) return;
  const figure = figures.get(phrase.hash.slice(1));
  if (!figure) return;
  event.preventDefault();
  figure.follow(phrase);
});

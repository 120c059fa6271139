/** Learn: chapters to read. What moves in them is loaded when it is touched. */
import { openPlace } from "../page/start/place.js";
import { showProgress } from "./contents.js";
import { openEstimates } from "./estimate.js";
import { readFigureLink } from "./figure-link.js";
import { forward } from "./forward.js";
import { SearchFigure } from "./figure/search-figure.js";
import { SeriesFigure } from "./figure/series-figure.js";
import { noteReading } from "./progress.js";
import { openPrograms } from "./programs.js";
import { openQuestions } from "./questions.js";
import { openUniforms } from "./uniform.js";

forward();

/** @type {Map<string, SearchFigure | SeriesFigure>} */
const figures = new Map();
for (const box of document.querySelectorAll("figure[data-at]")) {
  figures.set(box.id, new SearchFigure(/** @type {HTMLElement} */ (box)));
}
for (const box of document.querySelectorAll("figure[data-steps]")) {
  figures.set(box.id, new SeriesFigure(/** @type {HTMLElement} */ (box)));
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

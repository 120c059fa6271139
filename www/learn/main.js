/** Learn: chapters to read. What moves in them is loaded when it is touched. */
import { openPlace } from "../page/place.js";
import { showProgress } from "./contents.js";
import { forward } from "./forward.js";
import { LivingFigure } from "./figure/living.js";
import { openPrograms } from "./programs.js";
import { openQuestions } from "./questions.js";
import { openScales } from "./scales.js";

forward();

/** @type {Map<string, LivingFigure>} */
const figures = new Map();
for (const box of document.querySelectorAll("figure[data-at]")) {
  figures.set(box.id, new LivingFigure(/** @type {HTMLElement} */ (box)));
}
openScales();
openPrograms();
openQuestions(figures);
showProgress();

/** Shows the step that the address names: `#nine@cut-1`. */
async function open() {
  forward();
  const [name, step] = decodeURIComponent(location.hash.slice(1)).split("@");
  const figure = figures.get(name);
  if (!figure || step === undefined) return;
  figure.box.querySelector(".picture")?.scrollIntoView({ block: "center" });
  await figure.goTo(step);
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

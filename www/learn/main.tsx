/** Opens a chapter. Its text stays as the build wrote it. Interactive parts are islands. */
import { short } from "../base/message.ts";
import { elementOf } from "../page/roots.ts";
import { openPlace } from "../page/start/place.ts";
import { Tick } from "./chapter-list.tsx";
import { readFigureLink } from "./figure-link.ts";
import { redirect } from "./redirect.ts";
import { islandsOf, showIn } from "./islands.tsx";
import { openFigures } from "./open-figures.tsx";
import { openPrograms } from "./open-programs.tsx";
import { openQuestions } from "./open-questions.tsx";
import { loadProgress, noteReading } from "./progress.ts";

redirect();

const figures = openFigures();
openQuestions(figures);
openPrograms();

const { read } = loadProgress();
for (const { island, data } of islandsOf<string>("listed"))
  if (read.includes(data)) showIn(island, <Tick />);

const { chapter } = elementOf("main").dataset;
const end = document.querySelector(".chapter-pages");
if (chapter && end) noteReading(chapter, end);

/** Shows the step that the address names: `#nine@cut-1`. */
async function open() {
  redirect();
  const link = readFigureLink(location.hash);
  if (!link || (await figures.get(link.figure)?.open(link.step))) return [];
  const name = short(`${link.figure}@${link.step}`);
  return [{ id: "link-fault-step", values: { name } } as const];
}

openPlace({ open });

document.addEventListener("click", (event) => {
  const phrase = event.target instanceof Element ? event.target.closest("a.figure-phrase") : null;
  if (!(phrase instanceof HTMLAnchorElement)) return;
  const figure = figures.get(phrase.hash.slice(1));
  if (!figure) return;
  event.preventDefault();
  figure.follow(phrase);
});

/** Learn: chapters to read. Their text stays as it was built; what moves in it is an island. */
import { render } from "preact";
import { say } from "../messages/index.ts";
import { part } from "../page/parts.ts";
import { fail, openPlace } from "../page/start/place.ts";
import { WithAddress } from "../page/with-address.tsx";
import { toast } from "../page/toast.ts";
import { shapeOf } from "../ui/drawing.tsx";
import { readFigureLink } from "./figure-link.ts";
import { Figure } from "./figure/figure.tsx";
import { forward } from "./forward.ts";
import { Program } from "./program.tsx";
import { Progress, Tick, loadProgress, noteReading, saveProgress } from "./progress.tsx";
import { Question } from "./question.tsx";
import type { VNode } from "preact";
import type { FigureData, Wish } from "./figure/data.ts";
import type { ProgramData } from "./program.tsx";
import type { QuestionData } from "./question.tsx";

forward();

const page = { fail, tell: toast };
const show = (content: VNode | null, island: Element) =>
  render(<WithAddress>{content}</WithAddress>, island);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** A figure whose steps links can lead to; none of one that has no steps. */
function openFigure(island: HTMLElement) {
  const data: FigureData = JSON.parse(island.dataset.figure ?? "");
  const drawings = [...island.querySelectorAll(".picture svg")].map(shapeOf);
  /** The link of the text that has moved it to its step. */
  let current: HTMLElement | null = null;
  const mark = (phrase: HTMLElement | null) => {
    current?.removeAttribute("aria-current");
    current = phrase;
    phrase?.setAttribute("aria-current", "step");
  };
  const left = () => mark(null);
  const goTo = (wish?: Wish) => show(<Figure {...{ data, drawings, page, wish, left }} />, island);
  const frameOf = (phrase: HTMLElement) => ({ frame: Number(phrase.dataset.frame) });
  goTo();
  if (data.kind !== "search" && data.kind !== "series") return [];
  const steps = {
    /** Shows the step of a name. */
    goTo: (step: string) => {
      island.querySelector(".picture")?.scrollIntoView({ block: "center" });
      goTo({ step });
    },
    /** Goes where a link of the text leads, and from there back. */
    follow(phrase: HTMLElement) {
      const isBack = phrase === current;
      mark(isBack ? null : phrase);
      goTo(isBack ? { frame: data.frame } : frameOf(phrase));
    },
    /** Shows the step that an answer turns on. A click on the link then stays there. */
    explain(phrase: HTMLElement) {
      mark(null);
      goTo(frameOf(phrase));
    },
  };
  return [[data.name, steps] as const];
}

const figures = new Map(all("[data-figure]").flatMap(openFigure));

function openQuestion(island: HTMLElement) {
  const data: QuestionData = JSON.parse(island.dataset.question ?? "");
  const answer = island.parentElement?.querySelector("details");
  let opened = 0;
  // However the answer is opened, the figure shows the step that decides.
  const explain = () => {
    const phrase = answer?.querySelector<HTMLAnchorElement>("a.phrase");
    if (phrase) figures.get(phrase.hash.slice(1))?.explain(phrase);
  };
  const graded = (isRight: boolean) => {
    if (!isRight) explain();
    else if (answer && answer.querySelectorAll("p").length > 1) answer.open = true;
  };
  const draw = () => show(<Question {...data} opened={opened} graded={graded} />, island);
  answer?.addEventListener("toggle", () => {
    if (!answer.open) return;
    opened += 1;
    draw();
    explain();
  });
  draw();
}
all("[data-question]").forEach(openQuestion);

const programs = all("[data-program-shown]").map((island) => ({
  island,
  data: JSON.parse(island.dataset.programShown ?? "") as ProgramData,
  codes: [...island.querySelectorAll("code")].map(({ childNodes }) =>
    Array.from(childNodes, (part) =>
      part instanceof Element ? { added: part.textContent } : (part.textContent ?? ""),
    ),
  ),
}));

/** Every program of the page is in the same language. */
function showPrograms(chosen?: string) {
  const choose = (program: string) => {
    saveProgress({ program });
    showPrograms(program);
  };
  for (const { island, data, codes } of programs)
    show(<Program {...{ ...data, codes, chosen, choose, page }} />, island);
}
showPrograms(loadProgress().program ?? undefined);

function showProgress() {
  const items = all("li[data-chapter]");
  const { read } = loadProgress();
  const isRead = ({ dataset }: HTMLElement) => read.includes(dataset.chapter ?? "");
  for (const item of items)
    all(`[data-done="${item.dataset.chapter}"]`).forEach((island) =>
      show(isRead(item) ? <Tick /> : null, island),
    );
  const counts = { read: items.filter(isRead).length, chapters: items.length };
  const forget = () => {
    saveProgress({ read: [] });
    showProgress();
    part("main").focus();
    toast(say("learn-forgotten"));
  };
  for (const island of all("#progress"))
    show(counts.read > 0 ? <Progress {...counts} forget={forget} /> : null, island);
}
showProgress();
const { chapter } = part("main").dataset;
for (const end of all(".chapter-pages")) if (chapter) noteReading(chapter, end);

/** Shows the step that the address names: `#nine@cut-1`. */
function open() {
  forward();
  const link = readFigureLink(location.hash);
  if (link) figures.get(link.figure)?.goTo(link.step);
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

/** Opens a chapter. Its text stays as the build wrote it. Interactive parts are islands. */
import { render, type VNode } from "preact";
import { short } from "../base/words.ts";
import { WithAddress, part } from "../page/roots.ts";
import { fail } from "../page/start/failures.ts";
import { openPlace } from "../page/start/place.ts";
import { toast } from "../page/toast.ts";
import { shapeOf } from "../ui/drawing.tsx";
import { Tick } from "./chapter-list.tsx";
import { readFigureLink } from "./figure-link.ts";
import { Figure } from "./figure/figure.tsx";
import { forward } from "./forward.ts";
import { Program, type ProgramData } from "./program.tsx";
import { loadProgress, noteReading, saveProgress } from "./progress.ts";
import { Question, type QuestionData } from "./question.tsx";
import type { ChapterName } from "../page/learn-pages.ts";
import type { FigureData, FigurePage, StepTarget } from "./figure/data.ts";

forward();

const page: FigurePage = { fail, toast };

const show = (content: VNode, island: Element) =>
  render(<WithAddress>{content}</WithAddress>, island);

/** The data that the build writes for each kind of island. */
interface Islands {
  figure: FigureData;
  question: QuestionData;
  "program-shown": ProgramData;
  listed: ChapterName;
}

type Island<Kind extends keyof Islands> = { island: HTMLElement; data: Islands[Kind] };

/** Finds the islands of a kind, with their data. */
function islandsOf<Kind extends keyof Islands>(kind: Kind): Island<Kind>[] {
  const islands = document.querySelectorAll<HTMLElement>(`[data-${kind}]`);
  return [...islands].map((island) => {
    return { island, data: JSON.parse(island.getAttribute(`data-${kind}`) ?? "") };
  });
}

/** Marks the link in the text that led to the current step of a figure. */
function mark(figure: string, phrase?: HTMLElement) {
  const before = document.querySelector(`a.phrase[aria-current][href="#${figure}"]`);
  before?.removeAttribute("aria-current");
  phrase?.setAttribute("aria-current", "step");
}

/** Opens a figure. @returns What links do to it, if it has steps. */
function openFigure({ island, data }: Island<"figure">) {
  const drawings = [...island.querySelectorAll(".picture svg")].map(shapeOf);
  // The answer in the text opens when the figure shows it.
  const folds = island.closest(".passage")?.querySelectorAll<HTMLDetailsElement>(".fold") ?? [];
  const answered = () => folds.forEach((fold) => (fold.open = true));
  const figurePage = { ...page, answered };
  const onLeave = () => mark(data.name);
  const draw = (linked?: StepTarget) =>
    show(<Figure {...{ data, drawings, page: figurePage, linked, onLeave }} />, island);
  const stepOf = (phrase: HTMLElement) => ({ step: Number(phrase.dataset.step) });
  draw();
  if (data.kind !== "search" && data.kind !== "series") return [];
  const box = island.querySelector(".figure-box");
  const figure = {
    /** Goes to the step that the address names. @returns True if there is a step with that name. */
    async open(step: string) {
      box?.scrollIntoView({ block: "center" });
      draw({ name: step });
      if (data.kind === "series") return data.steps.some(({ name }) => name === step);
      return (await import("./figure/figure-engine.ts")).hasStep(data.subject, step);
    },
    /** Goes to the step that a link in the text names, or back from it. */
    follow(phrase: HTMLElement) {
      const isBack = phrase.hasAttribute("aria-current");
      box?.scrollIntoView({ block: "nearest" });
      mark(data.name, isBack ? undefined : phrase);
      draw(isBack ? { step: data.step } : stepOf(phrase));
    },
    /** Shows the step that decides an answer. A click on the link then stays at this step. */
    explain(phrase: HTMLElement) {
      mark(data.name);
      draw(stepOf(phrase));
    },
  };
  return [[data.name, figure] as const];
}

/** The figures with steps, by name. */
const figures = new Map(islandsOf("figure").flatMap(openFigure));

function openQuestion({ island, data }: Island<"question">) {
  const answer = island.parentElement?.querySelector("details");
  let opened = 0;
  // The figure shows the step that decides the answer.
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
islandsOf("question").forEach(openQuestion);

const programs = islandsOf("program-shown").map(({ island, data }) => ({
  island,
  data,
  codes: [...island.querySelectorAll("code")].map(({ childNodes }) =>
    Array.from(childNodes, (part) =>
      part instanceof Element ? { added: part.textContent } : (part.textContent ?? ""),
    ),
  ),
}));

/** Shows all programs of the page in the same language. */
function showPrograms(chosen?: string) {
  const choose = (program: string) => {
    saveProgress({ program });
    showPrograms(program);
  };
  for (const { island, data, codes } of programs)
    show(<Program {...{ ...data, codes, chosen, choose, page }} />, island);
}
showPrograms(loadProgress().program ?? undefined);

const { read } = loadProgress();
for (const { island, data } of islandsOf("listed")) if (read.includes(data)) show(<Tick />, island);

const { chapter } = part("main").dataset;
const end = document.querySelector(".chapter-pages");
if (chapter && end) noteReading(chapter, end);

/** Shows the step that the address names: `#nine@cut-1`. */
async function open() {
  forward();
  const link = readFigureLink(location.hash);
  if (!link || (await figures.get(link.figure)?.open(link.step))) return [];
  return [
    { id: "link-fault-step", values: { name: short(`${link.figure}@${link.step}`) } } as const,
  ];
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

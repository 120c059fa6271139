/** Saves the picture of a step as SVG or PNG. This module is loaded when a visitor saves one. */
import { h } from "preact";
import { sure } from "../../base/sure.ts";
import { download } from "../../base/download.ts";
import { direction } from "../../messages/languages.ts";
import { language, list, number, say } from "../../messages/index.ts";
import { elementOf, fillRoot } from "../../page/roots.ts";
import { pathText } from "../../parts/search/branches.ts";
import { conventionMessages } from "../../parts/search/convention.ts";
import { windowTexts } from "../../parts/search/value-text.ts";
import { pngOf, svgText } from "./picture-file.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { boardDrawing, addCaption, treeDrawing } from "./saved-picture.ts";
import type { Step } from "../../parts/search/steps.ts";
import type { SvgElement } from "../../base/svg-element.ts";
import type { PictureSubject } from "./search-drawing.ts";

export type Format = "svg" | "png";

/** The colour of paper in both themes. */
const GROUND = "#ffffff";

/** @param ids The open nodes. `isBoard` is true for a picture of only the board. */
export async function savePicture(
  subject: PictureSubject,
  step: Step,
  ids: readonly number[],
  { format, isBoard }: { format: Format; isBoard: boolean },
) {
  const { here } = step;
  const { shape, trace } = subject.record;
  const drawing = isBoard
    ? boardDrawing(shape, subject.record.board(here), here === 0 ? undefined : trace.moves[here])
    : treeDrawing(subject, step, ids);
  const caption = captionOf(subject, step, isBoard);
  const picture = addCaption(drawing, caption, { wrap, direction: direction(language) });
  await save(`cutoff-step-${step.index + 1}`, format, picture);
}

/** Draws with the light theme, and restores the theme before the browser can paint. */
async function save(name: string, format: Format, svg: SvgElement) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  fillRoot("paper", h(Drawing, { svg }));
  const { firstElementChild: drawing } = elementOf("paper");
  const text = drawing instanceof SVGSVGElement ? svgText(drawing, GROUND) : "";
  fillRoot("paper", null);
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
  if (format === "svg") return download(`${name}.svg`, text, "image/svg+xml");
  download(`${name}.png`, await pngOf(text));
}

/** The most cuts that the caption describes one by one. */
const DESCRIBED_CUTS = 6;

function captionOf(subject: PictureSubject, step: Step, isBoard: boolean) {
  const { record, cost, scoring } = subject;
  const at = say("step-of", { step: step.index + 1, steps: record.length });
  const [cut, values, order] = conventionMessages(record.convention.text).map((id) => say(id));
  const convention = record.pruning ? say("convention-text", { cut, values, order }) : "";
  const searched = record.pruning
    ? [windowText(subject, step, isBoard), ...cutTexts(subject, step)]
    : [];
  const last = record.isTree() ? say("sides-text") : scoring;
  const lines = [...searched, `${convention} ${last}`.trim()];
  return { title: `${cost(step)} · ${at}`, lines };
}

function windowText(subject: PictureSubject, step: Step, isBoard: boolean) {
  const state = subject.record.pathStates(step).at(-1);
  if (!state) return "";
  return say("picture-window", { of: isBoard ? "board" : "tree", ...windowTexts(subject, state) });
}

function cutTexts(subject: PictureSubject, step: Step) {
  const { record } = subject;
  const cuts = Array.from(record.trace.skipped.keys()).filter(
    (node) => record.trace.skipped[node] > 0 && record.closing(node) <= step.index,
  );
  if (!record.isTree() || cuts.length === 0 || cuts.length > DESCRIBED_CUTS) {
    const branches = cuts.reduce((sum, node) => sum + record.trace.skipped[node], 0);
    return [say("picture-cuts", { branches })];
  }
  return cuts.map((node) => {
    const { skipped } = record.reason(node);
    const state = sure(record.pathStates(record.step(record.closing(node))).at(-1));
    return say("picture-cut", {
      cut: record.convention.strict ? "gt" : "ge",
      count: skipped.length,
      branches: list(skipped.map((index) => pathText(record.treePath(index), number))),
      ...windowTexts(subject, state),
    });
  });
}

let ruler: OffscreenCanvasRenderingContext2D | null = null;

/** @param font Weight and size. */
function widthOf(words: string, font = "13px") {
  ruler ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (!ruler) return words.length * 8;
  ruler.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
  return ruler.measureText(words).width;
}

function wrap(words: string, width: number, font?: string) {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, font) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** What stands below a picture of a search: what is searched, the window, the cuts and the convention. */
import { list, say } from "../../messages/index.ts";
import { pathText } from "../../messages/figures.ts";
import { conventionParts } from "../exercise/convention.ts";
import { valueText } from "../search/value-text.ts";
import { sure } from "../../base/sure.ts";
import type { Step } from "../search/steps.ts";
import type { Pictured } from "../tree/search-drawing.ts";

/** More cuts than these are only counted. */
const NAMED = 6;

/** @param isBoard Whether only the board where the search is. */
export function captionOf(
  subject: Pictured,
  step: Step,
  isBoard = false,
): { title: string; lines: string[] } {
  const { record, cost, scoring } = subject;
  const place = say("step-of", { step: step.index + 1, steps: record.length });
  const decided = conventionParts(record.convention.words);
  const convention = record.pruning ? say("convention-told", decided) : "";
  const searched = record.pruning
    ? [windowText(subject, step, isBoard), ...cutTexts(subject, step)]
    : [];
  const last = record.isTree() ? say("sides-told") : scoring;
  const lines = [...searched, `${convention} ${last}`.trim()];
  return { title: `${cost} · ${place}`, lines };
}

/** α and β at the node where the search is. */
function windowText(subject: Pictured, step: Step, isBoard: boolean) {
  const stand = subject.record.stands(step).at(-1);
  if (!stand) return "";
  return say("picture-window", {
    of: isBoard ? "board" : "tree",
    alpha: valueText(subject, stand.alpha, stand.alphaFrom),
    beta: valueText(subject, stand.beta, stand.betaFrom),
  });
}

/** The cuts up to a step. */
function cutTexts(subject: Pictured, step: Step) {
  const { record } = subject;
  const closed = Array.from(record.trace.skipped.keys()).filter(
    (node) => record.trace.skipped[node] > 0 && record.closing(node) <= step.index,
  );
  if (!record.isTree() || closed.length === 0 || closed.length > NAMED) {
    const branches = closed.reduce((sum, node) => sum + record.trace.skipped[node], 0);
    return [say("picture-cuts", { branches })];
  }
  return closed.map((node) => {
    const { skipped } = record.reason(node);
    const { alpha, beta, alphaFrom, betaFrom } = sure(
      record.stands(record.step(record.closing(node))).at(-1),
    );
    return say("picture-cut", {
      cut: record.convention.strict ? "gt" : "ge",
      count: skipped.length,
      branches: list(skipped.map((index) => pathText(record.way(index)))),
      alpha: valueText(subject, alpha, alphaFrom),
      beta: valueText(subject, beta, betaFrom),
    });
  });
}

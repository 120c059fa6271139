/** Asks the engine for searches, and draws a figure at a step. Loaded at its first use. */
import { answerer } from "../../engine/workers.ts";
import { stepIndexOfNode, searchWithSteps, type FigureSearch } from "../subject/steps.ts";
import { runTrace, type TraceCalls, type FigureSubject } from "../subject/subject.ts";
import { stepView } from "../drawing/search-step.ts";
import { uniformView } from "../drawing/uniform.ts";
import { uniformText, type UniformTree } from "../subject/uniform.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";
import type { FigureView, StepRequest } from "./figure-state.ts";

const searches: WeakMap<FigureSubject, Promise<FigureSearch>> = new WeakMap();

/** Gets the search of a figure. A failed one is started again at the next call. */
function searchOf(subject: FigureSubject): Promise<FigureSearch> {
  const search = searches.get(subject) ?? startSearch(subject);
  searches.set(subject, search);
  search.catch(() => searches.delete(subject));
  return search;
}

async function startSearch(subject: FigureSubject): Promise<FigureSearch> {
  const engine = answerer();
  const calls: TraceCalls<Promise<SearchTrace>> = {
    trace_tree: (...args) => engine.request("trace_tree", args),
    trace: (...args) => engine.request("trace", args),
  };
  return searchWithSteps(subject, await runTrace(calls, subject));
}

export async function hasStep(subject: FigureSubject, step: string) {
  return (await searchOf(subject)).steps.some(({ name }) => name === step);
}

export async function figureAt(wanted: StepRequest, words: Words): Promise<FigureView> {
  const { subject, bug, isExplanation } = wanted;
  const search = await searchOf(subject);
  const last = search.steps.length - 1;
  const step = requestedStep(wanted, search);
  const at = search.steps[step];
  const drawn = stepView(search, at, words, bug?.chosen);
  // At the end, the text about the bug replaces the choice of the right search.
  const sentence = (step === last && bug?.sentence) || drawn.sentence;
  return { ...drawn, subject, sentence, step, last, recordStep: at.recordStep, isExplanation };
}

function requestedStep({ at, from }: StepRequest, { record, steps }: FigureSearch) {
  if ("step" in at) return Math.max(0, Math.min(steps.length - 1, at.step));
  const step =
    "node" in at
      ? stepIndexOfNode(record, steps, at.node)
      : steps.findIndex(({ name }) => name === at.name);
  return step < 0 ? from : step;
}

export async function uniformSearchView(uniform: UniformTree, words: Words) {
  const trace = await answerer().request("trace_tree", [uniformText(uniform), true]);
  return uniformView(uniform, trace, words);
}

/** The common parts of the questions of figures, which are asked before the figure answers. */
import type { Prompt } from "../../learn/figure/figure-data.ts";

export type FigureQuestion = { question: string; prompt: Prompt };

/** Describes the result of a choice and, if the choice is wrong, that of the best choice. */
export function verdictOn<T>(one: T, best: T, isRight: boolean, noteOf: (of: T) => string) {
  return { isRight, note: isRight ? noteOf(one) : `${noteOf(one)} ${noteOf(best)}` };
}

/** Finds the longest text that a figure's slot will show. */
export function longestOf(steps: readonly { sentence: string }[], asks?: Partial<FigureQuestion>) {
  const { question = "", prompt } = asks ?? {};
  const notes = prompt?.candidates.map((candidate) => candidate.note) ?? [];
  const note = prompt?.kind === "marks" ? prompt.note : "";
  const all = [question, note, ...notes, ...steps.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

/** The common parts of the questions of figures, which are asked before the figure answers. */
import type { Prompt } from "../../learn/figure/data.ts";

export type FigureQuestion = { question: string; asked: Prompt };

/** Describes the result of a choice and, if the choice is wrong, that of the best choice. */
export function judged<T>(one: T, best: T, isRight: boolean, told: (of: T) => string) {
  return { isRight, told: isRight ? told(one) : `${told(one)} ${told(best)}` };
}

/** Finds the longest text that a figure's slot will show. */
export function longestOf(said: readonly { sentence: string }[], asks?: Partial<FigureQuestion>) {
  const { question = "", asked } = asks ?? {};
  const told = asked?.candidates.map((candidate) => candidate.told) ?? [];
  const reason = asked?.kind === "marks" ? asked.reason : "";
  const all = [question, reason, ...told, ...said.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

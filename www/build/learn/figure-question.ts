/** What the questions of figures share: each is asked before the figure answers it. */
import type { Asked } from "../../learn/figure/data.ts";

export type FigureQuestion = { question: string; asked: Asked };

/** Says what a choice does, and for a wrong one what the best choice does. */
export function judged<T>(one: T, best: T, isRight: boolean, told: (of: T) => string) {
  return { isRight, told: isRight ? told(one) : `${told(one)} ${told(best)}` };
}

/** Finds the longest text that a figure's slot will hold. */
export function longestOf(
  said: readonly { sentence: string }[],
  asks?: { question: string; asked?: Asked },
) {
  const { question = "", asked } = asks ?? {};
  const told = asked?.candidates.map((candidate) => candidate.told) ?? [];
  const all = [question, asked?.reason ?? "", ...told, ...said.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

/** The common part of the questions of figures, which are asked before the figure answers. */
import type { Prompt } from "../../learn/figure/data.ts";

export type FigureQuestion = { question: string; asked: Prompt };

/** Describes the result of a choice and, if the choice is wrong, that of the best choice. */
export function judged<T>(one: T, best: T, isRight: boolean, told: (of: T) => string) {
  return { isRight, told: isRight ? told(one) : `${told(one)} ${told(best)}` };
}

/** What questions and marks are about, and where Learn explains it. Pure. */
import type { ChapterName } from "../page/learn-pages.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Fault } from "./grading.ts";
import type { Question } from "./questions.ts";

export type Topic = keyof typeof EXPLAINED;

/** The chapter that explains each topic, and the step of a figure there that shows it. */
export const EXPLAINED: Record<
  "bounds" | "cut" | "value" | "bound" | "move" | "drop",
  [chapter: ChapterName, step: string]
> = {
  bounds: ["alpha-beta", "window@leave-1"],
  cut: ["first-cut", "nine@cut-1"],
  value: ["minimax", "nine@leave-1"],
  bound: ["bounds", "corner@end"],
  move: ["win-soon", "three@end"],
  drop: ["connect-four", "forced@move-1"],
};

/** What a question is about. */
export function topicOf(record: SearchRecord, { kind, node }: Question): Topic {
  if (kind === "limit") return "cut";
  if (kind !== "value") return kind;
  return record.bound(node) === "exact" ? "value" : "bound";
}

/** What a mark of a tree is about. */
export function topicOfMark({ kind }: Fault): Topic {
  return kind === "extra-cut" || kind === "missing-cut" ? "cut" : "value";
}

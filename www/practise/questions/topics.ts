/** Names the topic of a wrong answer, and the chapter that explains it. */
import type { ChapterName } from "../../page/learn-pages.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Fault } from "./grading.ts";
import { isWhole, type Question } from "./questions.ts";

export type Topic = MessageEnd<"topic-">;

/** The chapter on each topic, and the step of its figure. */
export const TOPICS: Record<Topic, [chapter: ChapterName, step: string]> = {
  bounds: ["alpha-beta", "window@leave-1"],
  cut: ["first-cut", "nine@cut-1"],
  value: ["minimax", "nine@leave-1"],
  bound: ["bounds", "corner@end"],
  order: ["order", "nine@cut-1"],
  move: ["win-soon", "three@end"],
  drop: ["connect-four", "forced@move-1"],
};

export function topicOf(record: SearchRecord, { kind, node }: Question): Topic {
  if (kind === "move") return "bound";
  if (kind === "limit" || isWhole(kind)) return "cut";
  if (kind !== "value") return kind;
  return record.bound(node) === "exact" ? "value" : "bound";
}

export const topicOfMark = ({ kind }: Fault): Topic =>
  kind === "extra-cut" || kind === "missing-cut" ? "cut" : "value";

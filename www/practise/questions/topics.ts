/** Names the topic of a wrong answer, and the chapter that explains it. */
import type { ChapterName } from "../../page/learn-pages.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Fault } from "./grading.ts";
import type { Question } from "./questions.ts";

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

/** The topic of each kind. A value that is only a bound has the topic `bound` instead. */
const TOPIC_OF: Record<Question["kind"], Topic> = {
  bounds: "bounds",
  cut: "cut",
  value: "value",
  limit: "cut",
  nodes: "cut",
  evaluated: "cut",
  leaves: "cut",
  // A branch that returns only a bound can seem to be the best one.
  move: "bound",
};

export const topicOf = (record: SearchRecord, { kind, node }: Question) =>
  kind === "value" && record.boundKind(node) !== "exact" ? "bound" : TOPIC_OF[kind];

export const topicOfMark = ({ kind }: Fault): Topic =>
  kind === "extra-cut" || kind === "missing-cut" ? "cut" : "value";

/** Finds the longest text that a figure's slot will show. */
import type { FigureQuestion } from "./figure-question.ts";

export function longestOf(said: readonly { sentence: string }[], asks?: Partial<FigureQuestion>) {
  const { question = "", asked } = asks ?? {};
  const told = asked?.candidates.map((candidate) => candidate.told) ?? [];
  const reason = asked?.kind === "marks" ? asked.reason : "";
  const all = [question, reason, ...told, ...said.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

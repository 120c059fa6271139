/** Finds the longest text that a figure's slot will show. */
import type { Asked } from "../../learn/figure/data.ts";

export function longestOf(
  said: readonly { sentence: string }[],
  asks?: { question: string; asked?: Asked },
) {
  const { question = "", asked } = asks ?? {};
  const told = asked?.candidates.map((candidate) => candidate.told) ?? [];
  const reason = asked?.kind === "marks" ? asked.reason : "";
  const all = [question, reason, ...told, ...said.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

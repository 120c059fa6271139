/** Formats messages, including the messages in their values. */
import { say } from "../messages/index.ts";
import type { Words } from "../base/words.ts";

export function sentence({ id, values = {} }: Words): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? sentence(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

/** Formats a message, and the one that follows from it. */
export const sentenceWith = (words: Words, more: Words | null) =>
  more ? `${sentence(words)} ${sentence(more)}` : sentence(words);

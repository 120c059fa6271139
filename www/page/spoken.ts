/** Formats messages, including the messages in their values. */
import { say } from "../messages/index.ts";
import type { Words } from "../base/words.ts";

export function spoken({ id, values = {} }: Words): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

/** Formats a message, and the one that follows from it. */
export const spokenWith = (words: Words, more: Words | null) =>
  more ? `${spoken(words)} ${spoken(more)}` : spoken(words);

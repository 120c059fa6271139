/** Formats a message, including the messages in its values. */
import { say } from "../messages/index.ts";
import type { Words } from "../base/words.ts";

export function spoken({ id, values = {} }: Words): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

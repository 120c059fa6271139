/** Formats messages, including the messages in their values. */
import { say } from "../messages/index.ts";
import type { Message } from "../base/message.ts";

export function sentence({ id, values = {} }: Message): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? sentence(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

/** Formats a message, and the one that follows from it. */
export const sentenceWith = (message: Message, more: Message | null) =>
  more ? `${sentence(message)} ${sentence(more)}` : sentence(message);

/**
 * Lessons that are ready to be followed, copied and changed. Their texts are messages (`ready-<name>`), in
 * every language. A test holds every answer to the engine. Pure.
 */
import { readLesson } from "./lesson.ts";

export type ReadyName = (typeof READY)[number];

export const READY = ["first-cut", "order", "board"] as const;

export function readyText(name: ReadyName, say: (id: MessageId) => string) {
  return `${say(`ready-${name}`)}\n`;
}

export function readyLesson(name: ReadyName, say: (id: MessageId) => string) {
  return readLesson(readyText(name, say));
}

/** Describes the fault in the text of a tree. */
import { short } from "../../base/message.ts";
import { knows, say } from "../../messages/index.ts";
import type { EngineRefusal } from "../../engine/engine.ts";

export function faultText({ code, message, at = 0, most = 0 }: EngineRefusal, text: string) {
  const id = `fault-${code}`;
  if (!knows(id)) return say("fault-other", { message });
  const sign = [...text][at];
  const found = sign === undefined ? say("tree-fault-end") : short(sign);
  return say(id, { character: at + 1, found, most });
}

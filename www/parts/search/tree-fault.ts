/** What is wrong with the text of a tree. */
import { short } from "../../base/link-text.js";
import { knows, say } from "../../messages/index.js";

/** @import { EngineRefusal } from "../../engine/engine.js" */

/**
 * @param {EngineRefusal} refusal
 * @param {string} text
 */
export function faultText({ code, message, at = 0, most = 0 }, text) {
  if (!knows(`fault-${code}`)) return say("fault-other", { message });
  const sign = [...text][at];
  const found = sign === undefined ? say("tree-fault-end") : short(sign);
  return say(`fault-${code}`, { place: at + 1, found, most });
}

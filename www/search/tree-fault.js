/** What is wrong with the text of a tree. */
import { short } from "../address.js";
import { say } from "../messages/index.js";

/**
 * @param {import("../engine.js").EngineRefusal} refusal
 * @param {string} text
 */
export function faultText({ code, at = 0 }, text) {
  const sign = [...text][at];
  const found = sign === undefined ? say("tree-fault-end") : short(sign);
  return say(`fault-${code}`, { place: at + 1, found });
}

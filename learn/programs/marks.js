/** The program of a stage out of the text that all stages of a language have in common. Pure. */
import { STAGES, fileOf, ideasOf } from "./stages.js";

/** @import { Stage } from "./stages.js" */

/** A mark behind a line is for that line; one that stands alone opens a part. */
const MARK = /^(.*?)\s*(?:#|\/\/) only (with|without) ([a-z-]+(?: or [a-z-]+)*)$/;
const END = /^\s*(?:#|\/\/) end$/;
/** In the common text, the name of a stage's file and of Java's class. */
const NAME = /\bstage\b|\bStage\b/g;

/**
 * A line is in a stage if each mark on it and around it says so. What is in no part at all is in no stage: it
 * is said to who reads the common text.
 * @param {string} common
 * @param {Stage} stage
 * @returns {string}
 */
export function programOf(common, stage) {
  /** Of each open part, the innermost last: whether it is in the stage. @type {boolean[]} */
  const parts = [];
  const lines = common.split("\n").flatMap((line, n) => {
    const [, text = line, how, names] = MARK.exec(line) ?? [];
    const isMeant = !names || isIn(stage, names.split(" or "), n) === (how === "with");
    if (names && !text) parts.push(isMeant);
    else if (END.test(line)) {
      if (parts.pop() === undefined) throw new Error(`line ${n + 1}: no part ends here`);
    } else if (parts.length > 0 && parts.every(Boolean) && isMeant) return [text];
    return [];
  });
  if (parts.length > 0) throw new Error(`${parts.length} parts have no end`);
  return `${lines.join("\n")}\n`.replace(NAME, (name) => nameOf(stage, name));
}

/** @param {Stage} stage @param {string[]} names @param {number} line */
function isIn(stage, names, line) {
  const unknown = names.find((name) => !STAGES.some((known) => known === name));
  if (unknown) throw new Error(`line ${line + 1}: ${unknown} is not a stage`);
  return ideasOf(stage).some((idea) => names.includes(idea));
}

/** @param {Stage} stage @param {string} name */
function nameOf(stage, name) {
  return fileOf(stage, name === "Stage" ? "java" : "").replace(/\.\w*$/, "");
}

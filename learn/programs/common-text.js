/** Takes the program of a stage out of the common text of a language. */
import { STAGES, fileOf, ideasOf } from "./stages.js";

/** @import { ProgramStage } from "./stages.js" */

/** A tag behind a line is for that line. A tag on a line of its own opens a part. */
const TAG = /^(.*?)\s*(?:#|\/\/) only (with|without) ([a-z-]+(?: or [a-z-]+)*)$/;
const END = /^\s*(?:#|\/\/) end$/;
/** In the common text, the name of a stage's file and of Java's class. */
const NAME = /\bstage\b|\bStage\b/g;

/**
 * Writes the lines of a stage: those within parts whose tags, and the line's own, all allow the stage. Lines outside
 * all parts are notes on the common text.
 * @param {string} common
 * @param {ProgramStage} stage
 * @returns {string}
 */
export function programOf(common, stage) {
  /** True for each open part that is in the stage, the innermost last. @type {boolean[]} */
  const parts = [];
  const lines = common.split("\n").flatMap((line, n) => {
    const [, text = line, how, names] = TAG.exec(line) ?? [];
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

/** @param {ProgramStage} stage @param {string[]} names @param {number} line */
function isIn(stage, names, line) {
  const unknown = names.find((name) => !STAGES.some((known) => known === name));
  if (unknown) throw new Error(`line ${line + 1}: ${unknown} is not a stage`);
  return ideasOf(stage).some((idea) => names.includes(idea));
}

/** @param {ProgramStage} stage @param {string} name */
function nameOf(stage, name) {
  return fileOf(stage, name === "Stage" ? "java" : "").replace(/\.\w*$/, "");
}

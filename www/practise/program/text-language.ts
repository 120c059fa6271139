/** @import { ProgramLanguage } from "../../sandbox/types.d.ts" */

/** The language that a text seems to have. @param {string} source @returns {ProgramLanguage | null} */
export function programLanguageOf(source) {
  if (/^\s*(?:async\s+)?def\s+\w+\s*\(|^(?:from\s+\w+\s+)?import\s+\w+\s*$/m.test(source))
    return "python";
  return /\bfunction\b|=>|^\s*(?:const|let|var)\s/m.test(source) ? "javascript" : null;
}

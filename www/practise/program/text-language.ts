import type { ProgramLanguage } from "../../sandbox/sandbox.ts";

/** The language that a text seems to have. */
export function programLanguageOf(source: string): ProgramLanguage | null {
  if (/^\s*(?:async\s+)?def\s+\w+\s*\(|^(?:from\s+\w+\s+)?import\s+\w+\s*$/m.test(source))
    return "python";
  return /\bfunction\b|=>|^\s*(?:const|let|var)\s/m.test(source) ? "javascript" : null;
}

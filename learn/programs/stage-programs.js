/** Writes the programs of the stages from the common text of their language, one as text or all as files. */
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeAtomically } from "../../scripts/write-atomically.mjs";
import { programOf } from "./common-text.js";
import { STAGE_LANGUAGES, STAGES, fileOf } from "./stages.js";

/** @import { ProgramStage } from "./stages.js" */

/** The folder of the files, for tools that compile and run files. Git ignores it. */
export const STAGES_FOLDER = fileURLToPath(new URL("stages/", import.meta.url));

export const PROGRAMS = STAGES.flatMap((stage) =>
  STAGE_LANGUAGES.map(({ extension }) => ({ stage, extension, file: fileOf(stage, extension) })),
);

/** The program of a stage. @param {ProgramStage} stage @param {string} extension */
export function programText(stage, extension) {
  const common = new URL(fileOf("stage", extension), import.meta.url);
  return programOf(readFileSync(common, "utf8"), stage);
}

/** Writes the files that have changed. */
export function writeStages() {
  mkdirSync(STAGES_FOLDER, { recursive: true });
  for (const { stage, extension, file } of PROGRAMS) {
    writeAtomically(STAGES_FOLDER + file, programText(stage, extension));
  }
}

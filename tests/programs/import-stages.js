/** Imports the stages in JavaScript after writing them, so that no test runs an outdated copy. */
import { pathToFileURL } from "node:url";
import { STAGES, fileOf } from "../../learn/programs/stages.js";
import { STAGES_FOLDER, writeStages } from "../../learn/programs/stage-programs.js";

/** @import { Programs } from "../../learn/programs/types.d.ts" */

writeStages();

const modules = STAGES.map(async (stage) => [
  stage,
  await import(pathToFileURL(STAGES_FOLDER + fileOf(stage, "mjs")).href),
]);

export const programs = /** @type {Programs} */ (Object.fromEntries(await Promise.all(modules)));

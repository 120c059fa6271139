/**
 * `npm run programs`: writes the programs of the chapters as files, into learn/programs/stages/.
 */
import "./node-version.mjs";
import { STAGES_FOLDER, writeStages } from "../learn/programs/stage-programs.js";

writeStages();
console.log(STAGES_FOLDER);

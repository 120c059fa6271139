/** Serves dist/ for the end-to-end tests on the port that is given. */
import { argv } from "node:process";
import { previewForTests } from "../preview.js";

await previewForTests(Number(argv[2]));

/**
 * `npm run package`: makes what others install. The .tgz of the npm package is in pkg/, and the
 * crate is in target/package.
 */
import "./node-version.mjs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { describeCrate } from "./crate.mjs";
import { NPM_FILE } from "./finish-npm-package.mjs";
import { root } from "./folder.mjs";
import { runner } from "./run-program.mjs";
import { buildTools, installMissing } from "./tools.mjs";
import { buildPackage } from "./wasm.mjs";

/** @import { Run } from "./run-program.mjs" */

/** @param {Run} run @returns {Promise<string>} The path of the .tgz. */
export async function makeNpmPackage(run) {
  await buildPackage("npm", run);
  return join(root, NPM_FILE);
}

/** @param {Run} run @returns {Promise<string>} The path of the .crate. */
export async function makeCrate(run) {
  // The tests build the crate where they install it.
  await run("cargo", ["package", "--quiet", "--allow-dirty", "--no-verify"]);
  const { name, version } = describeCrate();
  return join(root, "target/package", `${name}-${version}.crate`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const run = runner();
  await installMissing(buildTools, run);
  const packages = [await makeNpmPackage(run), await makeCrate(run)];
  console.log(`\nMade:\n${packages.map((path) => `  ${path}`).join("\n")}`);
}

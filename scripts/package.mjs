/**
 * `npm run package`: makes what others install. The .tgz of the npm package is in pkg/, and the
 * crate is in target/package.
 */
import "./node-version.mjs";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { describeCrate } from "./crate.mjs";
import { root } from "./folder.mjs";
import { runner } from "./run.mjs";
import { buildTools, installMissing } from "./tools.mjs";
import { buildPackage } from "./wasm.mjs";

/** @import { Run } from "./run.mjs" */

/**
 * The files that are copied into the npm package unchanged, with the same paths, so that the links
 * between them work.
 */
export const DOCUMENTS = [
  "README.md",
  "CHANGELOG.md",
  "LICENSE-MIT",
  "LICENSE-APACHE",
  "docs/api.md",
  "docs/errors.md",
];

/** @param {Run} run @returns {Promise<string>} The path of the .tgz. */
export async function makeNpmPackage(run) {
  await buildPackage("npm", run);
  return packNpmPackage(run);
}

/**
 * Packs pkg/npm in its present state.
 * @param {Run} run
 * @returns {Promise<string>} The path of the .tgz.
 */
export async function packNpmPackage(run) {
  const folder = join(root, "target/npm");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, "pkg/npm"), folder, { recursive: true });
  for (const file of DOCUMENTS) cpSync(join(root, file), join(folder, file));
  await run("npm", ["pack", "--silent", "--pack-destination", join(root, "pkg"), folder]);
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(root, "pkg", `${name}-${version}.tgz`);
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
  const made = [await makeNpmPackage(run), await makeCrate(run)];
  console.log(`\nMade:\n${made.map((path) => `  ${path}`).join("\n")}`);
}

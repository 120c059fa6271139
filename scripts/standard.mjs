/** Writes pkg/standard.js: the engine's description of the default game of links. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** @import { Name } from "./wasm.mjs" */

const pkg = fileURLToPath(new URL("../pkg/", import.meta.url));

/** The path of the file. The page draws its first board from it, before the engine is loaded. */
export const STANDARD_FILE = join(pkg, "standard.js");

/**
 * Writes `STANDARD_FILE`.
 * @param {Name} name A package that was built just now.
 */
export async function describeStandard(name) {
  const engine = await import(pathToFileURL(join(pkg, name, "cutoff.js")).href);
  // The npm package needs no initialisation.
  engine.initSync?.({ module: readFileSync(join(pkg, name, "cutoff_bg.wasm")) });
  const lines = [
    "/** Written by scripts/standard.mjs. */",
    '/** @type {import("./whole/cutoff.js").GameDescription} */',
    `export const STANDARD = ${JSON.stringify(engine.describe())};`,
  ];
  writeFileSync(STANDARD_FILE, `${lines.join("\n")}\n`);
}

/** Writes pkg/standard.js: the engine's description of 3×3, the default game of links. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./folder.mjs";
import { writeAtomically } from "./write-atomically.mjs";

/** Describes the game with the package `play`. The page draws its first board from the file. */
export async function writeStandardGame() {
  const folder = join(root, "pkg", "play");
  const engine = await import(pathToFileURL(join(folder, "cutoff.js")).href);
  engine.initSync({ module: readFileSync(join(folder, "cutoff_bg.wasm")) });
  const lines = [
    "/** Written by scripts/standard-game.mjs. */",
    '/** @type {import("./whole/cutoff.js").GameDescription} */',
    `export const STANDARD = ${JSON.stringify(engine.describe())};`,
  ];
  writeAtomically(join(root, "pkg", "standard.js"), `${lines.join("\n")}\n`);
}

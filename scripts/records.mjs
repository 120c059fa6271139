/**
 * Records the inputs with which each step passed, so that an unchanged step is skipped.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf } from "./digest.mjs";
import { root } from "./folder.mjs";

const folder = join(root, "node_modules", ".cache", "cutoff-steps");

/**
 * True if a step passed with exactly these inputs, and its outputs have not changed since.
 * @param {string} name
 * @param {string} inputs Their digest.
 * @param {string[]} outputs Paths in the project.
 */
export function hasPassed(name, inputs, outputs) {
  try {
    const record = JSON.parse(readFileSync(fileOf(name), "utf8"));
    return record.inputs === inputs && record.outputs === digestOf(outputs);
  } catch {
    return false; // There is no record, or it cannot be read.
  }
}

/**
 * @param {string} name
 * @param {string} inputs
 * @param {string[]} outputs
 */
export function recordPass(name, inputs, outputs) {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify({ inputs, outputs: digestOf(outputs) }));
}

/**
 * Removes the record before a step runs, because an interrupted step would make it untrue.
 * @param {string} name
 */
export function forget(name) {
  rmSync(fileOf(name), { force: true });
}

/** @param {string} name */
function fileOf(name) {
  return join(folder, `${name.replaceAll(" ", "-")}.json`);
}

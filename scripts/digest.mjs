/**
 * Digests of files, which are equal only for equal files, and work that is done once for each
 * digest.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./folder.mjs";

/** Files that tools or the system make inside folders that are inputs. */
const IGNORED = new Set(["node_modules", "dist", "target", "ids.d.ts", ".DS_Store"]);

/**
 * Computes the digest of files and folders, by their paths in the project, and of more text. A path
 * that does not exist counts as an empty file.
 * @param {string[]} paths
 * @param {string[]} [more]
 */
export function digestOf(paths, more = []) {
  const hash = createHash("sha256");
  for (const file of paths.map((path) => join(root, path)).flatMap(filesIn)) {
    const bytes = existsSync(file) ? readFileSync(file) : "";
    // The length is included, so that the end of one file is not read as the start of the next.
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  for (const text of more) hash.update(`${text}\0`);
  return hash.digest("hex");
}

/** @param {string} path A file or a folder. @returns {string[]} */
export function filesIn(path) {
  if (!existsSync(path)) return [path];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !IGNORED.has(name));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}

/**
 * Runs an action, unless it was run with the same inputs and its outputs have not changed since.
 * @param {string} name
 * @param {string} inputs Their digest.
 * @param {string[]} outputs Paths in the project.
 * @param {() => Promise<void>} action
 * @returns {Promise<boolean>} True if it was run now.
 */
export async function runUnlessDone(name, inputs, outputs, action) {
  const stamp = stampOf(name);
  const state = () => `${inputs} ${digestOf(outputs)}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state()) return false;
  // After an interruption, the action is run again.
  forgetRun(name);
  await action();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state());
  return true;
}

/** Marks an action to be run again. @param {string} name */
export function forgetRun(name) {
  rmSync(stampOf(name), { force: true });
}

/** @param {string} name */
function stampOf(name) {
  return join(root, "target", "done", name.replaceAll(" ", "-"));
}

/** Writes files so that no program reads half of one. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * Writes a file in one operation, because other programs may be reading it, or this one may be
 * interrupted. Does nothing if the file has this text already.
 * @param {string} file
 * @param {string} text
 */
export function writeAtomically(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

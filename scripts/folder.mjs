/** The path of the project, and a function that writes whole files. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's folder, with a separator at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Describes why the path of the project's folder cannot be used, or returns undefined. Workbox,
 * which makes the service worker, writes paths between apostrophes into a script without escaping
 * them.
 * @param {string} path
 */
export function folderFault(path) {
  if (!path.includes("'")) return;
  return (
    `The path of this folder has an apostrophe: ${path}\n` +
    "The page cannot be built there. Please move the folder or rename it, and run this again."
  );
}

/**
 * Writes a file in one operation, because other programs may be reading it, or this one may be
 * interrupted. Does nothing if the file has this text already.
 * @param {string} file
 * @param {string} text
 */
export function writeWhole(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

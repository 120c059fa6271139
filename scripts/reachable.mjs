/** Finds the files of dist/ that a page needs, directly or indirectly. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, sep } from "node:path";

/**
 * Files that no page loads. Hosts, search engines, other sites, installers, visitors and pasted
 * programs request them.
 */
const NOT_LOADED =
  /^(404\.html|embed\.js|sw\.js|offline\.json|.*\.(webmanifest|png|tgz|txt|xml)|(learn\/programs|sandbox)\/.*)$/;

/** A small file that Play loads only for Connect Four. */
export const BOOK = /\.book$/;

/** @typedef {{ name: string, bytes: Buffer }} File */

/** Reads the files that pages load. @param {string} dist The folder. @returns {File[]} */
export function filesOf(dist) {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(sep, "/"))
    .filter((name) => /\.\w+$/.test(name) && !NOT_LOADED.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(dist, name)) }));
}

/**
 * Lists the files that a file names, without other pages and without those that it loads on demand
 * with import().
 * @template {File} F
 * @param {F} file
 * @param {F[]} files
 */
function namedBy({ name, bytes }, files) {
  if (!/\.(html|js|css)$/.test(name)) return [];
  const text = bytes
    .toString("utf8")
    .replace(/\bimport\s*\(\s*["'`][^"'`]*["'`]/g, "")
    .replace(/__vite__mapDeps=.*?\];?/g, "");
  return files.filter(
    (file) =>
      file.name !== name &&
      !file.name.endsWith(".html") &&
      !BOOK.test(file.name) &&
      text.includes(basename(file.name)),
  );
}

/**
 * Lists a page and all files that it loads before the visitor acts.
 * @template {File} F
 * @param {string} page Such as `watch/index.html`.
 * @param {F[]} files
 * @returns {Set<F>}
 */
export function neededBy(page, files) {
  const needed = new Set(files.filter(({ name }) => name === page));
  // A loop over a set also visits the values that are added during the loop.
  for (const file of needed) for (const other of namedBy(file, files)) needed.add(other);
  return needed;
}

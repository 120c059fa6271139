/**
 * Serves the site as a newer build of it: other files behind the same addresses, as after an update
 * of the host.
 */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file of `assets/`: its name, and the hash that the build puts into it. */
const HASHED = /[\w.-]+-([\w-]{8})\.\w+/g;

const digest = (/** @type {Buffer} */ bytes) =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Copies a build, and makes a newer one of the copy. Every file of `assets/` gets another hash in
 * its name, and everything that names or digests the file is updated.
 * @param {string} from
 * @param {string} to
 */
export function newerBuild(from, to) {
  cpSync(from, to, { recursive: true });
  const assets = new Set(readdirSync(join(to, "assets")));
  const renamed = (/** @type {string} */ text) =>
    text.replace(HASHED, (name, hash) =>
      assets.has(name) ? name.replace(hash, [...hash].reverse().join("")) : name,
    );
  /**
   * The digest of each file after its digest in the build that was copied.
   * @type {Map<string, string>}
   */
  const digests = new Map();
  /** @param {string} file @param {(text: string) => string} change */
  const rewrite = (file, change) => writeFileSync(file, change(readFileSync(file, "utf8")));
  for (const file of filesIn(to).filter((name) => /\.(html|js|css|json)$/.test(name))) {
    const before = digest(readFileSync(file));
    rewrite(file, renamed);
    digests.set(before, digest(readFileSync(file)));
  }
  for (const name of assets)
    renameSync(join(to, "assets", name), join(to, "assets", renamed(name)));
  for (const name of ["sw.js", "offline.json"]) {
    rewrite(join(to, name), (text) =>
      text
        .replace(/sha384-[\w+/]+=*/g, (one) => digests.get(one) ?? one)
        // A page with another revision is fetched again.
        .replace(/(?<=revision:")\w+/g, (one) => [...one].reverse().join("")),
    );
  }
}

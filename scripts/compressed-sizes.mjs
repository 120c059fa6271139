/** The compressed sizes of files, kept from one run to the next. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { versions } from "node:process";
import { promisify } from "node:util";
import { brotliCompress, gzipSync } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Returns the compressed sizes of files. Equal bytes have equal sizes, so only changed files are
 * compressed.
 * @param {string} path The file in which sizes are stored.
 */
export function compressedSizes(path) {
  /** @typedef {{ gzip: number, brotli: number }} Sizes */
  /** @type {Record<string, Sizes>} */
  const before = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  /** @type {Record<string, Sizes>} */
  const now = {};
  return {
    /** @param {Buffer} bytes */
    async of(bytes) {
      const digest = createHash("sha256").update(versions.node).update(bytes);
      const key = digest.digest("hex");
      return (now[key] = before[key] ?? {
        gzip: gzipSync(bytes, { level: 9 }).length,
        brotli: (await compress(bytes)).length,
      });
    },
    keep() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(now));
    },
  };
}

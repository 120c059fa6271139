/**
 * The large fonts of the tests, as the browser of the tests finds them on Linux: in a folder that
 * is made from npm's files. Giving each page its megabyte of fonts by a script would take half of a
 * load.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { env, pid, platform } from "node:process";
import { inflateSync } from "node:zlib";

export const INSTALLED = ["DejaVu Sans", "DejaVu Mono"];
/** On other systems the scripts of `fonts.js` load them. */
export const isByFontconfig = platform === "linux";

const CACHE = join(import.meta.dirname, "../../node_modules/.cache");
const { resolve } = createRequire(import.meta.url);

/**
 * A font file in npm's package of the font.
 * @param {string} family
 * @param {(name: string) => string} path
 */
function fileOf(family, path) {
  const name = family.toLowerCase().replaceAll(" ", "-");
  return readFileSync(resolve(`@fontsource/${name}/${path(name)}`));
}

/**
 * A font file as operating systems have it. WOFF has the same tables, each compressed:
 * https://www.w3.org/TR/WOFF/
 * @param {Buffer} woff
 */
function unpacked(woff) {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, offset + packed);
    return { at, length, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const log = Math.floor(Math.log2(count));
  [count, 16 << log, log, 16 * (count - (1 << log))].forEach((value, index) =>
    head.writeUInt16BE(value, 4 + 2 * index),
  );
  /** @type {Buffer[]} */
  const parts = [head];
  let offset = head.length;
  for (const [index, { at, length, bytes }] of entries.entries()) {
    const to = 12 + 16 * index;
    woff.copy(head, to, at, at + 4); // The tag.
    woff.copy(head, to + 4, at + 16, at + 20); // The sum of the bytes.
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = -length & 3;
    parts.push(bytes, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}

/**
 * @param {string} folder Where it will be, in the end.
 * @param {string} making Where to write it.
 */
function fill(folder, making) {
  mkdirSync(join(making, "fonts"), { recursive: true });
  for (const family of INSTALLED) {
    for (const weight of ["400", "700"]) {
      const woff = fileOf(family, (name) => `files/${name}-latin-${weight}-normal.woff`);
      writeFileSync(join(making, `fonts/${family} ${weight}.ttf`), unpacked(woff));
    }
  }
  const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>${join(folder, "fonts")}</dir><cachedir>${folder}</cachedir>
  </fontconfig>`;
  writeFileSync(join(making, "fonts.conf"), config);
}

/** The environment in which the browser finds only these fonts. */
export function fontEnvironment() {
  if (!isByFontconfig) return env;
  const versions = INSTALLED.map(
    (family) => JSON.parse(fileOf(family, () => "package.json").toString()).version,
  );
  const folder = join(CACHE, `cutoff-test-fonts-${versions.join("-")}`);
  if (!existsSync(folder)) {
    const making = `${folder}.${pid}`;
    fill(folder, making);
    try {
      renameSync(making, folder);
    } catch (error) {
      // Another process of the tests was first.
      if (!existsSync(folder)) throw error;
      rmSync(making, { recursive: true });
    }
  }
  return { ...env, FONTCONFIG_FILE: join(folder, "fonts.conf") };
}

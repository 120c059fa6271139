/** `npm run size`: what a browser must load to play, held against the budgets. */
import "./node-version.mjs";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { exit } from "node:process";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./run.mjs";

/** Bytes after Brotli, which every browser that runs wasm can read and most hosts can send. */
const budgets = { all: 70_000, wasm: 27_000, boards: 60_000 };

const dist = join(root, "dist");
const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(html|js|css|wasm|svg|png|webp|woff2|ftl|json|webmanifest)$/.test(name),
);
const files = names.map((name) => {
  const bytes = readFileSync(join(dist, name));
  const gzip = gzipSync(bytes, { level: 9 }).length;
  return { name, bytes, gzip, brotli: brotliCompressSync(bytes).length };
});

/** @typedef {(typeof files)[number]} File */

/** What a browser fetches to install the page, to keep it offline or to show a link to it. */
const AFTERWARDS = /^(sw\.js|.*\.webmanifest|.*\.png)$/;

/**
 * The files that a file names, but for those that it loads only on demand, by import().
 * @param {File} file
 */
function loadedBy({ name, bytes }) {
  if (!/\.(html|js|css)$/.test(name)) return [];
  const text = bytes
    .toString("utf8")
    .replace(/\bimport\s*\(\s*["'`][^"'`]*["'`]/g, "")
    .replace(/__vite__mapDeps=.*?\];?/g, "");
  return files.filter(
    (file) =>
      file.name !== name && !AFTERWARDS.test(file.name) && text.includes(basename(file.name)),
  );
}

const needed = new Set(files.filter((file) => file.name === "index.html"));
// A loop over a set also visits what is added meanwhile.
for (const file of needed) for (const other of loadedBy(file)) needed.add(other);

const later = files.filter((file) => !needed.has(file));
const wasm = [...needed].filter((file) => file.name.endsWith(".wasm"));

/** @param {string} label @param {{ bytes: number, gzip: number, brotli: number }} size */
function row(label, { bytes, gzip, brotli }) {
  const kilobytes = [bytes, gzip, brotli].map((size) => (size / 1000).toFixed(1).padStart(9));
  console.log(label.padEnd(44) + kilobytes.join(""));
}

/** @param {Iterable<File>} parts */
function total(parts) {
  const sum = { bytes: 0, gzip: 0, brotli: 0 };
  for (const { bytes, gzip, brotli } of parts) {
    sum.bytes += bytes.length;
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sum;
}

/** @param {Iterable<File>} parts */
function rows(parts) {
  for (const file of parts) row(`  ${file.name}`, { ...file, bytes: file.bytes.length });
}

console.log(`${"kB".padEnd(44)}${["plain", "gzip", "brotli"].map((w) => w.padStart(9)).join("")}`);
console.log("Needed to play");
rows(needed);
row("All of it", total(needed));
row("The wasm of it", total(wasm));
if (later.length > 0) {
  console.log("Loaded when asked for");
  rows(later);
}

// The build for any board, which is loaded when it is wanted.
const boards = readFileSync(join(root, "pkg/boards/cutoff_bg.wasm"));
const boardsSize = {
  bytes: boards.length,
  gzip: gzipSync(boards, { level: 9 }).length,
  brotli: brotliCompressSync(boards).length,
};
row("The wasm for any board", boardsSize);

const over = [
  { what: "what is needed to play", size: total(needed).brotli, budget: budgets.all },
  { what: "the wasm", size: total(wasm).brotli, budget: budgets.wasm },
  { what: "the wasm for any board", size: boardsSize.brotli, budget: budgets.boards },
].filter(({ size, budget }) => size > budget);
for (const { what, size, budget } of over) {
  console.error(`Over budget: ${what} has ${size} bytes after Brotli, ${budget} are allowed.`);
}
if (wasm.length === 0) console.error("No wasm found: run `npm run build` first.");
exit(over.length > 0 || wasm.length === 0 ? 1 : 0);

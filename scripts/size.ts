/** `npm run size`: compares the files that a browser must load for each place with the budgets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exit } from "node:process";
import { LEARN_PAGES } from "../www/page/learn-pages.ts";
import { PLACES, PLACE_NAMES } from "../www/page/places.ts";
import { compressedSizes } from "./compressed-sizes.mjs";
import { filesOf, neededBy } from "./reachable.mjs";
import { root } from "./folder.mjs";

/**
 * Budgets in bytes after Brotli, which every browser with wasm supports and most hosts can send.
 */
const BUDGETS = {
  /** Play with its engine. */
  play: 84_000,
  /** Another place in addition to Play, without engines. */
  place: 57_500,
  /** A page of Learn, including what a figure loads. */
  chapter: 41_800,
  playEngine: 28_950,
  /** The engine for any board. */
  boards: 95_600,
  /** The engine with everything. */
  whole: 169_500,
};

const sizes = compressedSizes(join(root, "node_modules", ".cache", "cutoff-sizes.json"));
const files = await Promise.all(
  filesOf(join(root, "dist")).map(async (file) => ({
    ...file,
    ...(await sizes.of(file.bytes)),
  })),
);
sizes.keep();

type File = (typeof files)[number];

type Size = { bytes: number; gzip: number; brotli: number };

function row(label: string, { bytes, gzip, brotli }: Size) {
  const kilobytes = [bytes, gzip, brotli].map((size) => (size / 1000).toFixed(1).padStart(9));
  console.log(label.padEnd(44) + kilobytes.join(""));
}

function total(parts: Iterable<File>) {
  const sum = { bytes: 0, gzip: 0, brotli: 0 };
  for (const { bytes, gzip, brotli } of parts) {
    sum.bytes += bytes.length;
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sum;
}

const isEngine = ({ name }: File) => name.endsWith(".wasm");

const sizeOf = (page: string) => neededBy(`${page}index.html`, files);

/** The parts that exceed their budgets. */
const over: string[] = [];

function checkBudget(what: string, size: number, budget: number) {
  if (size > budget) over.push(`${what} has ${size} bytes after Brotli, ${budget} are allowed.`);
}

/** True for the engine with its worker, and for the messages of all places in another language. */
function isOthers(file: File) {
  return isEngine(file) || /^assets\/((whole|boards)\.worker|page)-[\w-]+\.js$/.test(file.name);
}

/** Lists the files that every place loads. */
function sharedByAll() {
  const [first, ...others] = PLACE_NAMES.map((name) => sizeOf(PLACES[name].path));
  return new Set([...first].filter((file) => others.every((place) => place.has(file))));
}

/** Lists the files of a page of Learn, and those that its figures load when they are used. */
function withTouched(path: string) {
  const needed = sizeOf(path);
  const touched = files.filter(({ name }) => /^assets\/figure-at-[\w-]+\.js$/.test(name));
  if (touched.length === 0) throw Error("dist/ has no figure-at, which figures load.");
  for (const file of touched) for (const other of neededBy(file.name, files)) needed.add(other);
  return needed;
}

/** The other engines, by the names of their packages. */
const engines: [label: string, name: string, budget: number][] = [
  ["The engine of any board in Play", "boards", BUDGETS.boards],
  ["The whole package", "whole", BUDGETS.whole],
];

/** Shows and checks what Play loads, and returns it. */
function checkPlay() {
  const play = sizeOf("");
  console.log("To play");
  for (const file of play) row(`  ${file.name}`, { ...file, bytes: file.bytes.length });
  row("All of it", total(play));
  checkBudget("What is needed to play", total(play).brotli, BUDGETS.play);
  const playEngines = [...play].filter(isEngine);
  checkBudget("The engine of Play", total(playEngines).brotli, BUDGETS.playEngine);
  return play;
}

/**
 * Shows and checks what each other place loads.
 * @param play The files that Play loads.
 */
function checkPlaces(play: Set<File>) {
  console.log("Each other place, on top of that, without engines");
  for (const name of PLACE_NAMES) {
    if (name === "play") continue;
    const parts = [...sizeOf(PLACES[name].path)].filter(
      (file) => !play.has(file) && !isEngine(file),
    );
    row(`  ${PLACES[name].path}`, total(parts));
    checkBudget(`${PLACES[name].path} on top of Play`, total(parts).brotli, BUDGETS.place);
  }
}

/** Shows and checks the largest page of Learn in each language. */
function checkLearn() {
  console.log("The largest page of Learn in each language, without what all places share");
  const shared = sharedByAll();
  for (const language of new Set(LEARN_PAGES.map((page) => page.language))) {
    const pages = LEARN_PAGES.filter((page) => page.language === language).map(({ path }) => {
      const parts = [...withTouched(path)].filter((file) => !shared.has(file) && !isOthers(file));
      return { path, size: total(parts) };
    });
    const [largest] = pages.toSorted((one, other) => other.size.brotli - one.size.brotli);
    row(`  ${largest.path}`, largest.size);
    checkBudget(largest.path, largest.size.brotli, BUDGETS.chapter);
  }
}

/** Shows and checks the other engines. */
function checkEngines() {
  for (const [label, name, budget] of engines) {
    const bytes = readFileSync(join(root, "pkg", name, "cutoff_bg.wasm"));
    const file = files.find((one) => isEngine(one) && one.bytes.equals(bytes));
    if (!file) {
      over.push(`The page does not load pkg/${name}.`);
      continue;
    }
    row(label, { ...file, bytes: bytes.length });
    checkBudget(label, file.brotli, budget);
  }
}

function main() {
  console.log(
    `${"kB".padEnd(44)}${["plain", "gzip", "brotli"].map((w) => w.padStart(9)).join("")}`,
  );
  const play = checkPlay();
  checkPlaces(play);
  checkLearn();
  checkEngines();
  row("The whole site, as it is kept offline", total(files));

  for (const line of over) console.error(`Over budget: ${line}`);
  const hasEngine = [...play].some(isEngine);
  if (!hasEngine) console.error("No wasm found: run `npm run build` first.");
  exit(over.length > 0 || !hasEngine ? 1 : 0);
}

main();

/**
 * `npm run bench -- connect-four`: compares the solver of Connect Four, in wasm and natively, with the
 * native crate connect-four-ai.
 *
 *     npm run bench -- connect-four                        sets of positions that are made from a seed
 *     npm run bench -- connect-four --positions FILE …     your own sets, with lines of columns and score
 *     npm run bench -- connect-four --empty                also the empty boards 7×6 and 6×6, in minutes
 *     npm run bench -- connect-four --pons FOLDER          also against Pascal Pons' solver (pons.mjs)
 *
 * One call on one thread solves a set, without a book and with an empty table for each position. Times
 * are CPU times, the median of rounds in which the contestants take turns. Each contestant solves the
 * set once before it is timed, so that the compiler is done and the rival's table is in memory. Wrong
 * scores fail the run. It never fails because it is slow.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { cpuUsage } from "node:process";
import { parseArgs } from "node:util";
import { describeCrate } from "../../scripts/crate.mjs";
import { root } from "../../scripts/folder.mjs";
import { runner } from "../../scripts/run-program.mjs";
import { bind } from "../../scripts/wasm.mjs";
import { compilePons, solveByPons } from "./pons.mjs";
import { table } from "./table.mjs";

/** @typedef {{ nodes: number, wrong: number, seconds: number }} Round */
/** @typedef {"wasm" | "native" | "rival" | "pons"} Contestant */

const crate = join("benches", "connect-four");
const target = join("target", "connect-four");
const seed = 1;
/** The number of positions in a set. Positions of the last set take a thousand times as long. */
const counts = { late: 1000, middle: 1000, early: 1000, hard: 100 };
/** Nodes between two checks if an empty board is solved. */
const step = 10_000_000;

/** @param {string[]} args The arguments after `connect-four` on the command line. */
export async function benchConnectFour(args) {
  const { values } = parseArgs({
    args,
    options: {
      positions: { type: "string", multiple: true },
      rounds: { type: "string", default: "7" },
      empty: { type: "boolean" },
      pons: { type: "string" },
    },
  });
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw new Error("--rounds needs a number from 1");
  const pons = values.pons ? compilePons(values.pons, join(root, target)) : undefined;
  const { program, wasm } = await build();
  const files = values.positions ?? generate(program);
  const rows = files.map((file) => compare({ program, wasm, pons }, file, rounds));
  console.log(table(rows));
  if (values.empty) for (const [columns, rows] of boards) console.log(prove(wasm, columns, rows));
  if (rows.some((row) => row.wrong > 0)) throw new Error("some scores are wrong");
}

const boards = [
  [7, 6],
  [6, 6],
];

async function build() {
  const run = runner((text) => void process.stderr.write(text));
  const manifest = join(crate, "Cargo.toml");
  await run("cargo", [
    "build",
    "--release",
    ...["--manifest-path", manifest, "--target-dir", target],
  ]);
  await run("cargo", [
    ...["build", "--lib", "--release", "--target", "wasm32-unknown-unknown"],
    ...["--manifest-path", manifest, "--target-dir", target],
  ]);
  const folder = join(target, "wasm");
  const compiled = join(target, "wasm32-unknown-unknown", "release", "connect_four_bench.wasm");
  await bind(compiled, "nodejs", folder, run);
  const bound = join(folder, "connect_four_bench_bg.wasm");
  await run("wasm-opt", [bound, "-o", bound, ...describeCrate(manifest).wasmOpt]);
  writeFileSync(join(root, folder, "package.json"), '{ "type": "commonjs" }');
  const wasm = createRequire(import.meta.url)(join(root, folder, "connect_four_bench.js"));
  return { program: join(root, target, "release", "connect-four-bench"), wasm };
}

/**
 * Writes the sets that are made from a seed. Returns their files.
 * @param {string} program
 */
function generate(program) {
  const folder = join(root, target, "sets");
  mkdirSync(folder, { recursive: true });
  return Object.entries(counts).map(([name, count]) => {
    const file = join(folder, `${name}.txt`);
    writeFileSync(file, execFileSync(program, ["generate", name, `${seed}`, `${count}`]));
    return file;
  });
}

/**
 * Runs all contestants on one set.
 * @param {{ program: string, wasm: any, pons?: string }} solvers
 * @param {string} file
 * @param {number} rounds
 */
function compare({ program, wasm, pons }, file, rounds) {
  const text = readFileSync(file, "utf8");
  const set = new wasm.Set(text);
  // An easy set is over in a millisecond, so it gets enough calls to take a while.
  const calls = Math.max(1, Math.ceil(0.05 / Math.max(solveInWasm(set, 3).seconds, 1e-6)));
  /** @type {Partial<Record<Contestant, () => Round>>} */
  const contestants = {
    wasm: () => solveInWasm(set, calls),
    native: () => solveNatively(program, "ours", file),
    rival: () => solveNatively(program, "rival", file),
    ...(pons && { pons: () => solveByPons(pons, text) }),
  };
  /** @type {Record<Contestant, Round[]>} */
  const times = { wasm: [], native: [], rival: [], pons: [] };
  const turns = /** @type {[Contestant, () => Round][]} */ (Object.entries(contestants));
  for (let round = 0; round < rounds; round++) {
    for (const [name, solve] of turns) times[name].push(solve());
  }
  const all = Object.values(times).flat();
  /** @param {Contestant} name */
  const microseconds = (name) => (median(times[name].map((r) => r.seconds)) / set.count()) * 1e6;
  return {
    name: basename(file, ".txt"),
    nodes: times.wasm[0].nodes / set.count(),
    wasm: microseconds("wasm"),
    native: microseconds("native"),
    rival: microseconds("rival"),
    pons: pons
      ? { time: microseconds("pons"), nodes: times.pons[0].nodes / set.count() }
      : undefined,
    oneCall: oneByOne(set),
    wrong: Math.max(...all.map((r) => r.wrong)),
  };
}

/**
 * @param {any} set
 * @param {number} calls
 * @returns {Round}
 */
function solveInWasm(set, calls) {
  const before = cpuUsage();
  let wrong = 0;
  for (let call = 0; call < calls; call++) wrong += set.solve();
  const { user, system } = cpuUsage(before);
  return { nodes: set.nodes(), wrong, seconds: (user + system) / 1e6 / calls };
}

/**
 * The mean time of one position if JavaScript makes a call for each position.
 * @param {any} set
 */
function oneByOne(set) {
  const before = cpuUsage();
  for (let place = 0; place < set.count(); place++) set.solve_one(place);
  const { user, system } = cpuUsage(before);
  return (user + system) / set.count();
}

/**
 * @param {string} program
 * @param {"ours" | "rival"} who
 * @param {string} file
 * @returns {Round}
 */
function solveNatively(program, who, file) {
  const line = execFileSync(program, [who, file], { encoding: "utf8" });
  const [nodes, wrong, seconds] = line.trim().split(" ").map(Number);
  return { nodes, wrong, seconds };
}

/**
 * Solves an empty board without a book, and reports the time and the nodes.
 * @param {any} wasm
 * @param {number} columns
 * @param {number} rows
 */
function prove(wasm, columns, rows) {
  const board = new wasm.Empty(columns, rows);
  const before = cpuUsage();
  let score;
  while ((score = board.advance(step)) === undefined);
  const { user, system } = cpuUsage(before);
  const seconds = ((user + system) / 1e6).toFixed(1);
  const millions = (board.nodes() / 1e6).toFixed(1);
  return `${columns}×${rows}, empty: score ${score}, ${seconds} s, ${millions} M positions, table ${board.bytes() / 2 ** 20} MB`;
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

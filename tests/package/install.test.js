/** The npm package and the crate, installed into empty projects, as users do. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build } from "vite";
import { makeCrate, makeNpmPackage } from "../../scripts/package.mjs";
import { root, runner } from "../../scripts/run.mjs";

/** The move, the outcome and the nodes of the position below. */
const ANSWER = "8 win 11";
const CALL = `const { index, outcome, nodes } = best_move("xoxoox___", true);
console.log(index, outcome, nodes);
`;

const place = mkdtempSync(join(tmpdir(), "cutoff-"));
const project = join(place, "npm");

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  return execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** @param {string} name @param {string} text */
function file(name, text) {
  writeFileSync(join(project, name), text);
}

before(async () => {
  mkdirSync(project);
  file("package.json", '{ "name": "empty", "private": true, "type": "module" }');
  const made = await makeNpmPackage(runner(() => {}));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", made], project);
});
after(() => rmSync(place, { recursive: true, force: true }));

test("the package has its documents and none of the sources that it was built from", () => {
  const installed = join(project, "node_modules/cutoff");
  for (const name of [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "web/cutoff_bg.wasm",
  ]) {
    assert.ok(existsSync(join(installed, name)), name);
  }
  assert.ok(!existsSync(join(installed, "web/.built-from")));
  const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  assert.match(
    readFileSync(join(root, "Cargo.toml"), "utf8"),
    new RegExp(`version = "${version}"`),
  );
});

test("it can be imported and required in Node.js", () => {
  file("module.mjs", `import { best_move } from "cutoff";\n${CALL}`);
  file("common.cjs", `const { best_move } = require("cutoff");\n${CALL}`);
  for (const name of ["module.mjs", "common.cjs"]) {
    assert.equal(run("node", [name], project).trim(), ANSWER);
  }
});

test("it can be loaded without a bundler", () => {
  file(
    "web.mjs",
    `import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import init, { best_move } from "cutoff/web";
const wasm = createRequire(import.meta.url).resolve("cutoff/web/cutoff_bg.wasm");
await init({ module_or_path: readFileSync(wasm) });
${CALL}`,
  );
  assert.equal(run("node", ["web.mjs"], project).trim(), ANSWER);
});

test("a bundler takes it", async () => {
  file("index.html", '<script type="module" src="./page.js"></script>');
  file("page.js", `import { best_move } from "cutoff";\n${CALL}`);
  await build({ root: project, configFile: false, logLevel: "error" });
  assert.match(readFileSync(join(project, "dist/index.html"), "utf8"), /assets\/.*\.js/);
});

test("its types are found, and hold", () => {
  const settings = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  const tsc = join(root, "node_modules/.bin/tsc");
  const right = `import { best_move, type BestMove } from "cutoff";
import init, { census } from "cutoff/web";
const found: BestMove = best_move("xoxoox___", true, { scoring: "plain" });
const cell: number | null = found.index;
void init().then(() => census("........."));
console.log(cell);
`;
  file("right.mts", right);
  run(tsc, [...settings, "right.mts"], project);
  file("wrong.mts", right.replace('"plain"', '"plian"'));
  assert.throws(() =>
    execFileSync(tsc, [...settings, "wrong.mts"], { cwd: project, stdio: "pipe" }),
  );
});

test("the crate can be used from an empty project", async () => {
  const crate = await makeCrate(runner(() => {}));
  run("tar", ["xzf", crate], place);
  const user = join(place, "user");
  mkdirSync(join(user, "src"), { recursive: true });
  const [folder] = [join(place, crate.replace(/^.*\//, "").replace(/\.crate$/, ""))];
  assert.ok(existsSync(join(folder, "LICENSE-MIT")) && existsSync(join(folder, "README.md")));
  writeFileSync(
    join(user, "Cargo.toml"),
    `[package]\nname = "user"\nversion = "0.0.0"\nedition = "2024"\n[dependencies]\ncutoff = { path = ${JSON.stringify(folder)}, default-features = false }\n[workspace]\n`,
  );
  writeFileSync(
    join(user, "src/main.rs"),
    `use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::{Algorithm, OutcomeScore, Search};
fn main() {
    let board: Board = "xoxoox___".parse().unwrap();
    let found = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe)).solve(Algorithm::AlphaBeta, board);
    println!("{} {} {}", found.best.unwrap().index(), found.score, found.counts.nodes);
}
`,
  );
  assert.equal(run("cargo", ["run", "--quiet", "--offline"], user).trim(), "8 9 11");
});

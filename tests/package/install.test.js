/** Installs the npm package and the crate into empty projects, as users do. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { chromium } from "@playwright/test";
import * as esbuild from "esbuild";
import { publint } from "publint";
import * as vite from "vite";
import { headlessOptions } from "../../scripts/browsers.mjs";
import { makeCrate, makeNpmPackage } from "../../scripts/package.mjs";
import { root } from "../../scripts/folder.mjs";
import { runner } from "../../scripts/run-program.mjs";
import { EXPECTED } from "../patience.js";

/** @import { ConsoleMessage } from "@playwright/test" */

/** The move, the outcome and the nodes for the position below. */
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

/** The path of the .tgz. */
let tarball = "";

before(async () => {
  mkdirSync(project);
  file("package.json", '{ "name": "empty", "private": true, "type": "module" }');
  tarball = await makeNpmPackage(runner(() => {}));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", tarball], project);
  file("module.mjs", `import { best_move } from "cutoff";\n${CALL}`);
  file("common.cjs", `const { best_move } = require("cutoff");\n${CALL}`);
});
after(() => rmSync(place, { recursive: true, force: true }));

test("the package has its documents, and has its code and wasm only once", () => {
  const installed = join(project, "node_modules/cutoff");
  assert.deepEqual(readdirSync(installed).toSorted(), [
    ...["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"],
    ...["cutoff.cjs", "cutoff.d.cts", "cutoff.d.ts", "cutoff.js", "docs", "package.json"],
  ]);
  assert.deepEqual(readdirSync(join(installed, "docs")).toSorted(), ["api.md", "errors.md"]);
  const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  assert.match(
    readFileSync(join(root, "Cargo.toml"), "utf8"),
    new RegExp(`version = "${version}"`),
  );
});

test("publint and attw find no faults", async () => {
  const { messages } = await publint({ pkgDir: join(root, "target/npm"), strict: true });
  assert.deepEqual(messages, []);
  const types = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  assert.deepEqual(types.types && types.problems, []);
});

test("the package can be imported and required in Node.js, which loads it once", () => {
  for (const name of ["module.mjs", "common.cjs"]) {
    assert.equal(run("node", [name], project).trim(), ANSWER);
  }
  file(
    "both.mjs",
    `import { createRequire } from "node:module";
import * as imported from "cutoff";
console.log(createRequire(import.meta.url)("cutoff").solve === imported.solve);
`,
  );
  assert.equal(run("node", ["both.mjs"], project).trim(), "true");
});

// A classic script has neither top-level `await` nor `import.meta`, so a bundle that works there
// works elsewhere.
test("esbuild bundles the package into a classic script without configuration", async () => {
  for (const name of ["module.mjs", "common.cjs"]) {
    const outfile = join(project, `${name}.bundle.cjs`);
    const entryPoints = [join(project, name)];
    const { warnings } = await esbuild.build({ entryPoints, outfile, bundle: true });
    assert.deepEqual(warnings, []);
    assert.equal(run("node", [outfile], place).trim(), ANSWER);
  }
});

test("Vite builds and serves the package without configuration", async () => {
  file("index.html", '<script type="module" src="./module.mjs"></script>');
  const quiet = /** @type {const} */ ({ root: project, configFile: false, logLevel: "error" });
  await vite.build(quiet);
  const built = await vite.preview({ ...quiet, preview: { port: 0 } });
  const served = await (await vite.createServer({ ...quiet, server: { port: 0 } })).listen();
  const browser = await chromium.launch(headlessOptions());
  try {
    for (const { resolvedUrls } of [built, served]) {
      const page = await browser.newPage();
      const isAnswer = (/** @type {ConsoleMessage} */ message) => message.type() === "log";
      const answer = page.waitForEvent("console", { predicate: isAnswer, timeout: EXPECTED });
      await page.goto(resolvedUrls?.local[0] ?? "");
      assert.equal((await answer).text(), ANSWER);
    }
  } finally {
    await Promise.all([browser.close(), built.close(), served.close()]);
  }
});

test("the types of the package are found and are correct", () => {
  const settings = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  const tsc = join(root, "node_modules/.bin/tsc");
  const right = `import { best_move, census, type BestMove } from "cutoff";
const found: BestMove = best_move("xoxoox___", true, { scoring: "plain" });
const cell: number | null = found.index;
console.log(cell, census("........."));
`;
  const endings = ["mts", "cts"];
  for (const ending of endings) {
    file(`right.${ending}`, right);
    file(`wrong.${ending}`, right.replace('"plain"', '"plian"'));
  }
  run(tsc, [...settings, ...endings.map((ending) => `right.${ending}`)], project);
  const wrong = endings.map((ending) => `wrong.${ending}`);
  const { stdout } = spawnSync(tsc, [...settings, ...wrong], { cwd: project, encoding: "utf8" });
  for (const name of wrong) assert.match(stdout, new RegExp(`^${name}.*"plian"`, "m"));
});

test("an empty project can use the crate", async () => {
  const crate = await makeCrate(runner(() => {}));
  run("tar", ["xzf", crate], place);
  const user = join(place, "user");
  mkdirSync(join(user, "src"), { recursive: true });
  const [folder] = [join(place, crate.replace(/^.*\//, "").replace(/\.crate$/, ""))];
  assert.ok(["LICENSE-MIT", "README.md"].every((name) => readdirSync(folder).includes(name)));
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

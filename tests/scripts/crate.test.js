/** What a package in pkg/ says of itself. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { describeCrate, packageJson } from "../../scripts/crate.mjs";

const crate = { name: "x", version: "1.2.3", description: "d", license: "MIT", keywords: ["k"] };
const described = { description: "d", version: "1.2.3", license: "MIT" };
const code = { main: "x.js", types: "x.d.ts" };

// As wasm-pack 0.15.1 writes them, the order included.
const expected = {
  web: {
    ...{ name: "x", type: "module", ...described },
    files: ["x_bg.wasm", "x.js", "x.d.ts"],
    ...{ ...code, sideEffects: ["./snippets/*"], keywords: ["k"] },
  },
  bundler: {
    ...{ name: "x", type: "module", ...described },
    files: ["x_bg.wasm", "x.js", "x_bg.js", "x.d.ts"],
    ...{ ...code, sideEffects: ["./x.js", "./snippets/*"], keywords: ["k"] },
  },
  nodejs: {
    ...{ name: "x", ...described },
    files: ["x_bg.wasm", "x.js", "x.d.ts"],
    ...{ ...code, keywords: ["k"] },
  },
};

for (const target of /** @type {const} */ (["web", "bundler", "nodejs"])) {
  test(`the package.json for ${target} is the one that wasm-pack writes`, () => {
    assert.equal(JSON.stringify(packageJson(crate, target)), JSON.stringify(expected[target]));
  });
}

test("the crate is described by Cargo.toml, with what wasm-opt is told", () => {
  const { name, version, wasmOpt } = describeCrate();
  assert.equal(name, "cutoff");
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(wasmOpt[0], "-O");
});

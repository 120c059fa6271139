/** Cargo.toml describes the crate. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { describeCrate } from "../../scripts/crate.mjs";

test("the crate is described by Cargo.toml, with what wasm-opt is told", () => {
  const { name, version, wasmOpt } = describeCrate();
  assert.equal(name, "cutoff");
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(wasmOpt[0], "-O");
});

/** Checks that Cargo.toml describes the crate. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { describeCrate } from "../../scripts/crate.mjs";

test("Cargo.toml describes the crate and has the options of wasm-opt", () => {
  const { name, version, wasmOpt } = describeCrate();
  assert.equal(name, "cutoff");
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(wasmOpt[0], "-O");
});

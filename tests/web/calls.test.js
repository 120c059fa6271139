/** The table of calls names the package's functions, all of them and no other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { packageCalls } from "../../www/engine/calls.js";

test("the table has every function of the package", () => {
  const functions = Object.entries(cutoff)
    // The package runs `start` by itself.
    .filter(([name, value]) => typeof value === "function" && name !== "start")
    .map(([name]) => name);
  assert.deepEqual(packageCalls().toSorted(), functions.toSorted());
});

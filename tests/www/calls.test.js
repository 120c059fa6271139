/** The table of calls has exactly the functions of the package. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { CALLS } from "../../www/engine/calls.ts";

test("the table of calls has every function of the package", () => {
  const calls = Object.entries(CALLS).flatMap(([name, entry]) => ("page" in entry ? [] : [name]));
  assert.deepEqual(calls.toSorted(), Object.keys(cutoff).toSorted());
});

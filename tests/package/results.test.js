/** Checks that the package returns the results of 0.3.1, except for what has been removed. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FILE, PARTS, resultsOf } from "./results.js";

/** The number of inputs of a batch that are listed if the batch differs. */
const NAMED = 40;

const lines = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"));

test("the file has exactly the parts that the calls have", () => {
  assert.deepEqual([...new Set(lines.map(([part]) => part))], Object.keys(PARTS));
});

for (const part of Object.keys(PARTS)) {
  test(`the results of 0.3.1 are the same or were removed: ${part}`, async () => {
    const wanted = lines.filter(([name]) => name === part);
    const found = await resultsOf(part);
    assert.deepEqual(
      [...found].map(([name, { inputs }]) => [name, inputs.length]),
      wanted.map(([, name, count]) => [name, Number(count)]),
    );
    for (const [, name, , digests] of wanted) {
      const { inputs, fields } = /** @type {import("./results.js").Batch} */ (found.get(name));
      const kept = Object.fromEntries(digests.split(" ").map((field) => field.split("=")));
      const some = inputs.slice(0, NAMED).join("\n  ");
      const rest = inputs.length > NAMED ? `\n  … and ${inputs.length - NAMED} more` : "";
      assert.deepEqual(
        fields,
        kept,
        `${name}: fields differ, for one or more of\n  ${some}${rest}`,
      );
    }
  });
}

/** Checks the documents of the npm package. */
import assert from "node:assert/strict";
import { posix } from "node:path";
import { test } from "node:test";
import { DOCUMENTS, packedText } from "../../scripts/finish-npm-package.mjs";

test("the documents of the npm package link only to files that it has", () => {
  for (const file of DOCUMENTS) {
    const text = packedText(file);
    for (const [, target] of text.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      const path = posix.join(posix.dirname(file), target ?? "");
      assert.ok(/^https:/.test(target ?? "") || DOCUMENTS.includes(path), `${file}: ${target}`);
    }
  }
  const readme = packedText("README.md");
  for (const kept of [
    "[docs/api.md](docs/api.md), [docs/errors.md](docs/errors.md)",
    "[Rust](https://rustup.rs)",
    "| docs/lessons.md |",
    "a page for each place, docs/solver.md",
  ]) {
    assert.ok(readme.includes(kept), kept);
  }
  assert.doesNotMatch(readme, /recording/);
});

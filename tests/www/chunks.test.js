/**
 * Checks the groups of files in the build. A name without a file would split a group without
 * notice.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { OWN_GROUPS } from "../../www/build/chunks.ts";

const isModule = (/** @type {string} */ path) =>
  ["ts", "tsx"].some((ending) => existsSync(new URL(`../../${path}.${ending}`, import.meta.url)));

for (const { name, paths } of OWN_GROUPS) {
  test(`each module of ${name} exists`, () => {
    // Vite's own module is not a file of www.
    const own = paths.filter((path) => path !== "vite/preload-helper");
    assert.deepEqual(
      own.filter((path) => !isModule(path)),
      [],
    );
  });
}

test("no module is in two groups", () => {
  const paths = OWN_GROUPS.flatMap((group) => group.paths);
  assert.equal(new Set(paths).size, paths.length);
});

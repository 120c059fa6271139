/**
 * Files that the build keeps together. A name that is no longer that of a file would split them
 * without notice.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { GROUPS } from "../../www/build/chunks.ts";

const isModule = (/** @type {string} */ path) =>
  ["ts", "tsx"].some((ending) => existsSync(new URL(`../../${path}.${ending}`, import.meta.url)));

for (const { name, paths } of GROUPS) {
  test(`each module of ${name} exists`, () => {
    // Vite has this one.
    const own = paths.filter((path) => path !== "vite/preload-helper");
    assert.deepEqual(
      own.filter((path) => !isModule(path)),
      [],
    );
  });
}

test("no module is in two groups", () => {
  const paths = GROUPS.flatMap((group) => group.paths);
  assert.equal(new Set(paths).size, paths.length);
});

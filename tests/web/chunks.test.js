/**
 * Files that the build keeps together. A pattern that no longer names a file would split them
 * without notice.
 */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { groups } from "../../www/build/chunks.ts";

const files = readdirSync(new URL("../../www/", import.meta.url), {
  recursive: true,
  encoding: "utf8",
});
const names = new Set(files.flatMap((file) => file.replace(/\.tsx?$/, "").split(/[\\/]/)));

for (const { name, test: pattern } of groups) {
  if (!(pattern instanceof RegExp)) continue;
  test(`each name in the pattern of ${name} belongs to a file or a folder`, () => {
    const source = pattern.source.replaceAll("[a-z-]+", "");
    for (const [word] of source.matchAll(/[a-z][a-z-]+/g)) {
      if (["www", "ts", "tsx"].includes(word)) continue;
      assert.ok(names.has(word), word);
    }
  });
}

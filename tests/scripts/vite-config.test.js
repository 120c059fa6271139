/**
 * Vite's configuration imports components, which Vite's own loader compiles differently from our
 * build.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";

test("programs that use Vite's API load the configuration with Node.js, or none", () => {
  const calls = ["scripts", "benches", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.m?[jt]s$/.test(name))
      .flatMap((name) => {
        const code = readFileSync(join(root, folder, name), "utf8");
        return Array.from(code.matchAll(/\bpreview\(\{[^;]*\}\);/g), ([call]) => ({
          name,
          call,
        }));
      }),
  );
  assert.ok(calls.length >= 4, "the pattern above still finds them");
  for (const { name, call } of calls)
    assert.match(call, /configLoader: "native"|configFile: false/, name);
});

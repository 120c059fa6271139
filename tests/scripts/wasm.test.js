/** Tests `npm run wasm` with the name of an unknown package. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../scripts/wasm.mjs", import.meta.url));

for (const name of ["nonsense", "../x", "constructor", ""]) {
  test(`an unknown package “${name}” is refused in one line that lists the known packages`, () => {
    const { status, stdout, stderr } = spawnSync("node", [script, name], { encoding: "utf8" });
    assert.equal(status, 1);
    assert.equal(stdout, "");
    assert.match(
      stderr.trim(),
      /^There is no such package\. The packages are: whole, play, boards, npm\.$/,
    );
  });
}

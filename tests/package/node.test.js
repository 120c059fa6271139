import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { printed } from "./printed.js";

const example = fileURLToPath(new URL("../../examples/node/best-move.mjs", import.meta.url));

for (const { board, line } of printed) {
  test(`the Node example, given ${board}`, () => {
    const output = execFileSync(process.execPath, [example, board], { encoding: "utf8" });
    assert.match(output.trimEnd(), line);
  });
}

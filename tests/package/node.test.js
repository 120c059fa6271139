import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { printed } from "./printed.js";

const example = fileURLToPath(new URL("../../examples/node/best-move.mjs", import.meta.url));

const withBook = fileURLToPath(new URL("../../examples/node/connect-four.mjs", import.meta.url));

// V. Allis, A Knowledge-based Approach of Connect-Four (1988), and J. Tromp's tables.
for (const { moves, line } of [
  { moves: "", line: /^win in 41, best column 4, by book$/ },
  { moves: "4", line: /^loss in 40, best column .*, by book$/ },
  // For positions beyond the book, the solver answers.
  { moves: "353177317443656224", line: /^draw in 24, best column [46], by connect-four$/ },
  { moves: "49", line: /^move-cell: / },
]) {
  test(`the example of the opening book answers correctly, given ${moves || "no moves"}`, () => {
    const output = execFileSync(process.execPath, [withBook, moves], { encoding: "utf8" });
    assert.match(output.trimEnd(), line);
  });
}

for (const { board, line } of printed) {
  test(`the Node example answers correctly, given ${board}`, () => {
    const output = execFileSync(process.execPath, [example, board], { encoding: "utf8" });
    assert.match(output.trimEnd(), line);
  });
}

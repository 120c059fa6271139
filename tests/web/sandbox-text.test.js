/** What is made of a pasted program's text before it runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asScript } from "../../www/sandbox/sandbox.js";

const SPOILT = /__cutoff_sandbox\.import/;

test("calls of import are taken away, however they are written", () => {
  for (const text of [
    `import("x")`,
    `import ("x")`,
    `import/* one */("x")`,
    `import // two\n("x")`,
    `await import("x")`,
    `[...import("x")]`,
    `f(... import("x"))`,
    `// The end.\nimport("x")`,
    `1.\nimport("x")`,
    `"a.";import("x")`,
    "`.${import('x')}`",
    `if (import(x)) {}`,
    `import(x)\n{}`,
    `import("x" /* ) { */)`,
    `import.meta`,
  ]) {
    assert.match(asScript(text), SPOILT, text);
  }
});

test("a function of that name stays", () => {
  for (const text of [
    `moves.import(4)`,
    `moves?.import(4)`,
    `moves . import (4)`,
    `1..import(4)`,
    `class Moves { import(cell) { return cell; } }`,
    `const moves = { import() { return 4; }, async import(a, b) { } };`,
    `reimport(4)`,
    `$import(4)`,
  ]) {
    assert.doesNotMatch(asScript(text), SPOILT, text);
  }
});

test("what only a module has is left out", () => {
  for (const text of [
    `export function bestMove() {}`,
    `export default function bestMove() {}`,
    `function bestMove() {}\nexport { bestMove };`,
    `function bestMove() {}\nexport {\n  bestMove,\n};\n`,
    `function bestMove() {}\nexport default bestMove;`,
  ]) {
    assert.ok(!asScript(text).includes("export"), text);
    assert.doesNotThrow(() => new Function(asScript(text)));
  }
});

test("a program of an article prints nowhere, and reaches no page", () => {
  const text = asScript(`document.write("The move is"); document.writeln(1);`);
  assert.equal(text.match(/__cutoff_sandbox\.print\(/g)?.length, 2);
  const others = `my.document.write(1); document.title = "x"; document.getElementById("a");`;
  assert.equal(asScript(others), others);
});

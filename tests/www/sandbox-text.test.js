/** Checks how a pasted program's text is changed before it runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asScript } from "../../www/sandbox/javascript.ts";

const SPOILT = /__cutoff_sandbox\.import/;

test("calls of import are replaced in every spelling", () => {
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
    `x => import(x)`,
    `await import("x"); export const a = 4;`,
  ]) {
    assert.match(asScript(text), SPOILT, text);
  }
});

test("a function named import is not changed", () => {
  for (const text of [
    `moves.import(4)`,
    `moves?.import(4)`,
    `moves . import (4)`,
    `1..import(4)`,
    `class Moves { import(cell) { return cell; } }`,
    `const moves = { import() { return 4; }, async import(a, b) { } };`,
    `reimport(4)`,
    `$import(4)`,
    `const text = "import('x')"; // import("x")`,
    "const text = `import(4)`, found = /import(4)/;",
    `function Moves() { return new.target; }`,
  ]) {
    assert.doesNotMatch(asScript(text), SPOILT, text);
  }
});

test("code that is allowed only in modules is left out", () => {
  for (const text of [
    `export function bestMove() {}`,
    `export default function bestMove() {}`,
    `function bestMove() {}\nexport { bestMove };`,
    `function bestMove() {}\nexport {\n  bestMove,\n};\n`,
    `function bestMove() {}\nexport default bestMove;`,
    `export default function () {}\n(4);`,
    `export default (board) => 4;`,
    `export default { bestMove: 4, other: 5 }`,
    `export default class {}`,
    `export\nconst bestMove = 4, other = 5;`,
  ]) {
    assert.ok(!asScript(text).includes("export"), text);
    assert.doesNotThrow(() => new Function(asScript(text)));
  }
});

test("statements before and after a removed export stay separate", () => {
  for (const text of [
    `const a = []\nexport { a }\n[1].forEach((n) => a.push(n))`,
    `const a = []\nexport { a }\n(() => a.push(1))()`,
    "const a = []\nexport {}\n`${a.push(1)}`",
  ]) {
    assert.equal(new Function(`${asScript(text)}\nreturn a.length`)(), 1, text);
  }
});

test("a program from an article can neither print nor reach the page", () => {
  const text = asScript(`document.write("The move is"); document.writeln(1);`);
  assert.equal(text.match(/__cutoff_sandbox\.print\(/g)?.length, 2);
  const noted = `// document.write(1)\nconst text = "document.write(1)";`;
  assert.equal(asScript(noted), noted);
  const others = `my.document.write(1); document.title = "x"; document.getElementById("a");`;
  assert.equal(asScript(others), others);
});

test("a shebang line becomes a comment, and every line keeps its number", () => {
  const text = `#!/usr/bin/env node
export default
  function bestMove() {}
export {
  bestMove,
};
document
  .write(import("x"));
export const last = 4;`;
  const script = asScript(text);
  assert.match(script, /^\/\//);
  const lines = script.split("\n");
  assert.equal(lines.length, text.split("\n").length);
  assert.deepEqual(
    [lines[2].trim(), lines.at(-1)?.trim()],
    ["function bestMove() {}", "const last = 4;"],
  );
  assert.doesNotThrow(() => new Function(script));
});

test("text that cannot be parsed is never run", () => {
  for (const text of [`import.defer("x")`, `import("x"`, `"import('x')`]) {
    assert.throws(() => asScript(text), { name: "StartFault", kind: "failed" }, text);
  }
});

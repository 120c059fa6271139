/**
 * Checks that functions of a JavaScript program are found by syntax, and not by words in comments
 * or strings.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFunctions } from "../../www/practise/program/functions.ts";

/** @param {string} source Reads a program, or returns why it does not start. */
const read = (source) =>
  readFunctions("javascript", source, () => assert.fail("no Python")).then(
    (found) => ({ ...found, fault: null }),
    (fault) => ({ functions: [], literals: new Set(), fault }),
  );

/** @param {string} source Its functions, each as `name(parameters) line`. */
async function functionsIn(source) {
  const { functions, fault } = await read(source);
  assert.equal(fault, null, source);
  return functions.map(({ name, parameters, line }) => {
    const list = parameters.map(({ name, preset }) => (preset ? `${name} = ${preset}` : name));
    return `${name}(${list.join(", ")}) ${line}`;
  });
}

/**
 * Programs, and their functions that can be called by name alone.
 * @type {[source: string, functions: string[]][]}
 */
const PROGRAMS = [
  ["// The main function\nfunction bestMove(b) { return 4; }", ["bestMove(b) 2"]],
  ["/* function one() {} */ function two() {}", ["two() 1"]],
  [`const text = "function one() {}"; const f = (b) => text;`, ["f(b) 1"]],
  ["const text = `function one() ${(() => 4)()} {}`;\nvar two = function (b) {};", ["two(b) 2"]],
  ["const text = `const f = (b) => ${`function g() {}`}`;", []],
  ["const found = /function one() => {}/;\nlet f = async b => 4;", ["f(b) 2"]],
  ["async function f(board) {}\nfunction* g(board) {}", ["f(board) 1", "g(board) 2"]],
  ["function outer(b) { function inner(c) {} const other = () => 4; }", ["outer(b) 1"]],
  ["class Player { bestMove(b) {} static other = (b) => 4; }", []],
  ["const Player = class { bestMove(b) {} };", []],
  ["const moves = { bestMove(b) {}, other: (b) => 4 };", []],
  ["(function () { function bestMove(b) {} })();", []],
  ["export function f(b) {}\nexport const g = (b) => 4;", ["f(b) 1", "g(b) 2"]],
  ["export default function f(b) {}", ["f(b) 1"]],
  ["function f(b) {}\nexport { f };\nexport default f;", ["f(b) 1"]],
  ["let f;\nf = function (b, c) {};", ["f(b, c) 2"]],
  ["const a = 1, f = (b) => 4,\n  g = function named(c) {};", ["f(b) 1", "g(c) 2"]],
  ["function f(b) {}\nfunction f(b, c) {}", ["f(b, c) 2"]],
  ["function f(b, depth = Math.max(1, 2), ...rest) {}", ["f(b, depth = Math.max(1, 2)) 1"]],
  ["const f = ({ cells: [a, b] }, [turn] = ['X'], c) => 4", ["f(,  = ['X'], c) 1"]],
  ["function f(board /* , x */, // (the cells\n who = ')') {}", ["f(board, who = ')') 1"]],
  ["function käse(b) {}\nconst $_1 = (b) => 4;", ["käse(b) 1", "$_1(b) 2"]],
  ["function \\u0066(b) {}", ["f(b) 1"]],
  ["#!/usr/bin/env node\nfunction f(b) {}", ["f(b) 2"]],
  ["let a = 1\nconst f = (b) =>\n  b <!-- a\n;", ["f(b) 2"]],
  ["with ({}) {}\nexport const f = (b) => 4;", ["f(b) 2"]],
  ["const x = await 4;\nfunction f(b) {}", ["f(b) 2"]],
  ["f = (b) => 4; window.g = (b) => 4; [h] = [(b) => 4];", ["f(b) 1"]],
  [
    "module.exports.f = function (b) {};\nexports.default = (b) => 4;\nexports[0] = (b) => 4;",
    ["module.exports.f(b) 1", "exports.default(b) 2"],
  ],
  ["exports.a.f = (b) => 4; my.exports.g = (b) => 4; module.exports = (b) => 4;", []],
  ["", []],
];

test("the functions of a program are those that it defines itself", async () => {
  for (const [source, functions] of PROGRAMS) {
    assert.deepEqual(await functionsIn(source), functions, source);
  }
});

test("the function that most likely chooses a move comes first, and at most forty are read", async () => {
  const source = `function winner(b) {} function minimax(b) {} function nextMove(b) {} function getBestMove(b) {}`;
  const names = (await read(source)).functions.map(({ name }) => name);
  assert.deepEqual(names, ["getBestMove", "nextMove", "minimax", "winner"]);
  const exported = `exports.nextMove = (b) => 4; module.exports.bestMove = function (b) {};`;
  const { functions: found } = await read(exported);
  assert.deepEqual(
    found.map(({ name }) => name),
    ["module.exports.bestMove", "exports.nextMove"],
  );
  const many = Array.from({ length: 500 }, (_, at) => `function f${at}() {}`).join("\n");
  const { functions } = await read(`${many}\nfunction bestMove(b) {}`);
  assert.equal(functions.length, 40);
  assert.equal(functions[0].name, "bestMove");
});

test("among functions with unknown names, those that the program does not call come first", async () => {
  const source = `const lines = () => []; function won(b) { return lines(); }
function value(b) { return won(b) ? 1 : -value(b); }
function ai(b) { return [value(b), won (b)]; }
function start() {}`;
  const names = (await read(source)).functions.map(({ name }) => name);
  assert.deepEqual(names, ["ai", "lines", "won", "value", "start"]);
});

test("the literals of a program leave out its comments", async () => {
  const { literals } = await read(`"use strict";
// "A", 5, null
const [x, o] = ["X", 'O'], empty = \`.\`, no = -7, yes = true, re = /"B"/, big = 9n;
const text = \`\${"in"} out \${2}\`; // "C"
const long = "${"long ".repeat(10)}";`);
  assert.deepEqual(literals, new Set(["X", "O", ".", -7, true, "in", " out ", 2]));
  const { literals: templates } = await read("const key = (a, b) => `${a}${b}`, none = ``;");
  assert.deepEqual(templates, new Set([""]));
  const { literals: others } = await read("const none = null, zero = -0, point = 0.5;");
  assert.deepEqual(others, new Set([null, 0, 0.5]));
});

test("a syntax error is reported with the visitor's own line", async () => {
  /** @type {[source: string, text: RegExp, line: number][]} */
  const faulty = [
    ["function bestMove() {\n  return 4 4;\n}", /^SyntaxError: Unexpected token$/, 2],
    ["// A comment\n\nlet a = 1;\nlet a = 2;", /^SyntaxError: .*'a'/, 4],
    ["const f = (b) => {\n", /^SyntaxError: /, 2],
    ["return 4;", /^SyntaxError: 'return'/, 1],
    // As a module, the program has another fault, which is not the one to report.
    ["with (a) {}\nawait 4;\n4 4", /^SyntaxError: /, 2],
    ["def f(b):\n  return 4", /^SyntaxError: /, 1],
  ];
  for (const [source, text, line] of faulty) {
    const { functions, fault } = await read(source);
    assert.deepEqual([functions, fault?.kind, fault?.line], [[], "failed", line], source);
    assert.match(fault?.message ?? "", text, source);
  }
});

test("a program that is nested too deeply for the parser is refused with that reason", async () => {
  const many = 100_000;
  for (const part of ["[", "(", "{", "f(", "!", "x=>", "a+", "`${", "if(a)"]) {
    const { fault } = await read(part.repeat(many));
    assert.ok(fault?.kind === "deep", part);
    assert.equal((await read(part.repeat(3))).fault?.kind, "failed", part);
  }
  for (const whole of [`${"[".repeat(many)}${"]".repeat(many)}`, `/${"(".repeat(many)}/`]) {
    assert.equal((await read(whole)).fault?.kind, "deep");
  }
  // A long program is not a deeply nested one.
  const long = `function f(b) {\n${"  if (b[0] === 1) return 4;\n".repeat(20_000)}}`;
  assert.deepEqual(await functionsIn(long), ["f(b) 1"]);
  assert.deepEqual(await functionsIn(`const f = (b) => b${".a".repeat(many)}`), ["f(b) 1"]);
});

test("a player that only a main loop calls comes before the helpers, but the search may come before it", async () => {
  const start = `function draw(b) {} function human(b) { return free(b); } function free(b) { return b; }
function value(b) { return free(b) ? 1 : -value(b); }`;
  const loop = "function main() { draw(b); human(b); computer(b); } main();";
  const player = "function computer(b) { return value(b); }";
  /** @type {[source: string, first: string][]} */
  const programs = [
    [`${start} ${player} ${loop}`, "computer"],
    // The loop can be a function of a board, or outside all functions.
    [`${start} ${player} ${loop.replaceAll("main()", "play(b)")}`, "computer"],
    [`${start} ${player} draw(b); while (1) { human(b); computer(b); }`, "computer"],
    // The search is inside the player, or it is the player.
    [
      `function won(b) {} function computer(b) { const value = (b) => won(b) || -value(b); return value(b); }
function main() { computer(b); } main();`,
      "computer",
    ],
    [
      "function won(b) {} function go(b) { won(b); go(b); } function main() { go(b); } main();",
      "go",
    ],
  ];
  for (const [source, first] of programs) {
    const { functions } = await read(source);
    assert.equal(functions[0].name, first, source);
  }
});

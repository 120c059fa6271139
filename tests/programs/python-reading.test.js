/**
 * Checks that functions of a Python program are found by syntax, and not by words in comments or
 * docstrings.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readFunctions } from "../../www/practise/program/functions.ts";
import { beginInPython, callInPython, skipPython } from "./python-reading.js";

/** @param {readonly string[]} sources Reads each program, or returns why it does not start. */
async function read(sources) {
  const said = await beginInPython(sources);
  return Promise.all(
    sources.map((one, at) =>
      readFunctions("python", one, async () => said[at]).then(
        (found) => ({ ...found, fault: null }),
        (fault) => ({ functions: [], literals: new Set(), fault }),
      ),
    ),
  );
}

/**
 * Programs, and their functions that can be called by name.
 * @type {[source: string, functions: string[]][]}
 */
const PROGRAMS = [
  ["# Minimax function\ndef minimax(board):\n    return 4", ["minimax(board) 2"]],
  [`"""def one(board): is a function"""\ntext = "def two(b):"\ndef f(b): "def g(b)"`, ["f(b) 3"]],
  ["async def f(board): pass\ng = lambda b, c=')': 4", ["f(board) 1", "g(b, c = ')') 2"]],
  ["class Player:\n    def best_move(self, b): pass", []],
  ["def outer(b):\n    def inner(c): pass\n    return 4", ["outer(b) 1"]],
  ["if True:\n    def f(b): pass\nelse:\n    def g(b): pass", ["f(b) 2"]],
  ["try:\n    import numpy_\nexcept ImportError:\n    def f(b): pass", ["f(b) 4"]],
  ["def f(b): pass\ndef f(b, c): pass", ["f(b, c) 2"]],
  ["def f(b): pass\nf = 4", []],
  ["from math import sqrt\nfrom random import choice\nimport json", []],
  [
    "def f(b: list[str], /, player: str = 'X', *rest, key=1, **named): pass",
    ["f(b, player = 'X') 1"],
  ],
  ["def f(b, *, player): pass\ndef g(*all): pass", ["f(b) 1", "g() 2"]],
  [
    "import functools\n@functools.cache\ndef f(b, depth=max(1,\n 2)): pass",
    ["f(b, depth = max(1,\n 2)) 3"],
  ],
  ["def käse(b): pass", ["käse(b) 1"]],
  // This program ends before it reaches its functions.
  [
    "name = input('Your name? ')\nimport math\nSIZE = math.floor(3.5)\ndef f(b, n=SIZE): pass",
    ["f(b, n = SIZE) 4"],
  ],
  ["import sys\nif len(sys.argv) < 9:\n    sys.exit(1)\nprint(4)\ndef f(b): pass", ["f(b) 5"]],
  ["from __future__ import annotations\ninput()\ndef f(b: missing): pass", ["f(b) 3"]],
  // Data classes with annotations as texts, and type hints, look for the module of a class.
  [
    "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass Move:\n    cell: int\ndef f(b): pass",
    ["f(b) 6"],
  ],
  [
    "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Move:\n    cell: 'int'\ndef f(b): pass",
    ["f(b) 5"],
  ],
  [
    "import typing\nclass Cell: pass\nclass Move:\n    cell: 'Cell'\ntyping.get_type_hints(Move)\ndef f(b): pass",
    ["f(b) 6"],
  ],
  [
    "def play():\n    return input()\n\nplay()\nother = play()\ndef f(b): pass",
    ["f(b) 6", "play() 1"],
  ],
];

describe("programs in Python", { concurrency: true, skip: skipPython }, () => {
  test("the functions of a program are those that it defines itself", async () => {
    const all = await read(PROGRAMS.map(([source]) => source));
    for (const [at, { functions, fault }] of all.entries()) {
      const [source, expected] = PROGRAMS[at];
      assert.equal(fault, null, source);
      const written = functions.map(({ name, parameters, line }) => {
        const list = parameters.map(({ name, preset }) => (preset ? `${name} = ${preset}` : name));
        return `${name}(${list.join(", ")}) ${line}`;
      });
      assert.deepEqual(written, expected, source);
    }
  });

  test("a program that ends before it defines a function gets a message with the line", async () => {
    const source = "import sys\n\nif True:\n    sys.exit()\n    def f(b): pass";
    const [{ functions, fault }, other] = await read([source, "x = 4"]);
    assert.deepEqual([functions, fault?.kind, fault?.line], [[], "ended", 4]);
    // A program without functions that does not end early has another fault.
    assert.equal(other.fault, null);
  });

  test("a player that only a main loop calls comes before the helpers", async () => {
    const [{ functions }] = await read([
      `def draw(b): print(b)
def value(b): return max(-value(c) for c in b)
def computer(b): return value(b)
def main():
    draw(b)
    computer(b)
if __name__ == "__main__":
    main()`,
    ]);
    const names = functions.map(({ name }) => name);
    assert.deepEqual(names, ["computer", "draw", "value", "main"]);
  });

  test("the literals of a program leave out comments and docstrings", async () => {
    const [{ literals }] = await read([
      `"""A text"""
# "A", 5
X, O = "X", 'O'
none, no, yes, big, odd = None, -7, True, 10**9, 1e999
f"{X} in {2}"
def f(b): "Another"
long = "${"long ".repeat(10)}"`,
    ]);
    assert.deepEqual(literals, new Set(["X", "O", null, -7, true, 10, 9, " in ", 2]));
  });

  test("a program with a chain of two thousand conditions is read", async () => {
    const chain = Array.from({ length: 2_000 }, (_, n) => `b == ${n % 10}`).join(" or ");
    const lines = Array.from({ length: 2_000 }, (_, n) => `x = ${n % 10}`).join("\n");
    const [{ functions }] = await read([`${lines}\ndef f(b):\n    return ${chain}`]);
    assert.deepEqual(
      functions.map(({ name }) => name),
      ["f"],
    );
  });

  test("a call of an unknown name has no effects", async () => {
    // A wrapper that counts a function's calls would have another name.
    const source = "def f():\n    return f.__name__";
    const said = await callInPython(source, [
      ["g", [], ["f"]],
      ["f", [], []],
    ]);
    assert.deepEqual(said, [null, ["f", [], []]]);
  });

  test("a call returns its arguments as the program left them", async () => {
    const source = "def f(board, player):\n    board[1] = player\n    return 1";
    const said = await callInPython(source, [["f", [["", "", "X"], "O"], []]]);
    assert.deepEqual(said, [[1, [], [["", "O", "X"], "O"]]]);
  });
});

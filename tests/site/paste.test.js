/** Tests how a pasted program is called, and the page's text about its moves. */
import assert from "node:assert/strict";
import { after, mock, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { EXPECTED } from "../patience.js";
import { EMPTY, right } from "../pasted-program.js";
import { address, evaluate, leave, load } from "./page.js";
import { becomes, choose, count, plain, pressButton, say, screen, textOf } from "./visitor.js";

/** @import { MessageValues } from "../../www/messages/catalogue.ts" */

after(leave);

/**
 * Opens the page with a program in its link.
 * @param {string} code
 * @param {Record<string, string>} [names]
 */
async function paste(code, names = {}) {
  await load(`practise/#${new URLSearchParams({ mode: "program", way: "paste", code, ...names })}`);
  await becomes(() => count(".program-text"), 1);
}

const check = () => pressButton(say("check"));
const confirm = () => pressButton(say("paste-ask-yes"));
/** Changes a field of the call. @param {string} label @param {string} value */
function mend(label, value) {
  const list = screen().getByLabelText(label);
  list.id ||= "mended";
  choose(`[id="${list.id}"]`, value);
}
const frames = () => count("iframe");

/** Milliseconds between two checks of the page. */
const APART = 10;

/**
 * Waits for a program, which runs in its own thread.
 * @param {() => boolean} isThere
 */
async function comes(isThere) {
  for (let waited = 0; waited < EXPECTED && !isThere(); waited += APART) await pause(APART);
}

/** Waits for a text about the progress of the check. @param {string} words */
async function status(words) {
  const said = () => textOf(".panel > .reason");
  await comes(() => said() === plain(words));
  assert.equal(said(), plain(words));
  // A screen reader announces it.
  const heard = () => textOf(".panel > [role=status]");
  await comes(() => heard().startsWith(plain(words)));
  assert.ok(heard().startsWith(plain(words)), heard());
}

/** Waits for the verdict with these texts. @param {...string} texts */
async function told(...texts) {
  for (const text of texts) {
    const isTold = () => textOf(".panel").includes(plain(text));
    await comes(isTold);
    assert.ok(isTold(), `${plain(text)}: ${textOf(".panel")}`);
  }
}

/** @param {string} why @param {MessageValues} [values] */
const noForm = (why, values) => say("paste-no-form-why", { why: say(`paste-why-${why}`, values) });

const ALL = say("paste-asked", { asked: 4520, positions: 4520 });

/** Programs with a fault, and the page's text about each. */
const FAULTY = {
  "does not compile": [
    "function bestMove() {\n  return 4 4;\n}",
    "Your program does not start: SyntaxError: Unexpected token (line 2). It is read as JavaScript.",
  ],
  "needs a module": [
    "const readline = require('readline');\nfunction bestMove() {}",
    "Your program does not start: ReferenceError: require is not defined (line 1). Modules cannot be imported here. Remove the lines that use them.",
  ],
  "fails before its function": [
    "let n = 1;\ndocument.title = 'x';\nfunction bestMove() {}",
    "Your program does not start: ReferenceError: document is not defined (line 2). Your program runs without a web page. Remove the lines that use one.",
  ],
  "calls itself without an end": [
    "function bestMove(b) { return bestMove(b); }",
    "We tried the usual calls. None returned a legal move: your program says “RangeError: Maximum call stack size exceeded”.",
  ],
  "plays on taken cells": [
    "function bestMove(board) { return 10; }",
    "We tried the usual calls. None returned a legal move.",
  ],
  "has no function": [
    "let bestMove = 4;",
    "There is no function to call. Write one that takes a board and returns a move. Methods of a class or an object are not called.",
  ],
  "takes no board": [
    "const board = [];\nfunction bestMove() { return board.indexOf(0); }",
    say("paste-no-board", { name: "bestMove" }),
  ],
  "prints its move": [
    "const winner = (b) => b.indexOf('');\nfunction bestMove(b) { console.log(winner(b)); }",
    "bestMove returned nothing. Did it print its move instead of returning it, or does it expect other signs?",
  ],
};

for (const [what, [code, words]] of Object.entries(FAULTY)) {
  test(`the page says that a program ${what}, and says it again at a second check`, async () => {
    await paste(code);
    for (let presses = 0; presses < 2; presses += 1) {
      await check();
      await status(words);
      assert.equal(frames(), 0);
    }
  });
}

test("the page says that a program never finishes starting, or never answers", async () => {
  await paste("function bestMove() {}\nfor (;;);", { limit: "1" });
  await check();
  await status(
    "Your program never finishes starting. Is there an endless loop outside the function?",
  );
  assert.equal(frames(), 0);
  await paste("function bestMove(board) { for (;;); }", { limit: "1" });
  await check();
  await status(noForm("hung", { seconds: 1 }));
  assert.equal(frames(), 0);
  // The visitor did not choose this call.
  assert.match(textOf(".program-call"), /^For example: bestMove\(/);
});

test("a slow program is tried for a limited time", async () => {
  await paste("function bestMove(board) {}");
  // The program is called many times, and each call is within the time limit.
  let now = 0;
  const clock = mock.method(performance, "now", () => (now += 350));
  await check();
  await status(say("paste-no-form-slow", { seconds: 20 }));
  clock.mock.restore();
  assert.equal(count(".program-call"), 1);
});

test("a comment does not hide a function, and a shebang line and Node.js exports are ignored", async () => {
  await paste(`#!/usr/bin/env node
// The main function
const moves = { import(board) { const at = board.indexOf("."); board.fill("X"); return at; } };
function bestMove(b) { return moves.import(b); }
/** The function other(b) { … } is in a comment. */
const text = "function winner(b) {}";
module.exports = { bestMove };
export { bestMove };`);
  await check();
  await status(say("paste-unsure"));
  await confirm();
  await status(ALL);
  // A method named import does not make a module, and a program that fills its board changes
  // nothing.
  await told(say("verdict-wrong", { positions: 4520, wrong: 1869 }), "→ 1");
  // On rows from the start, this bug plays the last free cell instead of the first.
  await told(
    say("verdict-always", { order: "rows-backwards" }),
    say("program-order-rows-backwards"),
  );
  const names = screen().getByLabelText(say("paste-form-name"));
  assert.equal(names.textContent, "bestMove");
});

const UNSURE = `function findMove(board, player) {
  return player === "X" ? board.indexOf(".") : board.lastIndexOf(".");
}`;

test("a function that is assigned to an export is found and called", async () => {
  await paste(UNSURE.replace("function findMove", "module.exports.findMove = function "));
  await check();
  await status(say("paste-unsure"));
  await told(
    'module.exports.findMove(["O", ".", "X", "X", "X", ".", "O", "O", "."], "X") and got 1',
  );
});

test("an uncertain call is shown with its answer, and no move is called wrong before a yes", async () => {
  await paste(UNSURE);
  await check();
  await status(say("paste-unsure"));
  await told('findMove(["O", ".", "X", "X", "X", ".", "O", "O", "."], "X") and got 1');
  await told("Does that mean b1?");
  assert.equal(count(".program-result"), 0);
  await confirm();
  await status(ALL);
  await told("Your program throws away a win or a draw");
  // The program does not always play the last free cell.
  assert.equal(count(".program-result a"), 0);
});

test("visitors can correct an uncertain call, see its new answer, and then check the program", async () => {
  await paste(UNSURE);
  await check();
  await status(say("paste-unsure"));
  mend(say("paste-form-given", { name: "player" }), "is-o");
  await told('findMove(["O", ".", "X", "X", "X", ".", "O", "O", "."], false) and got 8');
  assert.equal(count(".program-result"), 0);
  await confirm();
  await status(ALL);
  await told(say("verdict-always", { order: "rows" }));
  await told('findMove(["O", ".", "X", "X", "X", ".", "O", "O", "."], false) → 8');
});

test("all forms of a function that the visitor chooses are tried", async () => {
  await paste(`${right().replaceAll("bestMove", "think")}
function bestMove(board, depth) { return -1; }`);
  await check();
  await status(say("paste-no-form"));
  mend(say("paste-form-name"), "think");
  await status(ALL);
  await told(say("verdict-right", { positions: 4520, sign: "none" }));
});

test("no headline is final before the check has ended", async () => {
  await paste(right());
  evaluate(() => {
    /** @type {string[]} */
    const heads = [];
    Object.assign(window, { heads });
    new MutationObserver(() => {
      const head = document.querySelector(".program-result h2")?.textContent;
      if (head && head !== heads.at(-1)) heads.push(head);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, null);
  await check();
  await status(ALL);
  await told(say("verdict-right", { positions: 4520, sign: "none" }));
  const heads = evaluate(() => Reflect.get(window, "heads"), null);
  assert.ok(heads.length > 1);
  for (const head of heads.slice(0, -1)) assert.match(head, /^So far, /);
});

test("the page says that a program counts from 1 or does not know the diagonals", async () => {
  await paste(`${right()}
const zero = bestMove;
bestMove = (board) => zero(board) + 1;`);
  await check();
  await status(ALL);
  await told("Your program counts cells from 1.");
  await paste(right().replace(", [0, 4, 8], [2, 4, 6]", ""));
  await check();
  await status(say("paste-unsure"));
  await confirm();
  await status(ALL);
  await told(say("verdict-diagonals-missing"));
});

test("stones that a wrong program leaves on the board are named", async () => {
  const keeps = right().replace('      b[cell] = "";\n', "");
  assert.notEqual(keeps, right());
  await paste(keeps);
  await check();
  await status(say("paste-unsure"));
  await confirm();
  await status(ALL);
  await told("your program left stones on the board.");
  // A program may play its own move on the board, and may write empty cells in another way.
  await paste(`${right()}
const inner = bestMove;
bestMove = (board) => {
  const cell = board.join("-") === "X--------" ? 1 : inner(board);
  board.forEach((sign, at) => (board[at] = sign || "-"));
  board[cell] = "O";
  return cell;
};`);
  await check();
  await status(ALL);
  await told(say("verdict-wrong", { positions: 4520, wrong: 1 }));
  assert.doesNotMatch(textOf(".panel"), /left stones/);
});

test("a program that takes back no stone on its own copy is not named after a bug of whole searches", async () => {
  await paste(`
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (b, p) => LINES.some((line) => line.every((cell) => b[cell] === p));
const other = (p) => (p === "X" ? "O" : "X");
function search(b, p) {
  if (won(b, other(p))) return -1;
  if (!b.includes(".")) return 0;
  let best = -2;
  for (let i = 0; i < 9; i++) {
    if (b[i] !== ".") continue;
    b[i] = p;
    best = Math.max(best, -search(b, other(p)));
  }
  return best;
}
function bestMove(board) {
  const b = [...board];
  const p = b.filter((c) => c !== ".").length % 2 ? "O" : "X";
  let best = -2, move = -1;
  for (let i = 0; i < 9; i++) {
    if (b[i] !== ".") continue;
    b[i] = p;
    const value = -search(b, other(p));
    if (value > best) [best, move] = [value, i];
  }
  return move;
}`);
  await check();
  await status(say("paste-unsure"));
  await confirm();
  await status(ALL);
  await told(say("paste-calls", { name: "search", calls: 9 }), say("verdict-left", { left: 0 }));
  // The same number of calls can have other causes.
  assert.doesNotMatch(textOf(".panel"), /Either|A search has to take each stone back/);
  assert.equal(count(".program-result li a"), 0);
  assert.doesNotMatch(textOf(".panel"), /fail-hard/);
});

test("an error, an illegal move and a missing one in one position each are found", async () => {
  const at = (/** @type {string} */ board) => `if (board.join("-") === "${board}")`;
  await paste(
    right(`if (${EMPTY}) throw new Error("no idea");
    setTimeout(() => board.fill("X"));
    ${at("X--------")} return 0;
    ${at("-X-------")} return;
    ${at("--X------")} return NaN;
    ${at("---X-----")} return "4".repeat(1e6);`),
  );
  await check();
  await status(ALL);
  await told(say("paste-raised", { count: 2, text: "the answer is too long" }));
  await told(say("verdict-missing", { missing: 3 }));
  // An answer that is not a number is not a missing answer.
  await told(say("verdict-illegal", { illegal: 2 }));
});

test("the page finds one wrong move of a program with few announcements to screen readers", async () => {
  await paste(right(`if (board.join("-") === "X--------") return 1;`));
  evaluate(() => {
    const live = document.querySelector(".panel > [role=status]");
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    if (!live) throw new Error("nothing is told");
    new MutationObserver(() => said.push(live.textContent ?? "")).observe(live, {
      ...{ childList: true, characterData: true, subtree: true },
    });
  }, null);
  await check();
  await status(ALL);
  await told(say("verdict-wrong", { positions: 4520, wrong: 1 }), "b1");
  // Counted by hand: 16,167 moves lead from one of the 5,478 positions to another. The program has
  // a memory, which started empty.
  await told(say("paste-calls", { name: "worth", calls: 16_167 }));
  const heard = textOf(".panel > [role=status]");
  assert.ok(heard.includes(plain(say("verdict-wrong", { positions: 4520, wrong: 1 }))), heard);
  const said = evaluate(() => Reflect.get(window, "said"), null);
  const texts = said.filter((/** @type {string} */ text) => text !== "");
  assert.ok(texts.length >= 1 && texts.length <= 4, String(texts.length));
  assert.equal(count(".program-result [role=status]"), 0);
});

test("the check reports a position without an answer, continues, and ends after three", async () => {
  await paste(right(`if (${EMPTY}) for (;;);`), { limit: "1" });
  await check();
  await status(ALL);
  await told(say("paste-ended", { count: 1, why: say("paste-why-hung", { seconds: 1 }) }));
  await paste(right(`if (board.filter((c) => c === "").length > 7) for (;;);`), { limit: "1" });
  await check();
  await status(say("paste-given-up", { asked: 4513, positions: 4520, ends: 3 }));
});

test("calls of a recursive function are counted from the empty board, with a link to the meaning of the number", async () => {
  await paste(`
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (b, p) => LINES.some(([a, c, d]) => b[a] === p && b[c] === p && b[d] === p);
function minimax(b, p) {
  const o = p === "X" ? "O" : "X";
  if (won(b, o)) return { score: -1 };
  if (!b.includes("")) return { score: 0 };
  let best = { score: -2 };
  for (let cell = 0; cell < 9; cell++) {
    if (b[cell] !== "") continue;
    b[cell] = p;
    const score = -minimax(b, o).score;
    b[cell] = "";
    if (score > best.score) best = { score, index: cell };
  }
  return best;
}
function findBestMove(board, player) {
  return minimax(board, player).index;
}`);
  await check();
  await status(ALL);
  await told('findBestMove(["O", "", "X", "X", "X", "", "O", "O", ""], "X") → 5');
  await told(say("paste-calls", { name: "minimax", calls: 549_946 }));
  const link = evaluate(
    (text) =>
      [...document.querySelectorAll("a")].find(({ textContent }) => textContent === text)?.href,
    say("paste-calls-link"),
  );
  assert.match(link ?? "", /mode=program&way=number&number=549946$/);
});

test("a program that plays only one side is checked in that side's positions, and the page says so", async () => {
  const always = (/** @type {string} */ side) =>
    right().replace(/const p = board\.filter.*$/m, `const p = "${side}";`);
  // X is to move in 2,423 positions, and O in 2,097.
  const positions = /** @type {const} */ ({ X: 2423, O: 2097 });
  for (const side of /** @type {const} */ (["O", "X"])) {
    await paste(always(side));
    await check();
    await status(say("paste-asked", { asked: positions[side], positions: positions[side] }));
    const verdict = { positions: positions[side], sign: side };
    await told(say("verdict-right", verdict), say("verdict-own", verdict));
  }
  // If it is called for both sides, the program is wrong, and the page says why.
  mend(say("paste-form-plays"), "both");
  await status(say("paste-unsure"));
  await confirm();
  await status(ALL);
  await told("throws away a win or a draw in");
});

test("a changed program goes into the link and loses its findings, and Python is recognised", async () => {
  await paste("function bestMove(board) {}");
  await check();
  await status(
    "bestMove returned nothing. Did it print its move instead of returning it, or does it expect other signs?",
  );
  const written = (/** @type {string} */ text) =>
    evaluate((text) => {
      const field = /** @type {HTMLTextAreaElement} */ (document.querySelector(".program-text"));
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
  written("def best_move(board):\n    return 4");
  await becomes(() => textOf(".panel > .reason"), "");
  await becomes(
    () => textOf(".program-form .primary"),
    plain(say("paste-load-python", { megabytes: 5.5 })),
  );
  await becomes(
    () => /language=python.*code=def\+best_move/.test(decodeURIComponent(address())),
    true,
  );
});

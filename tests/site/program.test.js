/** Tests the checks of a visitor's program by a number and by a table of its moves. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { best_move, consult, positions } from "../../pkg/npm/cutoff.js";
import { address, evaluate, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  choose,
  count,
  plain,
  pressButton,
  say,
  says,
  screen,
  selectorOf,
  shown,
  textOf,
} from "./visitor.js";

after(leave);

/** Waits until the result has this text. @param {string} words @param {string} [inside] */
const told = (words, inside = ".program-result") => says(inside, words);

/** Finds the selector of a field by its label. @param {string} id */
function field(id) {
  const found = screen().getByLabelText(say(id), { exact: true, selector: ".program-form *" });
  return selectorOf(found);
}

/** Types into a field. @param {string} selector @param {string} text */
async function write(selector, text) {
  typed(selector, text);
  await shown();
}

/** @param {string} selector @param {string} text */
const typed = (selector, text) =>
  evaluate(
    ({ selector, text }) => {
      const area = /** @type {HTMLTextAreaElement} */ (document.querySelector(selector));
      area.value = text;
      for (const type of ["input", "change"])
        area.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { selector, text },
  );

/** Chooses from a list. @param {string} selector @param {string} value */
async function pick(selector, value) {
  choose(selector, value);
  await shown();
}

/** The moves of a program with ≥ at the root, as row and column from 1. */
const boards = positions();
const written = boards
  .map((board) => consult(board, "root-ties").move ?? 0)
  .map((cell) => `${Math.floor(cell / 3) + 1},${(cell % 3) + 1}`)
  .join("\n");

/** @param {string} way */
async function open(way) {
  await load(`practise/#mode=program&way=${way}`);
  await becomes(() => count(".program-form textarea, .program-form input") > 0, true);
}

test("a number leads to the programs that count it, and a bug's number leads to its room", async () => {
  await open("number");
  /** @param {string} text */
  async function checkNumber(text) {
    await write(field("number-label"), text);
    await pressButton(say("check"));
  }
  await checkNumber("549,945");
  await told(say("number-minimax"), ".program-found");
  await told(say("number-nodes-below-root"), ".program-found");
  assert.match(address(), /mode=program&way=number&number=549945$/);
  await load(address().replace("http://localhost/", ""));
  await told(say("number-nodes-below-root"), ".program-found");
  assert.equal(count(".program-found"), 1);
  await checkNumber("146120");
  await told(say("bugs-strict-cut-name"), ".program-found");
  const hrefs = attributes(".program-found a", "href");
  assert.ok(hrefs.some((href) => /lab\/bugs\/#(.*&)?bug=strict-cut/.test(href ?? "")));
  // If no search has this count, the page does not call it a fault.
  await checkNumber("549944");
  await told(say("number-none"), "main");
  assert.equal(count(".program-found"), 0);
  await checkNumber("549946");
  await told(say("number-right", { search: "minimax" }), "main");
  await checkNumber("hello");
  await becomes(() => attributes(field("number-label"), "aria-invalid")[0], "true");
  assert.notEqual(textOf(".answer .number-fault"), "");
  // A search that does not stop at a win visits all orders of nine cells.
  await checkNumber("986410");
  await told("No search that stops when a side has won visits that many nodes.", "main");
});

test("a table of moves leads to the smallest wrong position, its loss, and the bug that plays so", async () => {
  await open("table");
  await write(field("table-answers"), written);
  await told(say("table-checking"), ".panel");
  await told(say("verdict-wrong", { wrong: 401, positions: 4_520 }), ".program-result h2");
  assert.ok(!textOf(".panel").includes(plain(say("table-checking"))));
  assert.equal(
    evaluate(
      (field) => /** @type {any} */ (document.querySelector(field)).value,
      field("table-read"),
    ),
    "row-column-1",
  );
  await told(say("verdict-from-1"));
  assert.equal(textOf(".program-result a"), plain(say("bugs-root-ties-name")));
  // A row of boards shows the wrong move first, then the moves that refute it.
  assert.match(textOf(".program-boards li", 0), /✗/);
  assert.ok(count(".program-boards li") > 1);
  // With another reading, the same text is another table.
  await pick(field("table-read"), "row-column");
  await told(say("verdict-illegal", { illegal: 4_095 }));
  // The verdict on an earlier text disappears before the next paint.
  typed(field("table-answers"), "hello");
  await null;
  assert.equal(count(".program-result"), 0);
  await told(say("verdict-missing", { missing: 4_519 }), ".program-result h2");
});

test("the page finds a table right, names missing answers, and finds one wrong move", async () => {
  await open("table");
  const answers = (/** @type {string[]} */ lines) =>
    write(field("table-answers"), lines.join("\n"));
  const all = say("verdict-right", { positions: 4_520, sign: "none" });
  const right = boards.map((board) => String(consult(board, "no-depth").best[0]));
  await answers(right);
  await told(all, ".program-result h2");
  await answers(right.slice(0, -2));
  await told(say("verdict-missing", { missing: 2 }));
  assert.equal(textOf(".program-result h2"), say("verdict-missing", { missing: 2 }));
  // The headline shows how many answers are missing before it judges the others.
  await answers(["hello", "hello", "hello", right[3]]);
  await told(say("verdict-missing", { missing: 4_516 }), ".program-result h2");
  // With plain scores the table is also right. Each move is followed by the number of visited
  // nodes.
  const moves = boards.map((board) => best_move(board, true, { scoring: "plain" }));
  await answers(moves.map(({ index, nodes }) => `${index} ${nodes}`));
  await told(all, ".program-result h2");
  await told(say("verdict-slower", { slower: 485 }));
  const odd = boards.indexOf("XX..O....");
  await answers(right.map((cell, at) => (at === odd ? "8" : cell)));
  await told(say("verdict-wrong", { wrong: 1, positions: 4_520 }), ".program-result h2");
  assert.match(textOf(".program-result section p", 0), /c3/);
  await answers([
    ...boards.map((board) => `${board}: ${board.indexOf(".")}`),
    ...Array(2).fill("X........: 5"),
  ]);
  await told(say("table-twice", { twice: 1 }), ".panel .explained");
});

test("a table for another board is refused in words", async () => {
  await load("practise/#game=7x6k4g&mode=program");
  await told(say("program-board", { columns: 3, rows: 3 }), ".practise-fault");
});

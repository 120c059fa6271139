/**
 * Checks that hostile trees, too deep or too large, are refused with the position of the fault and
 * never become markup.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { choose, press, textOf } from "./room.js";
import { leaveWatch, openWatch, say, searchTree } from "./watch-place.js";

after(leaveWatch);

/** @typedef {Awaited<ReturnType<typeof openWatch>>} Room */

/** Opens Watch with the form for the visitor's own tree. */
async function enter() {
  const room = await openWatch();
  await press(room.one("#drawer-button"));
  await press(room.one("#tab-own"));
  return room;
}

/**
 * Checks that the page still works, by opening the first tree of the gallery.
 * @param {Room} room
 */
async function goesOn(room) {
  await choose(room.one("#subject"), "ties");
  await choose(room.one("#subject"), "aima");
  assert.equal(room.text("#step-of"), say("step-of", { step: 1, steps: 43 }));
  assert.equal(room.all("img, script, [onerror]").length, 0);
}

const MILLION = 1_000_000;

/** Typed texts, and the page's reply to each. @type {[string, string, string][]} */
const HOSTILE = [
  [
    "a hundred thousand brackets",
    "[".repeat(100_000),
    "Character 62: a tree can have at most 60 plies.",
  ],
  [
    "as many closed ones",
    "[".repeat(50_000) + "1" + "]".repeat(50_000),
    "Character 62: a tree can have at most 60 plies",
  ],
  [
    "a hundred thousand leaves",
    `[${"1,".repeat(100_000)}1]`,
    "Character 202: a node can have at most 100 children",
  ],
  [
    "a bush of fifty thousand",
    `[${`[${"1,".repeat(99)}1],`.repeat(500)}1]`,
    "a tree can have at most 5,000 nodes",
  ],
  ["closing ones alone", "]".repeat(100_000), "Character 1 (])"],
  [
    "a million leaves",
    `[${"1,".repeat(MILLION)}1]`,
    "The text of a tree can have at most 1,000,000 characters.",
  ],
  [
    "a bush of a million",
    `[${`[${"1,".repeat(99)}1],`.repeat(10_000)}1]`,
    "The text of a tree can have at most 1,000,000 characters.",
  ],
  [
    "a name of a megabyte",
    "n".repeat(MILLION),
    "Character 1: a name can have at most 12 characters",
  ],
  ["a number of a megabyte", "9".repeat(MILLION), "Character 1: this number cannot be read"],
  ["white space of a megabyte", " ".repeat(MILLION), "Character 1,000,001 (the end)"],
  ["nothing", "", "Character 1 (the end)"],
  ["a number that is infinite", "[1e999,2]", "At character 3 (e)"],
  ["two signs", "[--1,2]", "Character 2: this number cannot be read"],
  ["a name as objects have it", "[__proto__,1]", "Character 2 (_)"],
  ["two points", "[1.2.3]", "Character 2: this number cannot be read"],
  ["markup", "<img src=x onerror=alert(1)>", "Character 1 (<)"],
  ["markup within", "[1,<script>alert(1)</script>]", "Character 4 (<)"],
  ["another direction", "[1,\u202e2]", "Character 4"],
  ["a zero byte", "[1,\0]", "Character 4"],
  ["half a pair", "[1,\ud83d]", "Character 4"],
];

test("text that is not a tree is refused with the place of the fault, and the page keeps working", async () => {
  const room = await enter();
  for (const [what, text, expected] of HOSTILE) {
    await searchTree(room, text);
    const fault = room.text("#tree-fault");
    assert.ok(fault.includes(expected), `${what}: ${fault}`);
    assert.ok(fault.length < 200, what);
    const { activeElement } = document;
    if (/character/i.test(expected)) assert.equal(activeElement?.id, "tree-text", what);
  }
  await searchTree(room, "[[3,5],[2,9]]");
  assert.match(room.text("#cost"), /of 7 nodes/);
  assert.equal(room.text("#tree-fault"), "");
  await goesOn(room);
});

/** The largest trees, and unusual ones. @type {[string, string, string][]} */
const ODD = [
  ["sixty plies", `${"[".repeat(60)}1${"]".repeat(60)}`, "of 61 nodes"],
  [
    "five thousand nodes",
    `[${Array(49)
      .fill(`[${Array(100).fill("7").join(",")}]`)
      .join(",")}]`,
    "of 4,950 nodes",
  ],
  ["names that objects have", "[constructor,[toString,valueOf]]", "of 5 nodes"],
  ["no zero below zero", "[-0,[0,-0.0]]", "of 5 nodes"],
  [
    "numbers to the brim",
    `[${"9".repeat(15)},-${"9".repeat(15)},.${"0".repeat(14)}1]`,
    "of 4 nodes",
  ],
  ["names of all scripts", "[שלום,سلام,[名前,é]]", "of 6 nodes"],
  ["Persian digits", "[[۳،۵]،[−۲٫۵،٤]]", "of 7 nodes"],
];

test("the largest and the oddest trees are searched and shown as text", async () => {
  const room = await enter();
  const scrub = /** @type {HTMLInputElement} */ (room.one("#step-scrub"));
  for (const [what, text, nodes] of ODD) {
    await searchTree(room, text);
    assert.ok(room.text("#cost").includes(nodes), `${what}: ${room.text("#cost")}`);
    room.watch.stepper.move(Number(scrub.max));
    assert.notEqual(room.text("#sentence"), "", what);
    assert.doesNotMatch(textOf(room.host), /NaN|undefined|−0(?![.\d])/, what);
  }
  await goesOn(room);
});

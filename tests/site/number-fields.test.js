/**
 * Checks that every number field refuses numbers outside its range, with a text beside the field.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { address, evaluate, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  choose,
  fill,
  plain,
  press,
  say,
  screen,
  shown,
  textOf,
} from "./visitor.js";

after(leave);

const WRONG = ["999999999", "-1", "1.5", "three", "1e1"];

/** Finds the selector of a field by its label. @param {string} label */
function field(label) {
  const found = screen().getByLabelText(label);
  found.id ||= `field-${label.length}`;
  return `[id="${found.id}"]`;
}

/** @param {string} selector @param {readonly [least: number, most: number]} range */
async function expectRefused(selector, [least, most]) {
  await becomes(() => attributes(selector, "aria-invalid")[0], "true");
  const [described] = attributes(selector, "aria-describedby");
  const words = plain(say("whole-number-fault", { least, most }));
  await becomes(() => textOf(`[id="${described}"]`), words);
}

/**
 * Types numbers that the field refuses, and then one that it accepts, in Persian digits.
 * @param {string} label
 * @param {readonly [least: number, most: number]} range
 * @param {string} right
 */
async function expectChecked(label, range, right) {
  const selector = field(label);
  for (const text of WRONG) {
    await fill(selector, text);
    await expectRefused(selector, range);
  }
  await fill(selector, right);
  await becomes(() => attributes(selector, "aria-invalid")[0], "false");
  const [described] = attributes(selector, "aria-describedby");
  assert.equal(described ? textOf(`[id="${described}"]`) : "", "");
}

test("a refused value in the settings of an exercise stays when another value changes", async () => {
  await load("practise/#seed=5&plies=2");
  await press(".settings-open");
  for (const [label, range, right] of /** @type {const} */ ([
    ["tree-plies-label", [1, 5], "۳"],
    ["practise-set-branches", [2, 4], "٢"],
    ["seed", [0, 999_999], "۱۲"],
    ["practise-set-count", [1, 24], "6"],
  ]))
    await expectChecked(say(label), range, right);
  await becomes(() => /seed=12&plies=3&branches=2.*count=6/.test(address()), true);
  const count = field(say("practise-set-count"));
  await fill(count, "99");
  choose(field(say("tree-root-label")), "min");
  await shown();
  await becomes(() => /root=/.test(address()), true);
  const value = evaluate(
    (count) => /** @type {HTMLInputElement} */ (document.querySelector(count)).value,
    count,
  );
  assert.equal(value, "99");
  await expectRefused(count, [1, 24]);
});

for (const [what, link] of /** @type {const} */ ([
  ["a sheet", "teach/#do=sheet&seed=5"],
  ["a random order", "lab/order/"],
  ["a sample to order", "lab/order/#game=4x4k4&on=sample&seed=5"],
  ["a sample of bugs", "lab/bugs/#game=4x4k4&on=sample&seed=5&depth=1"],
])) {
  test(`the field for the seed of ${what} accepts Persian digits and refuses a number outside its range`, async () => {
    await load(link);
    await becomes(() => screen().queryAllByLabelText(say("seed")).length, 1);
    await expectChecked(say("seed"), [0, 999_999], "۷");
    await becomes(() => /seed=7/.test(address()), true);
  });
}

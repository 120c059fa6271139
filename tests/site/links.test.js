/**
 * Checks that the address has the game. With an invalid address the page explains the fault and is
 * playable.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { speech } from "../web/words.js";
import { address, follow, leave, load } from "./page.js";
import { becomes, open, play, press, says, stones, textOf } from "./visitor.js";

after(leave);

const PLAYERS = "x=human&o=human";

/** Links, a part of the page's text about each, and the stones that stay. */
const BAD_LINKS = /** @type {const} */ ([
  ["#moves=04x8&x=human&o=human", "Move 3 of “04x8” cannot be read", "X...O...."],
  ["#moves=044&x=human&o=human", "b2 is taken", "X...O...."],
  ["#moves=031425&x=human&o=human", "Move 6 cannot be played", "XXXOO...."],
  ["#start=XXX......", "as many stones as O", "........."],
  ["#start=XO", "9 characters", "........."],
  ["#start=XO?......", "c1", "........."],
  ["#moves=04&at=7&x=human&o=human", "“7”", "X...O...."],
  ["#x=wizard", "“wizard”", "........."],
  [`#moves=${"8".repeat(100_000)}`, "Move 2 cannot be played", "........X"],
  ["#pruning=perhaps", "“perhaps”", "........."],
  ["#colour=blue", "“colour”", "........."],
  [`#start=${"é".repeat(30_000)}`, "9 characters", "........."],
  ["#moves=<img src=x onerror=alert(1)>", /Move 1 of “.*” cannot be read/, "........."],
  // Direction marks do not reverse the notice.
  ["#x=%E2%80%AEperfect&o=human", "“perfect”", "........."],
]);

test("the page says what is wrong with each of several bad links", async () => {
  await open("");
  for (const [link, words, kept] of BAD_LINKS) {
    await follow(link);
    await says("#notice", words);
    await says("#notice", /Parts? of this link could not be used/);
    assert.ok(!textOf("#notice").includes("\u202e"), link);
    await becomes(stones, kept);
    if (kept !== ".........") await press("#new-game");
    await becomes(stones, ".........");
    await play(4);
    await becomes(() => stones()[4], "X");
  }
});

test("a link with too many moves keeps the moves that can be played, and the page says so", async () => {
  for (const language of ["en", "fa"]) {
    await open(`#start=XO.......&moves=2345678012&${PLAYERS}&lang=${language}`);
    await says("#notice", speech(language).say("link-fault-game-over"));
    assert.ok(!textOf("#notice").includes("array"));
    await becomes(stones, "XOXOXOX..");
  }
});

test("a link with three hundred unknown names gets one short notice", async () => {
  const names = Array.from({ length: 300 }, (_, index) => `n${index}=1`).join("&");
  await open(`#${PLAYERS}&${names}`);
  await says("#notice", "n0");
  assert.ok(!textOf("#notice").includes("n299"));
});

test("invalid values are removed from the address, so that a reload shows no notice", async () => {
  for (const [link, text, left] of /** @type {const} */ ([
    [`#moves=04&${PLAYERS}&lang=xx`, "xx", /#moves=04&x=human/],
    ["teach/#do=nope", "nope", /teach\/$/],
    ["lab/horizon/#depth=40&lang=xx", "40", /lab\/horizon\/$/],
    ["watch/#tree=[1,2]&lang=xx", "xx", /watch\/#tree=\[1,2\]&search=1$/],
  ])) {
    await load(link);
    await says("[role=alert]:not(#unexpected)", `“${text}”`);
    await becomes(() => left.test(address()) && !address().includes(text), true);
  }
});

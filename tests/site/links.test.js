/**
 * Checks that the address has the game. With an invalid address the page explains the fault and is
 * playable. A refused start is removed from the address, so that a reload shows the same view.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { seeded } from "../../www/base/random.ts";
import { speech } from "../www/words.js";
import { address, follow, leave, load } from "./page.js";
import {
  becomes,
  choose,
  count,
  fill,
  open,
  play,
  press,
  say,
  says,
  screen,
  selectorOf,
  stones,
  textOf,
} from "./visitor.js";

after(leave);

const PLAYERS = "x=human&o=human";
/** The first words of a notice about a link. */
const PARTLY = /Parts? of this link could not be used/;

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

test("a notice about a link ends when another link is followed", async () => {
  for (const [place, bad, good] of [
    ["", "moves=99", "moves=04"],
    ["watch/", "moves=99", "moves=04"],
    ["lab/race/", "colour=blue", "measure=depths"],
    ["teach/", "colour=blue", "do=code"],
    ["learn/why/", "proof@cut-9", "proof@cut-2"],
  ]) {
    await load(`${place}#${bad}`);
    await says("#notice", PARTLY);
    await follow(good);
    await becomes(() => textOf("#notice p"), "");
  }
});

test("the page says what is wrong with each of several bad links", async () => {
  await open("");
  for (const [link, words, kept] of BAD_LINKS) {
    await follow(link);
    await says("#notice", words);
    await says("#notice", PARTLY);
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

/** Returns the page's notice about its link. */
const alerts = () => textOf("[role=alert]:not(#unexpected)");

for (const [link, shown] of /** @type {const} */ ([
  ["watch/#start=XXX......&of=board", /#x=human&o=perfect&pruning=on&hints=off&.*search=1$/],
  ["watch/#game=4x4k4&start=44&x=wizard&lang=en", /#game=4x4k4&x=human.*&lang=en&.*search=1$/],
  ["watch/#game=4x4k4&moves=a1z9&of=board", /#game=4x4k4&moves=a1&x=human.*search=1$/],
  ["lab/order/#start=XXX......", /#x=human&o=perfect&pruning=on&hints=off/],
])) {
  test(`${link}: the address describes the screen`, async () => {
    await load(link);
    await becomes(() => alerts() !== "", true);
    await becomes(() => shown.test(address()), true);
    await load(address().replace("http://localhost/", ""));
    assert.equal(alerts(), "");
  });
}

test("the page names each fault of a link", async () => {
  for (const [link, named] of /** @type {const} */ ([
    ["watch/#game=3x3k3&start=-1&setup=on", ["setup", "-1"]],
    ["lab/race/#game=7x6k4g&start=best&search=999999", ["search", "best"]],
    ["lab/bugs/#game=7x6k4g&start=44&tab=review", ["tab", "44"]],
    ["lab/race/#game=7x6k4g&start=44&lesson=x", ["lesson", "44"]],
    ["#game=7x6k4g&start=44&lesson=x", ["lesson", "44"]],
    // The overview of the lab shows no game, but its rooms do.
    ["lab/#game=qqq&foo=1", ["foo", "qqq"]],
    ["lab/#game=7x6k4g&start=9&moves=4455", ["9", "moves"]],
  ])) {
    await load(link);
    for (const name of named) await says("[role=alert]:not(#unexpected)", name);
  }
});

test("a step of a lesson names cells as on its own board", async () => {
  await load("teach/#do=lesson");
  await becomes(() => count(".lesson-source"), 1);
  await fill(".lesson-source", "A title\n\n#game=7x6k4g&start=9\nWords.");
  const column = say("move-spoken", { column: 1, row: 6 });
  const fault = say("fault-cell-sign", { cell: column });
  const words = say("link-fault-start", { text: "9", fault, moves: "none" });
  await says("#view li .fault", words);
});

test("the page names a depth that Watch does not accept", async () => {
  for (const [link, text] of [
    ["watch/#of=board&depth=0", "0"],
    ["watch/#tree=[[1,2],[3,4]]&depth=end", "end"],
  ]) {
    await load(link);
    await says("[role=alert]:not(#unexpected)", say("link-fault-setting", { name: "depth", text }));
  }
});

const SIZE = 100_000;
const NAMES = ["start", "moves", "at", "x", "o", "pruning", "hints", "answers", "lang", "tab"];
NAMES.push("review", "bug", "view2", "theme");
const PROTOTYPE = ["__proto__", "constructor", "toString", "hasOwnProperty"];

/**
 * Random bytes, as a link can have them: control characters, halves of pairs, marks of direction.
 */
function bytes() {
  const next = seeded(17);
  const sign = () => String.fromCharCode(Math.floor(next() * (next() < 0.5 ? 128 : 0xffff)));
  return Array.from({ length: SIZE / 2 }, sign)
    .join("")
    .replace(/[\r\n]/g, " ");
}

/** @param {number} seed */
function everyName(seed) {
  const next = seeded(seed);
  const values = [...PROTOTYPE, "%00", "%E2%80%AE", "-1", "1e999", "<b>", "9".repeat(400)];
  return [...NAMES, ...PROTOTYPE]
    .map((name) => `${name}=${values[Math.floor(next() * values.length)]}`)
    .join("&");
}

/** Links of noise. @type {Record<string, string>} */
const NOISE = {
  "bytes by chance": bytes(),
  "broken escapes": "%".repeat(SIZE),
  "escapes of nothing": "%ff%c0%af".repeat(SIZE / 9),
  "fifty thousand names": Array.from({ length: 50_000 }, (_, index) => `a${index}=1`).join("&"),
  "one name again and again": "moves=9&".repeat(SIZE / 8),
  "names that objects have": PROTOTYPE.map((name) => `${name}=${name}`).join("&"),
  "every name (1)": everyName(1),
  "every name (2)": everyName(2),
};

/** The board can be played after a link of noise. */
async function playable() {
  if (/[XO]/.test(stones())) await press("#new-game");
  await press("#players-open");
  for (const id of ["player-first", "player-second"]) {
    await becomes(() => screen().queryByLabelText(say(id)) !== null, true);
    choose(selectorOf(screen().getByLabelText(say(id))), "human");
  }
  await becomes(stones, ".........");
  await play(4);
  await becomes(stones, "....X....");
  // Nothing of the noise remains.
  await becomes(() => new URL(address()).hash.length < 200, true);
}

test("Play reports a link of noise, even during a game, and the board can be played", async () => {
  for (const what of ["bytes by chance", "every name (1)"]) {
    await load(`#${NOISE[what]}`);
    await says("#notice", PARTLY);
    await playable();
  }
  await load("#moves=04&x=human&o=human");
  for (const noise of Object.values(NOISE)) {
    await follow(`#${noise}`);
    await says("#notice", PARTLY);
    // The next notice has the same words.
    await press("#notice-close");
    await becomes(() => count("#notice-close"), 0);
  }
  await playable();
});

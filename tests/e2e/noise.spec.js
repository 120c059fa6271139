/** Links of noise, 100 kB of it: the page says that they are wrong, and can be played. */
import { seeded } from "../../www/page/random.js";
import { expect, sharedTest as test } from "./game.js";
import { ROOM_NAMES } from "../../www/lab/rooms.js";

const SIZE = 100_000;
const LAB = ROOM_NAMES.filter((name) => name !== "lesson");
const NAMES = [
  ...["start", "moves", "at", "x", "o", "pruning", "hints", "lang", "search"],
  ...["tree", "root", "depth", "lab", "lab.seed", "lab.order", "lab.bug", "lab.source", "lab.tree"],
];
const PROTOTYPE = ["__proto__", "constructor", "toString", "hasOwnProperty", "lab.__proto__"];

/** Bytes by chance, as a link can carry them: control signs, halves of pairs, marks of direction. */
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
  const values = [
    ...PROTOTYPE,
    "%00",
    "%E2%80%AE",
    "-1",
    "1e999",
    "NaN",
    "<b>",
    "\u202e",
    "9".repeat(400),
  ];
  return [...NAMES, ...PROTOTYPE]
    .map((name) => `${name}=${values[Math.floor(next() * values.length)]}`)
    .join("&");
}

/** @type {Record<string, string>} */
const NOISE = {
  "bytes by chance": bytes(),
  "broken escapes": "%".repeat(SIZE),
  "escapes of nothing": "%ff%c0%af".repeat(SIZE / 9),
  "fifty thousand names": Array.from({ length: 50_000 }, (_, index) => `a${index}=1`).join("&"),
  "one name again and again": "moves=9&".repeat(SIZE / 8),
  "signs that part": "&=#&?;".repeat(SIZE / 6),
  "names that objects have": PROTOTYPE.map((name) => `${name}=${name}`).join("&"),
  "every name (1)": everyName(1),
  "every name (2)": everyName(2),
  "every name (3)": everyName(3),
  "a language of 100 kB": `lang=${"x&x=wizard%26moves%3D0".repeat(SIZE / 20)}`,
};

/** @param {import("./game.js").Game} game */
async function playable(game) {
  await game.button("new-game-button").click();
  await game.choose("X", "human");
  await game.choose("O", "human");
  await game.expectStones(".........");
  await game.play(4);
  await game.expectStones("....X....");
  await expect(game.page.locator("#bug")).toBeHidden();
  // Nothing of the noise stays.
  expect((await game.page.evaluate(() => location.hash)).length).toBeLessThan(200);
}

/** The links that open a fresh page; the others come during a game. */
const FRESH = ["bytes by chance", "fifty thousand names", "every name (1)", "a language of 100 kB"];
for (const what of FRESH) {
  test(`a link of ${what}: said, and the board can be played`, async ({ game }) => {
    await game.open(`#${NOISE[what]}`);
    await expect(game.notice).toContainText(/Parts? of this link could not be used/);
    await playable(game);
  });
}

test("noise that comes while a game is on: by a link, back, and forward", async ({
  game,
  page,
}) => {
  await game.open("#moves=04&x=human&o=human");
  for (const noise of Object.values(NOISE)) {
    await page.evaluate((text) => (location.hash = text), noise);
    await expect(game.notice).toContainText(/Parts? of this link could not be used/);
  }
  await page.goBack();
  await page.goForward();
  await playable(game);
});

test("a link with a wrong choice names it", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  for (const [link, expected] of [
    ["lang=klingon", "“klingon” is no choice for “lang”"],
    ["lab=__proto__", "“__proto__” is no choice for “lab”"],
    ["lab=moon&lab.seed=1", "“moon” is no choice for “lab”"],
    ["tree=[1,2]&root=left", "“left” is no choice for “root”"],
    ["tree=[1,2]&depth=-1", "“-1” is no choice for “depth”"],
    ["tree=[1,2]&depth=1e9", "“1e9” is no choice for “depth”"],
  ]) {
    await page.evaluate((text) => (location.hash = text), `${link}&x=human&o=human`);
    await expect(game.notice).toContainText(expected);
  }
  await game.play(4);
  await game.expectStones("....X....");
});

test("noise for a room is said there, and does no harm", async ({ game, page }) => {
  const lab = page.locator("#lab");
  await game.open();
  for (const [index, room] of LAB.entries()) {
    await test.step(room, async () => {
      await game.follow(`#x=human&o=human&lab=${room}&${noiseForRoom(index)}`);
      await expect(lab.locator("#lab-room")).not.toBeEmpty();
      await expect(lab).toContainText(
        /is no choice for|means nothing|cannot be read|does not know/,
      );
      await expect(page.locator("#lab-status")).not.toContainText("could not be opened");
      await expect(page.locator("#lab-room img")).toHaveCount(0);
      await game.play(4);
      await game.expectStones("....X....");
      await expect(page.locator("#bug")).toBeHidden();
    });
  }
});

/** @param {number} seed */
function noiseForRoom(seed) {
  const next = seeded(seed);
  const values = [
    ...["", "-1", "١e", "%FF", "__proto__", "NaN", "<img src=x>"],
    "z".repeat(SIZE / 10),
  ];
  const names = [
    ...["seed", "on", "with", "rounds", "order", "scoring", "bug", "source", "tree", "__proto__"],
  ];
  return names.map((name) => `lab.${name}=${values[Math.floor(next() * values.length)]}`).join("&");
}

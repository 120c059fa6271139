/** Links with 100 kB of noise: the page says that they are wrong, and a game can be played. */
import { seeded } from "../../www/base/random.ts";
import { expect, sharedTest as test } from "./game.js";

/** @import { Game } from "./game.js" */

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

/** @type {Record<string, string>} */
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
const PARTLY = /Parts? of this link could not be used/;

/** @param {Game} game */
async function playable(game) {
  await game.newGame();
  await game.choose("X", "human");
  await game.choose("O", "human");
  await game.page.keyboard.press("Escape");
  await game.expectStones(".........");
  await game.play(4);
  await game.expectStones("....X....");
  // Nothing of the noise remains.
  expect((await game.page.evaluate(() => location.hash)).length).toBeLessThan(200);
}

test("the page reports a link of noise, even during a game, and the board can be played", async ({
  game,
}) => {
  for (const what of ["bytes by chance", "every name (1)"]) {
    await game.open(`#${NOISE[what]}`);
    await expect(game.notice, what).toContainText(PARTLY);
    await playable(game);
  }

  await game.open("#moves=04&x=human&o=human");
  for (const noise of Object.values(NOISE)) {
    // The links follow one after the other, because each notice has the same words.
    await game.arrive(noise);
    await expect(game.notice).toContainText(PARTLY);
  }
  await playable(game);
});

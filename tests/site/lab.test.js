/** The lab: where its overview leads, and what a link that cannot be read does to its rooms. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { FACTS } from "../../www/lab/facts.ts";
import { speech } from "../web/words.js";
import { address, evaluate, leave, load } from "./page.js";
import { attributes, becomes, count, say, says, textOf } from "./visitor.js";

const { number } = speech("en");

after(leave);

test("the overview has a row for each part, which leads to it", async () => {
  await load("lab/#moves=04");
  const rooms = ["race", "order", "size", "bugs"];
  for (const name of rooms) assert.notEqual(textOf(`#words-${name}`), "");
  assert.ok(textOf("#words-size").includes(number(FACTS.games)));
  const links = attributes(".room-row", "href").map((link) => new URL(link ?? "", address()).href);
  for (const name of rooms)
    assert.ok(
      links.some((link) => link.endsWith(`/lab/${name}/#moves=04`)),
      name,
    );
});

test("a finished game and nonsense in a link do no harm", async () => {
  await load("lab/bugs/#start=XXXOO....&bug=swapped");
  await says(".place", say("bugs-place", { number: 1, all: 3395 }));
  for (const link of ["race/#on=moon&time=x&run=nobody", "order/#first=?&scoring=?"]) {
    await load(`lab/${link}`);
    await becomes(() => count("#view > *") > 0, true);
    await says("[role=alert]:not(#unexpected)", "not a choice");
  }
  await load("lab/bugs/#bug=toString");
  await says("[role=alert]:not(#unexpected)", "not a choice");
});

test("the bar, or Play's tools, and the title name the board, by what the engine says of it", async () => {
  const falling = { columns: 6, rows: 5, run: 4 };
  for (const [link, name] of [
    ["watch/#game=connect-four", say("game-7x6k4g")],
    ["lab/order/#game=connect-four", say("game-7x6k4g")],
    ["watch/#game=6x5k4g&of=board&depth=2", "6×5 falling, 4 in a row"],
    ["#game=6x5k4g&x=human&o=human&lang=fa", speech("fa").say("game-size-falling", falling)],
    ["#game=7x6k4g&x=human&o=human", say("game-7x6k4g")],
  ]) {
    await load(link);
    await says("#bar-board, #board-now", name);
  }
  const title = () => evaluate(() => document.title, null);
  await becomes(title, say("page-title-other", { board: say("game-7x6k4g") }));
  // Back on 3×3, the title is that of the first page again.
  evaluate(() => void (location.hash = "#x=human&o=human"), null);
  await becomes(title, say("page-title"));
});

/** Tests where the lab's overview leads, and what its rooms do with an unreadable link. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { FACTS } from "../../www/lab/facts.ts";
import { speech } from "../web/words.js";
import { address, evaluate, leave, load } from "./page.js";
import { becomes, count, plain, pressButton, say, says, screen, textOf } from "./visitor.js";

const { number } = speech("en");

after(leave);

test("the overview has a card for each room, which leads to it", async () => {
  await load("lab/#moves=04");
  for (const room of ["race", "order", "size", "horizon", "bugs"]) {
    const card = screen().getByRole("link", { name: new RegExp(say(`${room}-heading`)) });
    assert.equal(new URL(card.getAttribute("href") ?? "", address()).hash, "#moves=04");
    assert.match(card.getAttribute("href") ?? "", new RegExp(`lab/${room}/|^${room}/`));
    assert.match(card.textContent ?? "", /\.$/);
    if (room === "size") assert.ok(card.textContent?.includes(number(FACTS.games)));
  }
});

test("a finished game and nonsense in a link do no harm", async () => {
  await load("lab/bugs/#start=XXXOO....&bug=swapped");
  await says(".place", say("bugs-place", { number: 1, all: 3395 }));
  for (const link of ["race/#on=moon&time=x&run=nobody", "order/#first=?&scoring=?"]) {
    await load(`lab/${link}`);
    await becomes(() => count("#view > *") > 0, true);
    await says("[role=alert]:not(#unexpected)", "cannot be set to");
  }
  await load("lab/bugs/#bug=toString");
  await says("[role=alert]:not(#unexpected)", "cannot be set to");
  for (const board of ["XX", "XX.......", "XXX......", "?"]) {
    await load(`lab/bugs/#board=${board}&bug=swapped`);
    await says("[role=alert]:not(#unexpected)", `No game can start from the position “${board}”`);
    await says(".place", say("bugs-place", { number: 1, all: 3395 }));
  }
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

test("Connect Four has a solver of its own; a position near the end is proved", async () => {
  // X has three in column 4 and is to move.
  const game = "#game=7x6k4g&moves=414243&on=board";
  await load(`lab/race/${game}&time=10&run=alpha-beta+strong+solver`);
  await becomes(() => count("#view > *") > 0, true);
  await pressButton(say("race-start-button"));
  await says("#announcer", say("lab-done"));
  const result = say("depth-result-win", { winner: "X", plies: 1 });
  for (const at of [0, 1, 2])
    assert.equal(
      textOf(".lanes tbody .lane-state", at),
      plain(say("depth-state-proved", { result })),
    );
  // The solver has no depths, so its count is one in all.
  assert.equal(textOf(".lanes tbody tr:nth-child(3) td", 0), say("to-the-end"));
  assert.match(textOf(".lanes tbody tr:nth-child(3) td", 1), /^[\d,]+ in all$/);
});

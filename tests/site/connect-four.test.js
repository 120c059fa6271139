/** Tests Connect Four in Play: the texts about scores, reviews, traps and reasons. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { leave } from "./page.js";
import {
  attributes,
  becomes,
  count,
  open,
  press,
  pressButton,
  say,
  says,
  tab,
  textOf,
  type,
} from "./visitor.js";

// Loads the book as the page does. Without it, a review of an early game takes too long.
engine.load_book(readFileSync("www/public/connect-four.book"));

after(leave);

const GAME = "7x6k4g";
const PEOPLE = `#game=${GAME}&x=human&o=human`;
/** A late position, in which every result is proved in a moment. */
const LATE = "353177317443656224";

test("the page states a score as a sentence too", async () => {
  await open(`${PEOPLE}&hints=on`);
  const middle = ".column-scores > :nth-child(4)";
  const sentence = "Column 4 wins in 41 moves";
  await says(`${middle} .unseen`, sentence);
  assert.equal(attributes(middle, "title")[0], sentence);
  assert.equal(attributes(middle, "class")[0], "best");
  assert.equal(textOf("#whole-game"), say("score-legend"));
  // V. Allis, A Knowledge-based Approach of Connect-Four (1988), and J. Tromp's tables.
  assert.equal(textOf(".column-scores > * > [aria-hidden]"), "−40 −42 = +41 = −42 −40");
});

test("the review shows the move that changed the game, and plays its refutation", async () => {
  const { moves } = engine.review("", LATE, { game: GAME });
  const mistake = moves.filter(({ ply, changed }) => changed && ply >= 12).at(-1);
  assert.ok(mistake);
  await open(`${PEOPLE}&moves=${LATE}&tab=review`);
  const item = "#review-list li:last-child";
  const name = `column ${(mistake.move % 7) + 1}`;
  await says(`${item} h2`, `Move ${mistake.ply + 1}: ${mistake.player} plays ${name}`);
  await pressButton(say("refute-button"), item);
  await says("#turn", new RegExp(`^1 of ${mistake.refutation?.moves.length ?? 0}: `));
  await pressButton(say("review-show-position"), item);
  await becomes(
    () => /current/.test(attributes("#move-list tr", "class")[mistake.ply + 1] ?? ""),
    true,
  );
});

test("the review counts moves from before the move, as the status does, and says so", async () => {
  const played = "3354";
  await open(`${PEOPLE}&moves=${played}&tab=review`);
  const { moves } = engine.review("", played, { game: GAME, book: true });
  const worse = moves.filter(({ changed, after }) => changed && after?.outcome === "loss");
  assert.ok(worse.length > 0);
  for (const { ply } of worse) {
    // The status of the position after the move counts from that position.
    const then = engine.solve(played.slice(0, ply + 1), { game: GAME, book: true });
    const loss = `a loss in ${(then.plies ?? 0) + 1} moves (this move included) with this move`;
    await says("#review-list", `Move ${ply + 1}: `);
    await becomes(
      () =>
        attributes("#review-list li", "id").some((_, index) => {
          const text = textOf("#review-list li", index);
          return text.startsWith(`Move ${ply + 1}:`) && text.includes(loss);
        }),
      true,
    );
  }
});

test("the trap setter plays the engine's trap and says so", async () => {
  const { trap, moves } = engine.solve(LATE, { game: GAME, replies: true });
  const { holding, replies } = Object(moves?.find(({ move }) => move === trap));
  const { player } = engine.replay("", LATE, { game: GAME }).positions.at(-1) ?? {};
  const sides = player === "X" ? "x=book&o=human" : "x=human&o=book";
  await open(`#game=${GAME}&${sides}&moves=${LATE}`);
  await tab("moves");
  const row = `#move-list tr:nth-child(${LATE.length + 2})`;
  await says(row, `${player}: ${(Number(trap) % 7) + 1}`);
  const how =
    holding === replies && replies ? say("how-trap-none") : say("how-trap", { holding, replies });
  await says(row, how);
});

test("the reason for a result is a sentence, with its cells on the board", async () => {
  await open(`${PEOPLE}&moves=4433`);
  await tab("limits");
  await press(".reason-box button");
  await says(".reason-box", "Double threat");
  assert.equal(count(".reason-target"), 2);
  await press(".reason-box button");
  assert.equal(textOf(".reason-box p"), "");
  assert.equal(count(".reason-target"), 0);
});

test("rows count from the bottom in names of cells and in the sentence about zugzwang", async () => {
  await open(`${PEOPLE}&moves=5417734517761115725142272264552`);
  const names = attributes("#board button[data-sign]", "aria-label");
  assert.match(names[35] ?? "", /^column 1, row 1/);
  assert.match(names[0] ?? "", /^column 1, row 6/);
  await tab("limits");
  await press(".reason-box button");
  await says(
    ".reason-box",
    "has to play below X’s winning cell, column 3 (row 3), and X wins there. Its row is odd.",
  );
});

test("hints are exact scores over the columns, and are hidden with the answers", async () => {
  const scores = () => textOf(".column-scores > * > [aria-hidden]");
  const found = engine.solve(LATE, { game: GAME, moves: true }).moves ?? [];
  const expected = Array.from({ length: 7 }, (_, column) => {
    const move = found.find(({ move }) => move % 7 === column);
    return move ? say(`sign-${move.outcome}`, { plies: String(move.plies) }) : String(column + 1);
  });
  await open(`${PEOPLE}&moves=${LATE}&hints=on`);
  await becomes(scores, expected.join(" "));
  assert.equal(count(".column-scores > .best"), 1);
  const [best] = found.filter((move) => move.best);
  const names = attributes("#board button[data-sign]", "aria-label");
  assert.match(names[best.move] ?? "", /wins in|draws|loses in/);
  for (const [key, now] of /** @type {const} */ ([
    ["a", 0],
    ["a", 1],
    ["h", 0],
  ])) {
    type(key);
    await becomes(() => Math.sign(count(".column-scores > * > [aria-hidden]")), now);
  }
});

/** Play on 3×3: what it says of the game and of both searches. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { leave } from "./page.js";
import {
  becomes,
  count,
  open,
  play,
  press,
  pressButton,
  say,
  says,
  screen,
  stones,
  textOf,
  type,
} from "./visitor.js";

after(leave);

/** @param {string} text */
const plain = (text) => text.replace(/[\u2066-\u2069,]/g, "");

test("the card says how many nodes each search visits, beside its name", async () => {
  const moves = "0481";
  await open(`#moves=${moves}&x=human&o=human`);
  const { positions } = engine.replay("", moves, {});
  const { board } = positions[positions.length - 1];
  for (const [name, pruning] of /** @type {const} */ ([
    ["minimax-name", false],
    ["alpha-beta-name", true],
  ])) {
    const { nodes } = engine.best_move(board, pruning);
    const row = () =>
      plain(screen().getByRole("row", { name: new RegExp(`^${say(name)}`) }).textContent ?? "");
    await becomes(() => row().includes(String(nodes)), true);
  }
});

test("a perfect computer that is to lose from here is not called unbeatable", async () => {
  // O is lost: by the game that was played, and by the position that was set up.
  for (const link of ["#moves=01&x=human&o=perfect", "#start=X..O.....&x=human&o=perfect"]) {
    await open(link);
    await says("#hope", say("hope-flawless"));
  }
  // Hidden answers are not told by it either: the same is said where O can hold the draw.
  for (const moves of ["01", "04"]) {
    await open(`#moves=${moves}&x=human&o=perfect&answers=off`);
    await says("#hope", say("hope-flawless"));
  }
  await open("#moves=04&x=human&o=perfect");
  await says("#hope", say("hope-perfect"));
  await open("#moves=03142&x=human&o=perfect");
  await says("#turn", plain(say("result-you-won", { player: "X" })));
  assert.equal(textOf("#hope"), "");
});

test("a lost game is called one, and what would have been better is no fact", async () => {
  await open("#moves=1064&x=human&o=perfect");
  await play(3);
  await says("#turn", plain(say("result-you-lost", { player: "O" })));
  await says("#hope", /would have drawn/);
});

test("the best move has its mark on the board while hints are on, also in another page", async () => {
  for (const view of ["", "&view=board"]) {
    await open(`#moves=04&x=human&o=human${view}`);
    await says("#recommendation-move", /^b1$/);
    assert.equal(count(".recommended"), 0);
    for (const marked of [1, 0]) {
      await press("#hint");
      await becomes(() => count(".recommended"), marked);
    }
  }
});

test("in Persian the worth of the move has a comma of that language", async () => {
  await open("#moves=04&x=human&o=human&lang=fa");
  await says("#value", /^، /);
});

test("undo goes back to one's own turn, and redo on again", async () => {
  await open("#moves=0481&x=human&o=perfect");
  await pressButton(say("undo-button"));
  await becomes(stones, "X...O....");
  await pressButton(say("undo-button"));
  await becomes(stones, ".........");
  type("r");
  await becomes(stones, "X...O....");
});

/** Tests what Play on 3×3 says about the game and both searches. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { address, follow, leave } from "./page.js";
import {
  attributes,
  becomes,
  count,
  fill,
  open,
  play,
  press,
  pressButton,
  say,
  says,
  screen,
  stones,
  tab,
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
  // The sentence does not reveal hidden answers: it is the same if O can hold the draw.
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

test("the best move has its flag on the board, with every move's result or alone, also in another page", async () => {
  for (const view of ["", "&view=board"]) {
    await open(`#moves=04&x=human&o=human${view}`);
    await says("#recommendation-move", /^b1$/);
    for (const hints of [0, 7]) {
      assert.equal(count(".recommended"), 1);
      await becomes(() => count(".hint"), hints);
      await press("#hint");
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

/** @param {string} level */
const followed = async (level) => {
  await open(`#x=human&o=${level}`);
  const isOver = () => /^(You win|A draw)/.test(textOf("#turn"));
  for (let turn = 0; turn < 5 && !isOver(); turn += 1) {
    const before = stones();
    await becomes(() => count("#board .recommended") > 0, true);
    await press("#board .recommended");
    await becomes(
      () => stones() !== before && /^(Your turn|You win|A draw)/.test(textOf("#turn")),
      true,
    );
  }
  await says("#turn", /^(You win|A draw)/);
};

for (const level of ["casual", "random"])
  test(`following the recommendations never loses against the ${level} computer`, () =>
    followed(level));

const names = () => attributes("#board button[data-sign]", "aria-label").map((name) => name ?? "");

test("two people play to a win, which is marked and said", async () => {
  await open("#x=human&o=human");
  await says("#turn", plain(say("turn-human", { player: "X" })));
  await play(0, 3, 1, 4, 2);
  await says("#turn", plain(say("result-won", { player: "X" })));
  assert.equal(count(".grid-cell .winning"), 3);
  assert.match(names()[1], /in the winning line/);
  await pressButton(say("new-game-button"));
  await becomes(stones, ".........");
});

test("sides are swapped where players are chosen: the computer opens", async () => {
  await open("");
  await press("#players-open");
  await becomes(() => count("#swap"), 1);
  await press("#swap");
  await becomes(stones, "X........");
  await says("#turn", plain(say("turn-human-only", { player: "O" })));
  await becomes(() => address().includes("x=perfect&o=human"), true);
});

test("what cannot be played changes nothing and says why", async () => {
  await open("#moves=04&x=human&o=perfect");
  await play(4);
  await says("#notice", say("refused-taken", { cell: 4, player: "O" }));
  assert.equal(stones(), "X...O....");
  await pressButton(say("dismiss-button"));
  assert.equal(textOf("#notice p"), "");
  await follow("#x=perfect&o=perfect");
  await play(4);
  await says("#notice", say("refused-turn"));
  await follow("#moves=03142&x=human&o=human");
  await play(8);
  await says("#notice", say("refused-over"));
  assert.equal(stones(), "XXXOO....");
});

test("any move can be gone back to, and the computer goes on when told to", async () => {
  await open("#moves=0418&tab=moves");
  await press("#move-list tr:nth-child(2) button");
  await becomes(stones, "X........");
  await pressButton(say("next"));
  await becomes(stones, "X...O....");
  await pressButton(say("best-play-back"));
  await becomes(stones, "X........");
  await says("#turn", plain(say("turn-paused", { player: "O" })));
  assert.equal(count("#move-list tr"), 5);
  await press("#analysis");
  await pressButton(say("resume"));
  await becomes(stones, "X...O....");
  await becomes(() => attributes("#move-list tr", "class").length, 3);
});

test("hints are words, exact; a link to their former tab shows them", async () => {
  await open("#moves=01&x=human&o=human");
  assert.equal(count("#board .hint"), 0);
  await press("#hint");
  const { moves } = engine.analyze("XO.......");
  await becomes(() => count("#board .hint"), moves.length);
  for (const { move, outcome, plies } of moves) {
    const text = plain(say(`hint-${outcome}`, { plies: plies ?? 0 }));
    assert.ok(textOf("#board button[data-sign]", move).includes(text), `${move}: ${text}`);
    assert.ok(plain(names()[move]).endsWith(text), names()[move]);
  }
  await press("#hint");
  await becomes(() => count("#board .hint"), 0);
  await follow("#moves=01&x=human&o=human&tab=hints");
  await becomes(() => count("#board .hint"), moves.length);
  assert.equal(count("#details"), 0);
});

const setUp = async () => {
  await tab("moves");
  await press("#setup-open");
  await becomes(() => count("#setup-text"), 1);
};

test("a typed position that cannot be is refused in words", async () => {
  await open("#x=human&o=human");
  await setUp();
  for (const [text, fault, values] of /** @type {const} */ ([
    ["XO", "fault-board-length", { found: 2, cells: 9 }],
    ["XO.?.....", "fault-cell-sign", { cell: 3 }],
    ["XXX......", "fault-stone-counts", {}],
    ["XXXOOO...", "fault-both-won", {}],
    ["XXXOO.O..", "fault-played-on", {}],
    ["XO.......n", "fault-board-length", { found: 10, cells: 9 }],
  ])) {
    await fill("#setup-text", text);
    await says("#setup-fault", say(fault, values));
    await pressButton(say("setup-play-button"));
    assert.equal(textOf("#turn"), plain(say("turn-setup")), text);
  }
  await fill("#setup-text", "XO.......");
  await pressButton(say("setup-play-button"));
  await becomes(stones, "XO.......");
  await says("#turn", plain(say("turn-human", { player: "X" })));
});

test("a board that a program has printed is read", async () => {
  await open("#x=human&o=human");
  await setUp();
  for (const [text, board] of /** @type {const} */ ([
    [" X |   | O \n---+---+---\n   | X |   \n---+---+---\n O |   |   ", "X.O.X.O.."],
    ['["X", 1, 2, "O", 4, 5, 6, 7, 8]', "X..O....."],
    ["[['X', None, 'O'], [None, 'X', None], ['O', None, None]]", "X.O.X.O.."],
    ["×.○\n.×.\n○..", "X.O.X.O.."],
    ["X . O\n. X .\nO . .", "X.O.X.O.."],
    ["| | | | |\n| | | | |\n| | | | |\n|R|Y| | |", "............XO.."],
  ])) {
    if (board.length > 9) {
      await open("#game=4x4k4g&x=human&o=human");
      await setUp();
    }
    await fill("#setup-text", text);
    await says("#setup-fault", say("setup-fine", { player: "X" }));
    await becomes(stones, board);
  }
  await pressButton(say("setup-play-button"));
  await becomes(() => count("#setup"), 0);
  assert.equal(stones(), "............XO..");
});

test("the signs of a board in which O moved first are exchanged at a press", async () => {
  await open("#x=human&o=human");
  await setUp();
  const swap = say("setup-swap-button");
  const isOffered = () => screen().queryAllByRole("button", { name: swap }).length > 0;
  await fill("#setup-text", "XXX......");
  await says("#setup-fault", say("fault-stone-counts"));
  // With the signs swapped it would not be a position either.
  assert.equal(isOffered(), false);
  await fill("#setup-text", "O|X|O\n | | \n | | ");
  await says("#setup-fault", say("fault-stone-counts"));
  await becomes(stones, "OXO......");
  await pressButton(swap);
  await becomes(stones, "XOX......");
  await says("#setup-fault", say("setup-fine", { player: "O" }));
  assert.equal(isOffered(), false);
});

test("a bug comes by a link, is named, and is switched off", async () => {
  await open("#bug=swapped&x=human&o=perfect");
  await says("#bug-text", say("bug-on", { name: say("bugs-swapped-name") }));
  await says("#hope", say("hope-broken"));
  await play(0);
  const { move } = engine.consult("X........", "swapped");
  await becomes(() => stones()[Number(move)], "O");
  assert.match(address(), /bug=swapped/);
  await pressButton(say("bug-off-button"));
  await becomes(() => textOf("#bug-text"), "");
  await becomes(() => address().includes("bug="), false);
});

test("a short search has no race, and Watch is the primary action", async () => {
  const isFirst = () => /primary/.test(attributes("#watch", "class")[0] ?? "");
  await open("#moves=0&x=human&o=human");
  assert.ok(engine.best_move("X........", false).nodes > 5_000);
  await becomes(() => count("#race"), 1);
  assert.ok(!isFirst());
  await follow("#moves=0418&x=human&o=human");
  assert.ok(engine.best_move("XX..O...O", false).nodes < 5_000);
  await becomes(() => count("#race"), 0);
  await becomes(isFirst, true);
  // Another board has its own race, to a depth.
  await follow("#game=4x4k4&x=human&o=human");
  await becomes(() => attributes("#race", "aria-disabled")[0], "false");
  assert.equal(count("#race"), 1);
  assert.ok(!isFirst());
});

test("the first view says what this is for; a move, a bug or another opponent says more", async () => {
  await open("");
  await says("#turn", say("headline"));
  await play(4);
  await says("#hope", say("hope-perfect"));
  assert.ok(!textOf("#turn").includes(say("headline")));
  for (const link of [
    "#x=human&o=casual",
    "#x=human&o=human",
    "#x=human&o=perfect&start=X..O.....",
    "#game=4x4k4&x=human&o=perfect",
  ]) {
    await follow("");
    await becomes(() => textOf("#turn"), say("headline"));
    await follow(link);
    await becomes(() => textOf("#turn") !== say("headline"), true);
  }
});

/** Tests what Play on 3×3 shows about the game and both searches. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { within } from "@testing-library/dom";
import * as engine from "../../pkg/npm/cutoff.js";
import { address, evaluate, follow, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  cellNames,
  count,
  fill,
  open,
  play,
  press,
  pressButton,
  say,
  says,
  screen,
  shown,
  stones,
  tab,
  textOf,
  type,
} from "./visitor.js";

after(leave);

/** @param {string} text */
const plain = (text) => text.replace(/[\u2066-\u2069,]/g, "");

test("the card shows the number of nodes beside the name of each search", async () => {
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

test("a perfect computer in a lost position is not called unbeatable", async () => {
  // O is in a lost position, in a played game and in a position that was set up.
  for (const link of ["#moves=01&x=human&o=perfect", "#start=X..O.....&x=human&o=perfect"]) {
    await open(link);
    await says("#second-sentence", say("chances-flawless"));
  }
  // The sentence does not reveal hidden answers. It is the same if O can hold a draw.
  for (const moves of ["01", "04"]) {
    await open(`#moves=${moves}&x=human&o=perfect&answers=off`);
    await says("#second-sentence", say("chances-flawless"));
  }
  await open("#moves=04&x=human&o=perfect");
  await says("#second-sentence", say("chances-perfect"));
  await open("#moves=03142&x=human&o=perfect");
  await says("#turn", plain(say("result-you-won", { player: "X" })));
  assert.equal(textOf("#second-sentence"), "");
});

/** Buttons that are shown as the main one. */
const primary = () => textOf(".primary");
const focusedId = () => evaluate(() => document.activeElement?.id, null);
const focusedCell = () =>
  evaluate(
    () =>
      [...document.querySelectorAll("#board button[data-sign]")].findIndex(
        (cell) => cell === document.activeElement,
      ),
    null,
  );

test("a perfect game against the perfect computer is a draw, and the page finds no mistake", async () => {
  await open("");
  // The published game, in which X follows the recommendations.
  for (const [mine, after] of /** @type {const} */ ([
    [0, "X...O...."],
    [1, "XXO.O...."],
    [6, "XXOOO.X.."],
    [5, "XXOOOXXO."],
  ])) {
    await play(mine);
    await becomes(stones, after);
  }
  await play(8);
  await becomes(() => textOf("#turn"), plain(say("result-draw")));
  await says("#second-sentence", say("game-over-held"));
  assert.equal(textOf("#card"), "");
  // The same three buttons in each case. The primary one leads to the next step.
  const buttons = /** @type {const} */ (["rematch-button", "fix-button", "review-button"]);
  assert.equal(textOf(".result-row button"), buttons.map((id) => say(id)).join(" "));
  assert.equal(attributes("#try-again", "aria-disabled")[0], "true");
  assert.equal(primary(), say("rematch-button"));
  await pressButton(say("rematch-button"));
  await becomes(stones, ".........");
});

test("a lost game shows the losing move and a better one, and the visitor can try again without the answer", async () => {
  await open("#moves=1064&x=human&o=perfect");
  await play(3);
  await says("#turn", plain(say("result-you-lost", { player: "O" })));
  await says("#second-sentence", say("game-over-better", { number: 5, cell: 8, worth: "draw" }));
  assert.equal(count(".mistake-marks g"), 2);
  assert.ok(
    screen().getByRole("img", {
      name: /a draw at the start.*O wins after move 5|at the start a draw/,
    }),
  );
  // The curve ends at the bottom, beside the name of the result.
  const ends = ["X", "O"].map((player) => plain(say("result-won", { player })));
  assert.equal(textOf(".curve-names"), `${ends[0]}${say("value-draw")}${ends[1]}`);
  assert.match(attributes("#curve path:last-child", "d")[0] ?? "", /^M[\d.]+ 2V2$/);
  assert.equal(primary(), say("fix-button"));
  await pressButton(say("fix-button"));
  await becomes(stones, "OX..O.X..");
  await becomes(focusedCell, 3);
  await becomes(() => textOf("#recommendation-move"), say("answers-trying"));
  assert.equal(count(".recommended"), 0);
  await play(8);
  await becomes(stones, "OX..O.XOX");
  await becomes(() => textOf("#recommendation-move") !== say("answers-trying"), true);
});

test("two computers start paused, continue, pause again, and draw", async () => {
  await open("#x=perfect&o=perfect");
  await says("#turn", plain(say("turn-paused", { player: "X" })));
  assert.equal(primary(), say("resume"));
  await pressButton(say("resume"));
  await becomes(() => stones() !== ".........", true);
  await pressButton(say("pause-button"));
  await says("#turn", /paused$/);
  assert.match(stones(), /\./);
  await pressButton(say("resume"));
  await becomes(() => textOf("#turn"), plain(say("result-draw")));
  assert.equal(count("#pause"), 0);
});

test("the best move has its flag on the board with and without hints, even in another page", async () => {
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

test("the value of the move has a Persian comma in Persian", async () => {
  await open("#moves=04&x=human&o=human&lang=fa");
  await says("#value", /^، /);
});

test("Undo goes back to the visitor's turn, Redo goes forward, and a new move drops the rest", async () => {
  await open("#moves=0418&x=human&o=perfect");
  const before = evaluate(() => history.length, null);
  await pressButton(say("undo-button"));
  await becomes(stones, "X...O....");
  await pressButton(say("undo-button"));
  await becomes(stones, ".........");
  // Screen readers announce that the button is disabled. A click still shows the reason.
  assert.equal(attributes("#undo", "aria-disabled")[0], "true");
  await pressButton(say("undo-button"));
  await says("#notice", say("refused-undo"));
  type("r");
  await becomes(stones, "X...O....");
  type("r");
  await becomes(stones, "XX..O...O");
  type("r");
  await says("#notice", say("refused-redo"));
  await pressButton(say("undo-button"));
  await becomes(stones, "X...O....");
  await play(8);
  await becomes(() => /moves=048\d&/.test(address()), true);
  await becomes(() => attributes("#move-list tr", "class").length, 5);
  assert.equal(
    evaluate(() => history.length, null),
    before,
  );
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

test("two people play to a win, and the page marks and names it", async () => {
  await open("#x=human&o=human");
  await says("#turn", plain(say("turn-human", { player: "X" })));
  await play(0, 3, 1, 4, 2);
  await says("#turn", plain(say("result-won", { player: "X" })));
  assert.equal(count(".grid-cell .winning"), 3);
  assert.match(cellNames()[1], /in the winning line/);
  await pressButton(say("new-game-button"));
  await becomes(stones, ".........");
  // After a draw, the page names the last win that was thrown away. O's mistake came before it.
  await follow("#moves=432801567&x=human&o=human");
  await says("#second-sentence", say("game-over-better", { number: 7, cell: 6, worth: "win" }));
});

test("the menu of players can swap the sides, so the computer opens", async () => {
  await open("");
  await press("#players-open");
  await becomes(() => count("#swap"), 1);
  await press("#swap");
  await becomes(stones, "X........");
  await says("#turn", plain(say("turn-human-only", { player: "O" })));
  await becomes(() => address().includes("x=perfect&o=human"), true);
});

test("a move that cannot be played is explained and changes nothing", async () => {
  await open("#moves=04&x=human&o=perfect");
  await play(4);
  await says("#notice", say("refused-taken", { cell: 4, player: "O" }));
  assert.equal(stones(), "X...O....");
  evaluate(() => document.getElementById("notice-close")?.focus(), null);
  await pressButton(say("dismiss-button"));
  assert.equal(textOf("#notice p"), "");
  // The focus is not lost when the notice closes.
  assert.equal(focusedId(), "main");
  await follow("#x=perfect&o=perfect");
  await play(4);
  await says("#notice", say("refused-turn"));
  // The page already says that a game is over, and a notice would cover its review on phones.
  await follow("#moves=03142&x=human&o=human");
  await play(8);
  await play(0);
  assert.equal(textOf("#notice p"), "");
  assert.equal(stones(), "XXXOO....");
});

test("visitors can go back to any move, and the computer continues on request", async () => {
  await open("#moves=0418&tab=moves");
  await press("#move-list tr:nth-child(2) button");
  await becomes(stones, "X........");
  await pressButton(say("next"));
  await becomes(stones, "X...O....");
  await pressButton(say("line-back"));
  await becomes(stones, "X........");
  await says("#turn", plain(say("turn-paused", { player: "O" })));
  assert.equal(count("#move-list tr"), 5);
  await press("#details-button");
  await pressButton(say("resume"));
  await becomes(stones, "X...O....");
  await becomes(() => attributes("#move-list tr", "class").length, 3);
});

test("hints are exact and have words, and a link to their former tab shows them", async () => {
  await open("#moves=01&x=human&o=human");
  assert.equal(count("#board .hint"), 0);
  await press("#hint");
  const { moves } = engine.analyze("XO.......");
  await becomes(() => count("#board .hint"), moves.length);
  for (const { move, outcome, plies } of moves) {
    const text = plain(say(`hint-${outcome}`, { plies: plies ?? 0 }));
    assert.ok(textOf("#board button[data-sign]", move).includes(text), `${move}: ${text}`);
    assert.ok(plain(cellNames()[move]).endsWith(text), cellNames()[move]);
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

test("an impossible typed position is refused in words", async () => {
  await open("#x=human&o=human");
  await setUp();
  for (const [text, fault, values] of /** @type {const} */ ([
    ["XO", "fault-board-length", { found: 2, cells: 9 }],
    ["XO.?.....", "fault-cell-sign", { cell: "a2" }],
    ["XXX......", "fault-stone-counts", {}],
    ["XXXOOO...", "fault-both-won", {}],
    ["XXXOO.O..", "fault-played-on", {}],
    ["XO.......n", "fault-board-length", { found: 10, cells: 9 }],
  ])) {
    await fill("#setup-text", text);
    await says("#setup-fault", say(fault, values));
    await pressButton(say("setup-play"));
    assert.equal(textOf("#turn"), plain(say("turn-setup")), text);
  }
  await fill("#setup-text", "XO.......");
  await pressButton(say("setup-play"));
  await becomes(stones, "XO.......");
  await says("#turn", plain(say("turn-human", { player: "X" })));
});

test("a board printed by a program is read", async () => {
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
  await pressButton(say("setup-play"));
  await becomes(() => count("#setup"), 0);
  assert.equal(stones(), "............XO..");
});

test("a button swaps the signs of a board in which O moved first", async () => {
  await open("#x=human&o=human");
  await setUp();
  const swap = say("setup-swap");
  const isOffered = () => screen().queryAllByRole("button", { name: swap }).length > 0;
  await fill("#setup-text", "XXX......");
  await says("#setup-fault", say("fault-stone-counts"));
  // Here the board with swapped signs would not be a position either.
  assert.equal(isOffered(), false);
  await fill("#setup-text", "O|X|O\n | | \n | | ");
  await says("#setup-fault", say("fault-stone-counts"));
  await becomes(stones, "OXO......");
  await pressButton(swap);
  await becomes(stones, "XOX......");
  await says("#setup-fault", say("setup-fine", { player: "O" }));
  assert.equal(isOffered(), false);
});

test("a bug in a link is named and can be switched off", async () => {
  await open("#bug=swapped&x=human&o=perfect");
  await says("#bug-text", say("bug-on", { name: say("bugs-swapped-name") }));
  await says("#second-sentence", say("chances-broken"));
  await play(0);
  const { move } = engine.consult("X........", "swapped");
  await becomes(() => stones()[Number(move)], "O");
  assert.match(address(), /bug=swapped/);
  await pressButton(say("bug-off"));
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
  // Other boards have their own race, to a depth.
  await follow("#game=4x4k4&x=human&o=human");
  await becomes(() => attributes("#race", "aria-disabled")[0], "false");
  assert.equal(count("#race"), 1);
  assert.ok(!isFirst());
});

test("the first view introduces the page, and other views show what they need", async () => {
  await open("");
  await says("#turn", say("headline"));
  await play(4);
  await says("#second-sentence", say("chances-perfect"));
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

test("the first view has the turn, the answer, both searches and the switch", async () => {
  await open("");
  assert.equal(
    evaluate(() => document.title, null),
    say("play-title"),
  );
  assert.equal(textOf("#recommendation-move"), "a1");
  assert.equal(textOf("#value"), ", a draw");
  assert.equal(textOf("#nodes-minimax"), "549,946");
  assert.equal(textOf("#nodes-alpha-beta"), "20,866");
  await says("#saving", "The same move, 26 times fewer nodes.");
  for (const id of ["#time-minimax", "#time-alpha-beta"])
    await becomes(() => /^[1-9][\d.,]* (ns|µs|ms|s)$/.test(textOf(id)), true);
  assert.equal(count(".recommended"), 1);
  assert.equal(textOf(".primary .card-long"), say("slow-race-button"));
  assert.match(attributes("#watch", "href")[0] ?? "", /watch\/#.*of=board/);
});

const isPruning = () => attributes("#pruning", "aria-checked")[0] === "true";

test("the switch changes the work but not the move", async () => {
  const isPlaying = (/** @type {string} */ row) =>
    /playing/.test(attributes(`#row-${row}`, "class")[0] ?? "");
  await open("");
  assert.ok(isPruning());
  assert.ok(isPlaying("alpha-beta"));
  await press("#pruning");
  await becomes(isPruning, false);
  await becomes(() => isPlaying("minimax"), true);
  assert.ok(!isPlaying("alpha-beta"));
  await becomes(() => textOf("#recommendation-move"), "a1");
  await play(0);
  await becomes(stones, "X...O....");
  await tab("moves");
  await becomes(() => textOf("#move-list tr:nth-child(3) .nodes"), "59,705");
  assert.equal(textOf("#move-list tr:nth-child(2) .nodes"), "");
});

test("a link opens the review, which shows a mistake and lets the visitor play a better move", async () => {
  await open("#moves=106438&x=human&o=human&tab=review");
  assert.equal(focusedId(), "tab-review");
  await says("#review-found", say("review-whole", { moves: 6, changed: 1 }));
  const { moves } = engine.review(".........", "106438");
  const [mistake] = moves.filter(({ changed }) => changed === "result");
  const item = "#review-list li";
  assert.equal(count(item), 1);
  await says(item, say("review-move", { player: "X", cell: 3, number: mistake.ply + 1 }));
  await says(item, say("mistake-loses-at-once", { player: "O", cell: 8 }));
  assert.doesNotMatch(textOf(item), /Moves that would/);
  await pressButton(say("review-show-better"), item);
  await says(item, say("review-better-moves", { cells: "c3" }));
  await pressButton(say("review-show-position"), item);
  await becomes(stones, "OX.XO.X..");
  await pressButton(say("find-better-button"), item);
  await becomes(stones, "OX..O.X..");
  assert.equal(count(".recommended"), 0);
  await play(8);
  await says("#review-found", say("review-whole", { moves: 5, changed: 0 }));
  // The verdict on the new move stays in the panel until the game changes.
  await says("#details", say("find-better-right", { cell: 8 }));
  await press("#undo");
  await becomes(
    () => textOf("#details").includes(plain(say("find-better-right", { cell: 8 }))),
    false,
  );
});

test("visitors can set up a position by clicking, and Cancel restores the game", async () => {
  await open("#moves=0&x=human&o=human");
  await setUp();
  await says("#turn", plain(say("turn-setup")));
  await pressButton(say("clear-button"));
  await play(4, 0, 0);
  await becomes(stones, "O...X....");
  type("Escape");
  await becomes(stones, "X........");
  assert.equal(count("#setup"), 0);
  await setUp();
  await play(4);
  await pressButton(say("setup-cancel"));
  await becomes(stones, "X........");
  await becomes(focusedCell, 0);
  await setUp();
  await play(8, 8);
  await says("#setup-fault", say("setup-fine", { player: "X" }));
  await pressButton(say("setup-play"));
  await says("#turn", plain(say("turn-human", { player: "X" })));
  await becomes(() => /start=X\.\.\.\.\.\.\.O/.test(address()), true);
  await becomes(focusedCell, 0);
  // A pasted board keeps its line breaks, and Enter plays it.
  await setUp();
  assert.equal(
    evaluate(() => document.getElementById("setup-text")?.localName, null),
    "textarea",
  );
  await fill("#setup-text", " X |   | O \n---+---+---\n   | X |   \n---+---+---\n O |   |   ");
  evaluate(() => document.getElementById("setup-text")?.focus(), null);
  type("Enter");
  await becomes(() => count("#setup"), 0);
  assert.equal(stones(), "X.O.X.O..");
});

test("single keys do what the help lists, until they are turned off", async () => {
  await open("#moves=04&x=human&o=human");
  const pressKey = async (/** @type {string} */ key) => {
    type(key);
    await shown();
  };
  await pressKey("u");
  await becomes(stones, "X........");
  await pressKey("r");
  await becomes(stones, "X...O....");
  await pressKey("h");
  await becomes(() => attributes("#hint", "aria-pressed")[0], "true");
  await pressKey("a");
  await becomes(() => textOf("#recommendation-move"), say("answers-hidden"));
  await pressKey("a");
  await becomes(() => textOf("#recommendation-move"), "b1");
  await pressKey("p");
  await becomes(isPruning, false);
  await pressKey("n");
  await becomes(stones, ".........");
  await pressKey("?");
  await becomes(() => count("dialog[open] #help-close, #help[open] #help-close"), 1);
  for (const key of /** @type {const} */ (["swap", "answers"]))
    await says("#help", say(`help-key-${key}`));
  screen().getByLabelText(say("shortcuts-label")).click();
  await press("#help-close");
  await pressKey("p");
  await becomes(isPruning, false);
});

test("the name of a cell has its place, content and state", async () => {
  await open("#moves=04&x=human&o=human&answers=off");
  await press("#hint");
  await becomes(() => /recommended/.test(cellNames()[1]), true);
  assert.deepEqual(
    [...cellNames().slice(0, 5)],
    [
      "column a, row 1, X",
      "column b, row 1, empty, recommended",
      "column c, row 1, empty",
      "column a, row 2, empty",
      "column b, row 2, O, last move",
    ],
  );
  const grid = screen().getByRole("grid", { name: "Board, 3 by 3" });
  assert.equal(within(grid).getAllByRole("row").length, 3);
});

test("each move, reply, result and change is announced", async () => {
  const heard = (/** @type {string} */ words) => says("#announcer", words);
  await open("");
  assert.equal(attributes("#announcer", "aria-live")[0], "polite");
  await play(0);
  await heard(say("announce-move", { player: "X", cell: 0 }));
  await heard(say("announce-move", { player: "O", cell: 4 }));
  await pressButton(say("undo-button"));
  await heard(say("announce-back", { number: 0 }));
  type("a");
  await heard(say("announce-answers-off"));
  for (const [key, words] of /** @type {const} */ ([
    ["a", "announce-answers-on"],
    ["h", "announce-hints-on"],
    ["p", "announce-pruning-off"],
  ])) {
    type(key);
    await heard(say(words));
  }
  await follow("#moves=0314&x=human&o=human");
  await play(2);
  await heard(say("result-won", { player: "X" }));
  await follow("#game=4x4k4&x=human&o=casual");
  await heard(say("game-4x4k4"));
  // No search chooses the moves of a computer that plays at random.
  type("p");
  await heard("Pruning on.");
});

test("in a lost position, nobody is told to aim for a draw", async () => {
  await open("#moves=845216&at=5&x=human&o=perfect");
  await says("#turn", plain(say("turn-paused", { player: "O" })));
  await says("#second-sentence", say("chances-flawless"));
});

test("a bad link's notice stays while the computer replies", async () => {
  await open("#moves=4411&x=alien&o=perfect&foo=1");
  await becomes(stones, "O...X....");
  await says("#turn", /^Your turn/);
  await says("#notice", /Parts? of this link could not be used/);
});

test("an embedded question has no answers and uses the theme of its link", async () => {
  await load("#moves=04&x=human&o=human&view=board&answers=off&theme=dark");
  await says("#turn", plain(say("turn-human", { player: "X" })));
  const told = () => count(".recommended, .as-good, #board .hint");
  assert.equal(told(), 0);
  for (const key of ["a", "h"]) {
    type(key);
    await shown();
  }
  await play(1);
  await becomes(stones, "XX..O....");
  assert.equal(told(), 0);
  const theme = () => evaluate(() => document.documentElement.dataset.theme, null);
  assert.equal(theme(), "dark");
});

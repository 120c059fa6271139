/** Tests texts and actions of Play beyond 3×3. tests/e2e/boards.spec.js tests the looks. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { CONNECT, FOUR, LARGE, PEOPLE } from "../place-links.js";
import { address, evaluate, follow, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  cellNames,
  choose,
  count,
  open,
  play,
  press,
  pressButton,
  say,
  says,
  stones,
  tab,
  textOf,
  type,
  valueOf,
} from "./visitor.js";

const PROVED = "Proved: a draw.";
const played = () => stones().replaceAll(".", "").length;
/** Waits until the search of the position has ended for any reason. */
const settled = () =>
  becomes(
    () =>
      evaluate(
        () => /proved|spent|stopped/.test(document.getElementById("solver")?.dataset.status ?? ""),
        null,
      ),
    true,
  );

after(leave);

test("4×4 can be played against the computer by mouse, and its moves say how they were found", async () => {
  await open(`${FOUR}&x=human&o=perfect`);
  assert.equal(stones().length, 16);
  await says("#turn", PROVED);
  await says("#stage [role=status]", PROVED);
  for (const now of [2, 4, 6]) {
    await play(stones().indexOf("."));
    await becomes(played, now);
  }
  await tab("moves");
  await says("#move-list tr:nth-child(3)", "proved:");
});

test("digits do nothing on boards without gravity", async () => {
  await open(`${FOUR}${PEOPLE}`);
  evaluate(() => /** @type {any} */ (document.querySelectorAll("#board button")[5]).focus(), null);
  type("1");
  type("Enter");
  await becomes(stones, ".....X..........");
});

test("a click anywhere in a column of Connect Four plays there, and the computer replies", async () => {
  await open(`${CONNECT}&x=human&o=casual`);
  await play(3);
  await becomes(played, 2);
  assert.equal(stones()[38], "X");
  await tab("moves");
  await says("#move-list tr:nth-child(3)", "casual");
});

test("a move in a full column is refused with the column's number", async () => {
  await open(`${CONNECT}${PEOPLE}&moves=444444`);
  await play(3);
  await says("[role=alert]", "Column 4 is full");
});

test("a win ends the game, and the page names its line", async () => {
  await open(`${CONNECT}${PEOPLE}&moves=112233`);
  await play(3);
  await says("#turn", say("result-won", { player: "X" }));
  for (const cell of [35, 36, 37, 38]) assert.match(cellNames()[cell], /in the winning line/);
  assert.equal(cellNames().filter((name) => /in the winning line/.test(name)).length, 4);
  await says("main button", say("review-button"));
});

test("a finished game shows which move lost it and a curve of its values", async () => {
  const [rules, moves] = ["4x3k3", "a1b1d3c3a2a3b2c1c2"];
  const reviewed = engine.review("", moves, { game: rules }).moves;
  const mistake = reviewed.findLast(
    ({ player, changed }) => player === "O" && changed === "result",
  );
  assert.ok(mistake, "O made no mistake");
  await open(`#game=${rules}&moves=${moves}${PEOPLE}`);
  const cell = mistake.better?.[0] ?? mistake.best;
  const name = `${"abcd"[cell % 4]}${Math.floor(cell / 4) + 1}`;
  await says(
    "#second-sentence",
    new RegExp(`^At move ${mistake.ply + 1}, ${name} would have (forced a win|drawn)\\.$`),
  );
  await press("#review");
  const changed = reviewed.filter((move) => move.changed).length;
  await says("#review-found", say("review-whole", { moves: reviewed.length, changed }));
  await says("#review-list", `Move ${mistake.ply + 1}`);
  const flip = { win: "loss", loss: "win", draw: "draw" };
  const worths = reviewed.map(({ player, after }) => {
    const outcome = after?.outcome ?? "draw";
    return player === "X" ? outcome : flip[outcome];
  });
  const all = [reviewed[0].before?.outcome ?? "draw", ...worths];
  await becomes(() => count("#curve .curve-dot"), all.length);
  const [label] = attributes("#curve", "aria-label");
  const told = all.flatMap((worth, number) =>
    worth === all[number - 1] ? [] : say("curve-from", { number, worth }),
  );
  assert.deepEqual(
    told.filter((text) => !label?.includes(text)),
    [],
  );
  // Hiding answers also hides this.
  await open(`#game=${rules}&moves=${moves}${PEOPLE}&answers=off`);
  await says("#second-sentence", say("answers-hidden"));
  assert.doesNotMatch(attributes("#curve", "aria-label")[0] ?? "", /a draw/);
  assert.equal(count("#board .mistake-marks"), 0);
});

test("an address can change the board forth and back, and players and settings stay", async () => {
  await open(`${FOUR}&x=human&o=random&hints=on`);
  assert.equal(stones().length, 16);
  await follow("");
  await becomes(() => stones().length, 9);
  await tab("moves");
  await becomes(() => count("#tab-limits"), 0);
  await follow("#game=7x6k4g&o=random");
  await becomes(() => stones().length, 42);
  await becomes(() => attributes("#tab-limits", "id").length, 1);
  await tab("limits");
  await becomes(() => count("#compare-depth"), 1);
  await says("#players-now", say("name-random"));
});

test("the link of a game shows the same game again", async () => {
  await open(`#game=5x5k4${PEOPLE}&moves=c3b2d4&at=2`);
  await becomes(stones, "......O.....X............");
  await open(address().split("/").at(-1) ?? "");
  await becomes(stones, "......O.....X............");
  type("r");
  await becomes(() => stones()[18], "X");
  await open("#game=9x9k9");
  await says("[role=alert]", "9x9k9");
  assert.equal(stones().length, 9);
});

test("visitors can set up a position, and a stone in the air is refused with its place", async () => {
  await open(`${CONNECT}${PEOPLE}&setup=on`);
  await says("#setup-explained", "42");
  await play(10);
  await says("#setup-fault", "column 4, row 5");
  await play(10, 10, 38);
  await says("#setup-fault", say("setup-fine", { player: "O" }));
  await pressButton(say("setup-play"));
  await becomes(() => stones()[38], "X");
  await becomes(() => address().includes("start="), true);
});

test("the page explains why so few positions prove a large board", async () => {
  await open(`${FOUR}${PEOPLE}`);
  await says("#turn", PROVED);
  await tab("limits");
  await press(".reason-box button");
  await says(".reason-box", /The solver proved the result in [\d,]+ nodes\.$/);
});

test("the board and the engine’s tab give one estimate, and the tab links to its chapter", async () => {
  await open(`#game=4x4k3g${PEOPLE}`);
  await becomes(() => textOf("#nodes-minimax"), "≈ 8,000,000");
  await tab("limits");
  await says("#solver", "about 8,000,000 nodes (± 1,000,000)");
  assert.match(attributes("#solver a", "href")[0] ?? "", /learn\/connect-four\/#game=4x4k3g/);
});

test("in Persian, the curve names columns with Persian digits", async () => {
  await open(`#game=4x4k3g&moves=122334${PEOPLE}&lang=fa`);
  await says(".curve-moves", "۱۲۲۳✗ ۳۴");
});

test("hints show proved results on the board", async () => {
  await open(`${FOUR}${PEOPLE}&hints=on`);
  await becomes(() => count("#board .hint"), 16);
});

test("the page states the cost of minimax for the whole game and to a depth", async () => {
  await open(`${CONNECT}${PEOPLE}&pruning=off`);
  // The estimate has a large error, so the page shows only its power of ten.
  await says("#whole-game", /full minimax search would take roughly 10¹. years/);
  await tab("limits");
  await says("#solver", /full minimax search would visit roughly 10²⁹ nodes/);
  await says("#solver", /in this tab/);
  // The depth depends on the speed of this machine.
  assert.match(valueOf("#compare-depth"), /^\d+$/);
  choose("#compare-depth", "4");
  await says(".card-saved", "4 moves ahead:");
  // The counts do not depend on the recommended move.
  assert.ok(!textOf(".card-saved").includes("column"));
  await press("#menu-place input");
  assert.ok(!textOf(".card-saved").includes("column"));
  await says("#saving", /nodes\.$/);
});

test("a result that both the solver and a search prove is shown once", async () => {
  // X wins at once in columns 1 and 5. The solver names one of them, and the search to a depth the
  // other.
  await open(`${CONNECT}${PEOPLE}&moves=44332277`);
  await says("#recommendation-move", /^Column 5$/);
  await says("#turn", "Proved: X wins in 1 move.");
  await says("#saving", "nodes");
});

test("the board shows a draw by pairs as numbered pairs", async () => {
  await open(`#game=5x5k5${PEOPLE}`);
  await tab("limits");
  await becomes(() => count(".reason-box button"), 1);
  await press(".reason-box button");
  await becomes(() => count(".board [data-pair]"), 24);
  await says(".reason-box", "12 pairs");
  const pairs = attributes("#board button[data-sign]", "data-pair");
  // In each row, column and diagonal, two cells have the same number.
  const five = [0, 1, 2, 3, 4];
  const lines = [
    ...five.map((row) => five.map((column) => row * 5 + column)),
    ...five.map((column) => five.map((row) => row * 5 + column)),
    five.map((step) => step * 6),
    five.map((step) => 4 + step * 4),
  ];
  for (const line of lines) {
    const numbers = line.map((cell) => pairs[cell]).filter((number) => number !== null);
    assert.ok(new Set(numbers).size < numbers.length);
  }
  for (const pair of pairs)
    if (pair !== null) assert.equal(pairs.filter((other) => other === pair).length, 2);
  await press(".reason-box button");
  await becomes(() => count(".board [data-pair]"), 0);
});

for (const language of LANGUAGES.filter((name) => name !== "en")) {
  test(`large boards have all their texts in ${language}`, async () => {
    await open(`${CONNECT}${PEOPLE}&moves=44&hints=on&lang=${language}`);
    await settled();
    for (const name of ["moves", "limits"]) await tab(name);
    assert.ok(!textOf("#turn, #solver").includes("Proved"));
    await open(`${LARGE}&x=perfect&o=casual&lang=${language}`);
    await becomes(() => attributes("#tab-limits", "id").length, 1);
  });
}

test("a best line has no losing move", async () => {
  const start = "..........X......OO....OXX....XXXOOOXXXOOO";
  await open(`#game=7x6k5g&start=${start}${PEOPLE}`);
  // One search may find the result quickly, but without a line. If that takes longer, the other
  // search shows a line.
  const isProved = () => /^Proved: a draw/.test(textOf("#turn"));
  await tab("limits");
  while (!isProved()) {
    await becomes(() => isProved() || count("#ask-search") > 0, true);
    if (!isProved()) await press("#ask-search");
  }
  const shown = textOf("#best-line");
  const columns = shown.match(/\d/g) ?? [];
  if (columns.length > 0) assert.match(shown, /^Best line: /);
  const options = { game: "7x6k5g" };
  const { positions } = engine.replay(start, columns.join(""), options);
  for (const { board } of positions) assert.equal(engine.solve(board, options).outcome, "draw");
});

test("the review plays the refutation of an important move without changing the game", async () => {
  const [rules, moves] = ["4x3k3", "a1b1d3c3a2a3b2c1c2"];
  const reviewed = engine.review("", moves, { game: rules }).moves;
  const move = reviewed[4];
  const line = move.refutation?.moves ?? [];
  const shown = reviewed.slice(0, 5).map((one) => one.move);
  const { positions } = engine.replay("", shown.concat(line), { game: rules });
  await open(`#game=${rules}&moves=${moves}${PEOPLE}`);
  await tab("review");
  await says("#review-list", `Move ${move.ply + 1}:`);
  const [link, game] = [address(), stones()];
  const rows = attributes("#review-list li", "id").map((_, at) => textOf("#review-list li", at));
  const row = rows.findIndex((text) => text.includes(`Move ${move.ply + 1}:`));
  const refute = async () => {
    evaluate(
      ({ row, name }) => {
        const buttons = document
          .querySelectorAll("#review-list li")
          [row].querySelectorAll("button");
        [...buttons].find((button) => button.textContent === name)?.focus();
      },
      { row, name: say("refute-button") },
    );
    await pressButton(say("refute-button"), "#review-list li", row);
  };
  await refute();
  // The board shows the first move of the line, and a key shows the next one.
  await becomes(stones, positions[6].board);
  await says("#turn", new RegExp(`^1 of ${line.length}: O plays`));
  await says("#announcer", `1 of ${line.length}: O plays`);
  assert.equal(count("#game-buttons"), 0);
  const focused = () => evaluate(() => document.activeElement?.textContent?.trim(), null);
  await becomes(focused, say("next"));
  type("Enter");
  await becomes(stones, positions[7].board);
  await pressButton(say("line-last"));
  await becomes(stones, positions[positions.length - 1].board);
  await pressButton(say("line-first"));
  await becomes(stones, positions[5].board);
  await says("#turn", "After move 5, a2");
  assert.equal(count(".recommended"), 0);
  await pressButton(say("line-close"));
  await becomes(stones, game);
  await says("#turn", say("result-won", { player: "X" }));
  await becomes(focused, say("refute-button"));
  assert.equal(count("#game-buttons"), 1);
  // A click on the board also leads back to the game.
  await refute();
  await becomes(stones, positions[6].board);
  await play(3);
  await becomes(stones, game);
  assert.equal(address(), link);
});

test("hiding the answers hides everything that the engine knows", async () => {
  await load(`${CONNECT}${PEOPLE}&answers=off&hints=on`);
  await says("#card", say("answers-hidden"));
  for (const word of ["Proved", "depth", "positions", "Best", "X wins"])
    for (const part of ["#solver", "#turn", "#second-sentence", ".column-scores"])
      assert.ok(!textOf(part).includes(word), `${part}: ${word}`);
  assert.equal(count("#board .recommended, #board .hint"), 0);
});

test("both searches run automatically near the end, with the numbers of best_move", async () => {
  const [game, moves] = ["4x4k4", "a1b1c1d1b2a2d2c2"];
  const { board } = engine.replay("", moves, { game }).positions[8];
  const [all, some] = [false, true].map(
    (pruning) => engine.best_move(board, pruning, { game }).nodes,
  );
  const nodes = (/** @type {string} */ search) =>
    Number(textOf(`#nodes-${search}`).replaceAll(",", ""));
  await open(`#game=${game}&moves=${moves}${PEOPLE}`);
  await becomes(() => nodes("minimax"), all);
  await becomes(() => nodes("alpha-beta"), some);
  const depth = () =>
    evaluate(
      () =>
        /** @type {HTMLSelectElement | null} */ (document.getElementById("compare-depth"))
          ?.selectedOptions[0].text,
      null,
    );
  assert.equal(depth(), say("to-the-end"));
  await press("#pruning");
  assert.equal(nodes("minimax"), all);
  assert.equal(nodes("alpha-beta"), some);
  await play(8);
  await becomes(() => nodes("minimax") !== all, true);
  // The solver needs three nodes to prove that O can block every line.
  await open(`${FOUR}${PEOPLE}`);
  const figures = () =>
    evaluate(() => document.querySelector("#solver .solver-counts")?.textContent, null) ?? "";
  await becomes(() => figures().startsWith("3 nodes"), true);
});

test("a board in another page has no engine line and can be played", async () => {
  await load(`${CONNECT}&view=board${PEOPLE}`);
  assert.equal(textOf("#solver"), "");
  await play(0);
  await becomes(() => stones()[35], "X");
});

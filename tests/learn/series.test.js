/**
 * Compares the series of boards in the chapters with a brute-force search over rows and with exact
 * results.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { h } from "preact";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { withBook } from "../../learn/chapters/book.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { lossIn, quiescenceSearch } from "../../learn/chapters/quiescence.ts";
import { seriesNumber, seriesOf } from "../../learn/chapters/series.ts";
import { seriesStep, threatsOn } from "../../learn/chapters/series-steps.ts";
import { wordsIn } from "../../www/build/words.ts";
import { chapterOf } from "../../learn/chapters/read.ts";
import { renderHtml } from "../../www/build/render-html.tsx";
import { FigureIsland } from "../../www/build/learn/build-figure.tsx";
import { buildSeriesFigure, seriesSentence } from "../../www/build/learn/build-series-figure.ts";

/** @import { SeriesStep } from "../../learn/chapters/series-steps.ts" */
/** @import { GameDescription } from "../../pkg/npm/cutoff.js" */

const engine = withBook(cutoff);
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/**
 * Finds the cells in which one more stone of a side completes a row, by trying all rows.
 * @param {GameDescription} shape
 * @param {string} board
 * @param {"X" | "O"} side
 */
function winning({ columns, rows, run }, board, side) {
  const cells = new Set();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (const [down, right] of DIRECTIONS) {
        const line = Array.from({ length: run }, (_, n) => [row + n * down, column + n * right]);
        if (line.some(([r, c]) => r < 0 || c < 0 || r >= rows || c >= columns)) continue;
        const at = line.map(([r, c]) => r * columns + c);
        const empty = at.filter((cell) => board[cell] === ".");
        if (empty.length === 1 && at.every((cell) => cell === empty[0] || board[cell] === side)) {
          cells.add(empty[0]);
        }
      }
    }
  }
  return cells;
}

const figures = ["evaluation", "horizon", "connect-four"].flatMap((name) =>
  chapterOf("en", name)
    .figures.filter(({ series }) => series)
    .map((figure) => ({ figure, chapter: name })),
);

test("the chapters have exactly the series of boards in the list", () => {
  const names = figures.map(({ figure }) => figure.name);
  assert.deepEqual(names, ["count", "ahead", "late", "double", "forced", "wait"]);
});

for (const { figure, chapter } of figures) {
  describe(figure.name, () => {
    const series = seriesOf(engine, figure) ?? assert.fail();
    const { shape, steps } = series;

    test("the marked cells are those where one more stone wins", () => {
      for (const { name, board } of steps) {
        if (engine.replay(board, [], { game: shape.game }).positions[0].finished) continue;
        const threats = threatsOn(engine, shape, board);
        const [x, o] = /** @type {const} */ (["X", "O"]).map((side) => winning(shape, board, side));
        assert.deepEqual(new Set(threats.map(({ cell }) => cell)), new Set([...x, ...o]), name);
        for (const { cell, player } of threats) assert.ok((player === "X" ? x : o).has(cell), name);
      }
    });

    test("the link of a board contains the moves that lead to it", () => {
      for (const { link, board } of steps) {
        const { positions } = engine.replay(shape.start, link, { game: shape.game });
        assert.equal(positions[positions.length - 1].board, board);
      }
    });

    test("each phrase of the text leads to one of its boards", () => {
      const { phrases } = chapterOf("en", chapter);
      const own = phrases.filter((phrase) => phrase.figure === figure.name);
      assert.ok(own.length > 0);
      for (const { step } of own) seriesStep(series, step);
    });

    for (const language of LANGUAGES) {
      test(`every board has its drawing and its sentence (${language})`, () => {
        const words = wordsIn(language);
        for (const step of steps) assert.ok(seriesSentence(step, words).length > 8);
        const html = renderHtml(
          h(FigureIsland, buildSeriesFigure(figure, series, words)),
          words,
          "../../",
        );
        assert.equal(html.match(/<svg /g)?.length, steps.length);
        assert.equal(html.match(/class="still( answered)?">/g)?.length, 1);
        assert.doesNotMatch(html, /undefined|NaN/);
      });
    }
  });
}

/** @param {string} name */
function series(name) {
  const { figure } = figures.find((each) => each.figure.name === name) ?? assert.fail(name);
  return { figure, series: seriesOf(engine, figure) ?? assert.fail(name) };
}

/**
 * Solves the last position of a list of moves, for the side to move.
 * @param {string} moves
 */
const worth = (moves) => engine.solve(moves, { game: "7x6k4g" });

/** Solves each move. @param {string} position @param {string} [game] */
const movesOf = (position, game = "7x6k4g") =>
  engine.solve(position, { game, moves: true }).moves ?? [];

test("an estimate counts the lines that brute force finds open to only one side", () => {
  const { shape, steps } = series("count").series;
  for (const { name, board, won, numbers } of steps) {
    const [side, other] = name === "x" ? ["X", "O"] : ["O", "X"];
    const open = [...board].flatMap((_, cell) =>
      DIRECTIONS.flatMap(([down, right]) => {
        const line = Array.from({ length: shape.run }, (_, n) => [
          Math.floor(cell / shape.columns) + n * down,
          (cell % shape.columns) + n * right,
        ]);
        if (line.some(([r, c]) => r >= shape.rows || c < 0 || c >= shape.columns)) return [];
        const at = line.map(([r, c]) => r * shape.columns + c);
        const stones = at.map((cell) => board[cell]);
        return stones.includes(side) && !stones.includes(other) ? [at] : [];
      }),
    );
    assert.deepEqual(new Set(won), new Set(open.flat()), name);
    assert.equal(numbers.lines, open.length);
    assert.equal(numbers.counted, open.length, "one stone each");
  }
  assert.equal(numbersOf(steps, "o").estimate, -4);
  assert.equal(numbersOf(steps, "x").lines - numbersOf(steps, "o").lines, -4);
});

test("three of O's lines are in the bottom row, and one line there counts for neither side", () => {
  const { shape, steps } = series("count").series;
  const { board } = steps.find(({ name }) => name === "o") ?? assert.fail();
  const bottom = [...board].slice(-shape.columns);
  const lines = Array.from({ length: shape.columns - shape.run + 1 }, (_, from) =>
    bottom.slice(from, from + shape.run),
  );
  const holding = (/** @type {string[]} */ ...stones) =>
    lines.filter((line) =>
      ["X", "O"].every((side) => line.includes(side) === stones.includes(side)),
    ).length;
  assert.deepEqual([holding("X", "O"), holding("O"), holding("X"), holding()], [1, 3, 0, 0]);
});

/** @param {SeriesStep[]} steps @param {string} name */
function numbersOf(steps, name) {
  return steps.find((step) => step.name === name)?.numbers ?? assert.fail(name);
}

test("a best line never worsens the result, and a line that does is refused", () => {
  for (const name of ["double", "forced", "wait"]) {
    const { steps } = series(name).series;
    const plies = worth(steps[0].link).plies ?? assert.fail();
    assert.equal(steps.length, plies + 1, name);
    for (const [n, { link }] of steps.entries()) assert.equal(worth(link).plies, plies - n, name);
  }
  const { figure } = series("double");
  assert.throws(() => seriesOf(engine, { ...figure, line: "126" }), /move 1 of 126/);
});

test("a single threat leaves one reply, and a double threat leaves none", () => {
  const { steps } = series("forced").series;
  const holds = (/** @type {number} */ at) =>
    movesOf(steps[at].board).filter(({ plies }) => (plies ?? 0) > 2).length;
  assert.equal(holds(1), 1);
  assert.equal(holds(3), 0);
});

test("the waiting threat is in an odd row, all other columns are even, and every move loses", () => {
  const { shape, steps } = series("wait").series;
  const [{ board, threats, link }] = steps;
  assert.equal(threats.length, 1);
  const [{ cell, player }] = threats;
  const column = cell % shape.columns;
  assert.equal(player, "X");
  assert.equal((shape.rows - Math.floor(cell / shape.columns)) % 2, 1);
  for (let other = 0; other < shape.columns; other += 1) {
    const free = [...board].filter((sign, at) => at % shape.columns === other && sign === ".");
    if (other !== column) assert.equal(free.length % 2, 0);
  }
  assert.equal(worth(link).player, "O");
  const moves = movesOf(board, shape.game);
  assert.ok(moves.every(({ outcome }) => outcome === "loss"));
});

test("the horizon hides a real loss", () => {
  const { figure, series: late } = series("late");
  const { shape, steps } = late;
  const depth = Number(figure.depth);
  const { outcome, plies } = engine.solve(steps[0].link, { game: shape.game });
  assert.deepEqual([outcome, plies], ["loss", seriesNumber(late, "long-6 plies")]);
  const { moves } = engine.analyze(steps[0].board, { game: shape.game, depth });
  const unseen = moves.filter(({ exact }) => !exact).map(({ move }) => move);
  assert.ok(unseen.includes(seriesStep(late, "short-1").last ?? -1));
  assert.equal(moves.length - unseen.length, seriesNumber(late, "start losing"));
  // At depth 6 nothing can hide the loss, so the search does not delay it.
  assert.throws(() => seriesOf(engine, { ...figure, depth: "6" }), /no loss is put off/);
});

test("a quiescence search sees the loss, and the plain search visits exactly the nodes of the engine", () => {
  const { figure, series: late } = series("late");
  const { board } = late.steps[0];
  const { columns, rows, run, game } = late.shape;
  const lines = [...board].flatMap((_, cell) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ].flatMap(([right, down]) => {
      const [x, y] = [(cell % columns) + (run - 1) * right, Math.floor(cell / columns)];
      if (x < 0 || x >= columns || y + (run - 1) * down >= rows) return [];
      return [Array.from({ length: run }, (_, n) => cell + n * (right + columns * down))];
    }),
  );
  for (let depth = 1; depth <= 4; depth += 1) {
    const { value, move, nodes } = quiescenceSearch(board, "O", lines, depth, false);
    const found = engine.best_move(board, true, { game, depth });
    assert.deepEqual([value, move, nodes], [found.estimate, found.index, found.nodes], `${depth}`);
  }
  const depth = Number(figure.depth);
  const { value, nodes } = quiescenceSearch(board, "O", lines, depth, true);
  assert.equal(lossIn(value), seriesNumber(late, "long-6 plies"));
  assert.equal(nodes, seriesNumber(late, "quiet nodes"));
  assert.equal(
    engine.best_move(board, true, { game, depth: depth + 2 }).nodes,
    seriesNumber(late, "quiet deeper"),
  );
  // X wins from the board that the figure shows.
  assert.equal(seriesStep(late, "quiet").won.length, run);
});

test("short searches choose losing columns, and searches from depth 5 prove the only winning one", () => {
  const { series: ahead } = series("ahead");
  const moves = movesOf(ahead.steps[0].board);
  const resultOf = (/** @type {number | null} */ cell) =>
    moves.find(({ move }) => move === cell) ?? assert.fail();
  assert.deepEqual(
    moves.flatMap(({ move, outcome }) => (outcome === "loss" ? [] : [[move % 7, outcome]])),
    [[5, "win"]],
    "column 6 wins, and every other one loses",
  );
  const { plies } = engine.solve(ahead.steps[0].link, { game: "7x6k4g" });
  assert.equal(plies, 5);
  for (let depth = 1; depth <= 8; depth += 1) {
    const { last, numbers } = seriesStep(ahead, `depth-${depth}`);
    const found = [resultOf(last).outcome, Number.isNaN(numbers.estimate), numbers.plies];
    assert.deepEqual(found, depth < 5 ? ["loss", false, NaN] : ["win", true, plies], `${depth}`);
  }
});

test("the opening book agrees with the literature on the empty board", () => {
  // V. Allis, A Knowledge-based Approach of Connect-Four, 1988.
  const byColumn = movesOf("")
    .toSorted((a, b) => a.move - b.move)
    .map(({ outcome }) => outcome);
  assert.deepEqual(byColumn, ["loss", "loss", "draw", "win", "draw", "loss", "loss"]);
});

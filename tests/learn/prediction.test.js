/** What figures ask before they answer, against searches of the test's own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHAPTERS, LANGUAGES } from "../../learn/chapters/chapters.js";
import { frameOf, seriesOf } from "../../learn/chapters/series.js";
import { wordsIn } from "../../www/build/words.js";
import { chapterOf, figuresOf } from "../../www/build/learn/chapter.js";
import { engine } from "../../www/build/learn/engine.js";
import { wholeDrawing, wholeHtml } from "../../www/build/learn/figures.js";
import { askedOfSearch, askedOfSeries, flipped } from "../../www/build/learn/prediction.js";
import { markup } from "../../www/base/shape.js";
import { pictureOf } from "../../www/learn/figure/picture.js";

/** @typedef {number | string | Tree[]} Tree */

const asking = CHAPTERS.flatMap((chapter) => {
  const source = chapterOf("en", chapter);
  return source.figures
    .filter(({ ask }) => ask)
    .map((figure) => ({ chapter, figure, search: figuresOf(source).get(figure.name) }));
});

/** The leaves of a tree that alpha-beta skips, in order. @param {Tree} tree @returns {boolean[]} */
function skippedLeaves(tree) {
  /** @type {boolean[]} */
  const skipped = [];
  /** @param {Tree} node */
  const skip = (node) => {
    if (Array.isArray(node)) node.forEach(skip);
    else skipped.push(true);
  };
  /** @param {Tree} node @param {boolean} isMax @param {number} alpha @param {number} beta @returns {number} */
  const search = (node, isMax, alpha, beta) => {
    if (!Array.isArray(node)) {
      skipped.push(false);
      return Number(node);
    }
    let best = isMax ? -Infinity : Infinity;
    for (const child of node) {
      if (alpha >= beta) {
        skip(child);
        continue;
      }
      best = Math[isMax ? "max" : "min"](best, search(child, !isMax, alpha, beta));
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    return best;
  };
  search(tree, true, -Infinity, Infinity);
  return skipped;
}

/** A written-out tree with its names as texts. @param {string} text @returns {Tree} */
const read = (text) => JSON.parse(text.replace(/[a-z]+/g, '"$&"'));

/** What a tree is worth. @param {Tree} tree @param {boolean} isMax @returns {number} */
function worth(tree, isMax) {
  if (!Array.isArray(tree)) return Number(tree);
  return Math[isMax ? "max" : "min"](...tree.map((child) => worth(child, !isMax)));
}

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** X's result with best play. @param {string} board @returns {number} */
function result(board) {
  for (const line of LINES) {
    const [a, b, c] = [...line].map((cell) => board[Number(cell)]);
    if (a !== "." && a === b && b === c) return a === "X" ? 1 : -1;
  }
  const after = boardsAfter(board).map(result);
  if (after.length === 0) return 0;
  return Math[mover(board) === "X" ? "max" : "min"](...after);
}

/** @param {string} board */
const mover = (board) => (board.split(".").length % 2 === 0 ? "X" : "O");

/** @param {string} board */
const boardsAfter = (board) =>
  [...board].flatMap((sign, cell) =>
    sign === "." ? [board.slice(0, cell) + mover(board) + board.slice(cell + 1)] : [],
  );

for (const { chapter, figure, search } of asking) {
  test(`${chapter}, ${figure.name}: the right answers are right, and no others`, () => {
    const words = wordsIn("en");
    const isRight = (/** @type {{ told?: string }} */ { told }) => told?.startsWith("Right.");
    if (!search) {
      const series = seriesOf(engine(), figure) ?? assert.fail();
      const { candidates } = askedOfSeries(engine(), series, words);
      const { board } = frameOf(series, "start");
      const { moves } = engine().solve(board, { game: series.shape.game, moves: true });
      const best = moves?.filter((move) => move.best).map(({ move }) => move);
      assert.deepEqual(
        candidates.filter(isRight).map(({ id }) => id),
        best,
      );
      return;
    }
    const { subject, moving } = search;
    const { candidates } = askedOfSearch(engine(), subject, moving.record, words);
    if (subject.ask === "cut") {
      assert.deepEqual(
        candidates.map(({ skipped }) => skipped),
        skippedLeaves(read(subject.tree ?? "")),
      );
      return;
    }
    const tree = subject.tree === undefined ? null : /** @type {Tree[]} */ (read(subject.tree));
    const isMax = tree !== null || mover(subject.board ?? "") === "X";
    const values = tree
      ? tree.map((child) => worth(child, false))
      : boardsAfter(subject.board ?? "").map(result);
    const best = Math[isMax ? "max" : "min"](...values);
    assert.deepEqual(
      candidates.map((candidate) => Boolean(isRight(candidate))),
      values.map((value) => value === best),
    );
  });

  for (const language of LANGUAGES) {
    test(`${chapter}, ${figure.name}: it asks, and names all that can be pressed (${language})`, () => {
      const words = wordsIn(language);
      const { question, candidates } = search
        ? askedOfSearch(engine(), search.subject, search.moving.record, words)
        : askedOfSeries(engine(), seriesOf(engine(), figure) ?? assert.fail(), words);
      assert.ok(question.length > 20);
      assert.equal(new Set(candidates.map(({ label }) => label)).size, candidates.length);
    });
  }
}

test("most chapters ask first", () => {
  assert.ok(new Set(asking.map(({ chapter }) => chapter)).size >= 8);
});

test("with the comparison at the root flipped, a move is chosen that loses, and the drawing shows it", () => {
  const { subject, moving } = figuresOf(chapterOf("en", "bounds")).get("corner") ?? assert.fail();
  const words = wordsIn("en");
  const { chosen, told } = flipped(engine(), subject, moving.record, words);
  const after = moving.record.board(chosen ?? assert.fail());
  assert.equal(result(after), 1);
  assert.match(told, /c3\. .* After O plays c3, X wins with best play\.$/);
  const end = moving.frames[moving.frames.length - 1];
  const { drawing } = pictureOf(moving.record, { ...subject, chosen }, end, words);
  const best = markup(drawing).match(/<g class="node [^"]*best[^"]*"[^>]*data-id="(\d+)"/);
  assert.equal(best?.[1], String(chosen));
});

test("the map is all lit for minimax, mostly dark for alpha-beta, and its share is that of the nodes", () => {
  const words = wordsIn("en");
  const lights = (/** @type {boolean} */ pruning) =>
    [...markup(wholeDrawing(".........", pruning, words)).matchAll(/light-(\d)/g)].map(
      ([, n]) => n,
    );
  assert.deepEqual(lights(false), ["6"]);
  assert.ok(lights(true).includes("0") && lights(true).includes("6"));
  const share = `${((100 * 18_297) / 549_946).toFixed(1)}%`;
  assert.ok(wholeHtml("map", ".........", words).includes(`18,297 of the 549,946 nodes: ${share}`));
});

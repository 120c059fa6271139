/** Compares the questions of figures with independent searches. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { h } from "preact";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { seriesOf } from "../../learn/chapters/series.ts";
import { seriesStep } from "../../learn/chapters/series-steps.ts";
import { wordsIn } from "../../www/build/words.ts";
import { chapterOf } from "../../learn/chapters/read.ts";
import { searchesOf } from "../searches-of.js";
import { renderHtml } from "../../www/build/render-html.tsx";
import { FigureIsland } from "../../www/build/learn/build-figure.tsx";
import { chapterEngine } from "../../www/build/learn/engine.ts";
import { placeholderValue } from "../../learn/chapters/numbers.ts";
import { SCALES, WRONG_GUESSES } from "../../learn/chapters/scales.ts";
import { bugSwitch } from "../../www/build/learn/figure-bug.ts";
import { mapFigure, scaleFigure } from "../../www/build/learn/build-one-step-figures.ts";
import { SEARCH_QUESTIONS } from "../../www/build/learn/search-questions.ts";
import { seriesQuestion } from "../../www/build/learn/series-questions.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { markup } from "../drawn.js";
import { stepView } from "../../www/learn/drawing/search-step.ts";

/** @import { Attributes } from "../../learn/chapters/read.ts" */
/** @import { Catalogue } from "../../www/messages/catalogue.ts" */
/** @import { Series } from "../../learn/chapters/series-steps.ts" */
/** @import { Candidate } from "../../www/learn/figure/figure-data.ts" */
/** @import { FigureStep } from "../../www/learn/subject/steps.ts" */
/** @import { FigureSubject } from "../../www/learn/subject/subject.ts" */
/** @import { SearchRecord } from "../../www/parts/search/record.ts" */
/** @typedef {number | string | Tree[]} Tree */

const asking = CHAPTERS.flatMap((chapter) => {
  const source = chapterOf("en", chapter);
  return source.figures
    .filter(({ ask, scale }) => ask && !scale)
    .map((figure) => ({ chapter, figure, search: searchesOf(source).get(figure.name) }));
});

/**
 * @param {NonNullable<(typeof asking)[number]["search"]>} search
 * @param {Catalogue} words
 */
function askedOfSearch(search, words) {
  return SEARCH_QUESTIONS[search.subject.ask ?? assert.fail()](search, words);
}

/** @param {Attributes} figure @param {Catalogue} words */
function askedOfSeries(figure, words) {
  const series = seriesOf(chapterEngine(), figure) ?? assert.fail();
  return seriesQuestion(figure, series, words) ?? assert.fail();
}

test("a chapter that asks a series an unknown question is named as the fault", () => {
  const { figure } = asking.find(({ search }) => !search) ?? assert.fail();
  assert.throws(
    () => askedOfSeries({ ...figure, ask: "moves" }, wordsIn("en")),
    /cannot ask moves/,
  );
});

/**
 * Marks the leaves of a tree that alpha-beta skips, in order.
 * @param {Tree} tree
 * @param {string} [root]
 * @returns {boolean[]}
 */
function skippedLeaves(tree, root) {
  /** @type {boolean[]} */
  const skipped = [];
  /** @param {Tree} node */
  const skip = (node) => {
    if (Array.isArray(node)) node.forEach(skip);
    else skipped.push(true);
  };
  /**
   * @param {Tree} node
   * @param {boolean} isMax
   * @param {number} alpha
   * @param {number} beta
   * @returns {number}
   */
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
  search(tree, root !== "MIN", -Infinity, Infinity);
  return skipped;
}

/** Parses a written tree whose names are strings. @param {string} text @returns {Tree} */
const read = (text) => JSON.parse(text.replace(/[a-z]+/g, '"$&"'));

/** Returns the value of a tree. @param {Tree} tree @param {boolean} isMax @returns {number} */
function worth(tree, isMax) {
  if (!Array.isArray(tree)) return Number(tree);
  return Math[isMax ? "max" : "min"](...tree.map((child) => worth(child, !isMax)));
}

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** Returns X's result with best play. @param {string} board @returns {number} */
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

/**
 * Checks a question about the first leaf. The answer skips more than any other leaf, and each leaf
 * shows its own tree.
 * @param {FigureSubject} subject
 * @param {Candidate[]} candidates
 */
function firstHolds({ tree = "", branch }, candidates) {
  const branches = /** @type {number[][]} */ (JSON.parse(tree));
  const at = Number(branch) - 1;
  const count = (/** @type {Tree} */ tried) => skippedLeaves(tried).filter(Boolean).length;
  const tried = branches[at].map((leaf, n) => {
    const others = branches[at].filter((_, other) => other !== n);
    return branches.map((each, index) => (index === at ? [leaf, ...others] : each));
  });
  assert.deepEqual(
    candidates.map(({ tree }) => JSON.parse(tree ?? "")),
    tried,
  );
  const most = Math.max(...tried.map(count));
  assert.ok(most > count(branches));
  const isBest = tried.map((each) => count(each) === most);
  assert.equal(isBest.filter(Boolean).length, 1);
  assert.deepEqual(
    candidates.map(({ isRight }) => isRight),
    isBest,
  );
  // A reader who chooses the highest leaf has mixed up the sides.
  const highest = branches[at].indexOf(Math.max(...branches[at]));
  assert.match(candidates[highest].note ?? "", /But MIN chooses there/);
}

/**
 * Checks a question about a search's choice. The search finds exactly the losses that brute force
 * of the same depth finds.
 * @param {Attributes} figure
 * @param {Series} series
 * @param {Candidate[]} candidates
 */
function choiceHolds({ depth }, series, candidates) {
  const { columns, rows, run } = series.shape;
  const { board } = seriesStep(series, "start");
  const lines = [...board].flatMap((_, cell) =>
    [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].flatMap(([down, right]) => {
      const line = Array.from({ length: run }, (_, n) => ({
        row: Math.floor(cell / columns) + n * down,
        column: (cell % columns) + n * right,
      }));
      const fits = line.every(({ row, column }) => row < rows && column >= 0 && column < columns);
      return fits ? [line.map(({ row, column }) => row * columns + column)] : [];
    }),
  );
  /**
   * True if the side to move wins or loses within some plies.
   * @param {string[]} cells
   * @param {string} side
   * @param {number} plies
   * @returns {"win" | "loss" | null}
   */
  const known = (cells, side, plies) => {
    if (
      lines.some((line) =>
        line.every(
          (cell) => cells[cell] !== "." && cells[cell] !== side && cells[cell] === cells[line[0]],
        ),
      )
    )
      return "loss";
    if (plies === 0) return null;
    const replies = [...cells.keys()].filter((cell) => cells[cell] === ".");
    let all = replies.length > 0;
    for (const cell of replies) {
      const after = known(cells.with(cell, side), side === "X" ? "O" : "X", plies - 1);
      if (after === "loss") return "win";
      all &&= after === "win";
    }
    return all ? "loss" : null;
  };
  const side = mover(board);
  const lost = candidates.map(({ id }) => {
    const after = [...board].with(id, side);
    return known(after, side === "X" ? "O" : "X", Number(depth) - 1) === "win";
  });
  assert.deepEqual(
    candidates.map(({ note }) => / lose in 4 moves\. /.test(note ?? "")),
    lost,
  );
  const { index } = chapterEngine().best_move(board, true, {
    game: series.shape.game,
    depth: Number(depth),
  });
  assert.deepEqual(
    candidates.filter(({ isRight }) => isRight).map(({ id }) => id),
    [index],
  );
}

/**
 * Checks the explanations of wrong marks. Each appears when the search reaches the leaf, with the
 * bound and the value at that moment: for a needed leaf just before its visit, for others at the
 * cut.
 * @param {Candidate[]} candidates
 * @param {{ record: SearchRecord, steps: FigureStep[] }} search
 */
function marksHold(candidates, { record, steps }) {
  assert.ok(record instanceof TreeRecord);
  for (const { id, isRight, note, step = NaN } of candidates) {
    const at = record.visit(id);
    if (isRight) {
      const { bound, value } = record.reason(steps[step].node);
      assert.equal(steps[step].kind, "cut");
      assert.ok(note.includes(String(bound)) && note.includes(String(value)), note);
      continue;
    }
    assert.ok(steps[step].recordStep < record.leaving(at));
    assert.equal(steps[step + 1].node, at);
    /** @type {number} */
    const above = record.trace.parents[at];
    /** @type {ArrayLike<number>} */
    const bounds = record.player(above) === "X" ? record.trace.betas : record.trace.alphas;
    assert.equal(note.includes("has nothing elsewhere"), !Number.isFinite(bounds[above]), note);
    if (Number.isFinite(bounds[above]) && !note.includes("Nothing below"))
      assert.ok(note.includes(String(bounds[above])), note);
  }
}

for (const { chapter, figure, search } of asking) {
  test(`${chapter}, ${figure.name}: exactly the right answers count as right`, () => {
    const words = wordsIn("en");
    if (!search) {
      const series = seriesOf(chapterEngine(), figure) ?? assert.fail();
      const { candidates } = askedOfSeries(figure, words).prompt;
      const { board } = seriesStep(series, "start");
      if (figure.ask === "choice") return choiceHolds(figure, series, candidates);
      const { moves } = chapterEngine().solve(board, { game: series.shape.game, moves: true });
      const best = moves?.filter((move) => move.best).map(({ move }) => move);
      assert.deepEqual(
        candidates.filter(({ isRight }) => isRight).map(({ id }) => id),
        best,
      );
      return;
    }
    const { subject } = search;
    const { candidates } = askedOfSearch(search, words).prompt;
    if (subject.ask === "cut") {
      marksHold(candidates, search);
      assert.deepEqual(
        candidates.map(({ isRight }) => isRight),
        skippedLeaves(read(subject.tree ?? ""), subject.root),
      );
      return;
    }
    if (subject.ask === "first") return firstHolds(subject, candidates);
    const tree = subject.tree === undefined ? null : /** @type {Tree[]} */ (read(subject.tree));
    const isMax = tree !== null || mover(subject.board ?? "") === "X";
    const values = tree
      ? tree.map((child) => worth(child, false))
      : boardsAfter(subject.board ?? "").map(result);
    const best = Math[isMax ? "max" : "min"](...values);
    assert.deepEqual(
      candidates.map(({ isRight }) => isRight),
      values.map((value) => value === best),
    );
  });

  for (const language of LANGUAGES) {
    test(`${chapter}, ${figure.name}: the figure asks its question, and all of its controls have names (${language})`, () => {
      const words = wordsIn(language);
      const { question, prompt } = search
        ? askedOfSearch(search, words)
        : askedOfSeries(figure, words);
      assert.ok(question.length > 20);
      const { candidates } = prompt;
      assert.equal(new Set(candidates.map(({ label }) => label)).size, candidates.length);
      const reasons = prompt.kind === "marks" ? [prompt.note] : [];
      for (const text of [...reasons, ...candidates.map(({ note }) => note)])
        assert.ok(text.length > 8);
    });
  }
}

test("every chapter has a figure with a question", () => {
  for (const chapter of CHAPTERS) {
    const { figures } = chapterOf("en", chapter);
    assert.ok(
      figures.some(({ ask, map, uniform }) => ask ?? map ?? uniform),
      chapter,
    );
  }
});

for (const chapter of CHAPTERS) {
  for (const { name, scale, ask } of chapterOf("en", chapter).figures) {
    if (!scale) continue;
    const context = { sources: new Map(), words: wordsIn("en") };
    const figure = scaleFigure({ name, scale, ask }, context);
    const html = renderHtml(h(FigureIsland, figure), context.words, "../../");
    const [, drawing] = html.split('<div class="drawing">');
    const [open, answered] = drawing.split('<div class="answered">');
    const right = Number(placeholderValue(chapterEngine(), new Map(), ask));

    test(`${chapter}, ${name}: the row in question and the later rows have no dots before the answer`, () => {
      const rows = SCALES[scale].length;
      assert.equal(open.match(/class="dot/g)?.length, SCALES[scale].indexOf(ask));
      assert.equal(answered.match(/class="dot/g)?.length, rows);
      const written = right.toLocaleString("en");
      assert.ok(!open.includes(written));
      assert.ok(answered.includes(`>${written}<`));
      assert.ok("scale" in figure.data && figure.data.scale?.count === right);
    });

    test(`${chapter}, ${name}: the text of each count ends inside the picture`, () => {
      const width = Number(/viewBox="0 0 (\d+)/.exec(answered)?.[1]);
      const counts = [...answered.matchAll(/class="count after" x="([\d.]+)"[^>]*>([^<]+)</g)];
      assert.equal(counts.length, SCALES[scale].length);
      // In the font of figures, a bold digit is as wide as others.
      const DIGIT = 8;
      for (const [, x, text] of counts) assert.ok(Number(x) + DIGIT * text.length <= width, text);
    });

    test(`${chapter}, ${name}: known wrong estimates are close neither to the right one nor to each other`, () => {
      const wrong = WRONG_GUESSES[scale]((asked) =>
        Number(placeholderValue(chapterEngine(), new Map(), asked)),
      );
      const counts = [right, ...Object.values(wrong)].sort((a, b) => a - b);
      assert.ok(counts.length > 1);
      counts.slice(1).forEach((count, n) => assert.ok(count / counts[n] > 1.25 ** 2, `${count}`));
    });
  }
}

test("the bug root-ties chooses a losing move, and the drawing shows it", () => {
  const search = searchesOf(chapterOf("en", "bounds")).get("corner") ?? assert.fail();
  const { subject, record, steps } = search;
  const words = wordsIn("en");
  const { chosen, sentence } = bugSwitch(subject.bug ?? assert.fail(), record, words);
  const after = record.board(chosen ?? assert.fail());
  assert.equal(result(after), -1);
  assert.match(
    sentence,
    /chooses the last of them, b3, .* After X plays b3, O wins with best play\.$/,
  );
  const end = steps[steps.length - 1];
  const { drawing } = stepView(search, end, words, chosen);
  const best = markup(drawing).match(/<g class="node [^"]*best[^"]*"[^>]*data-id="(\d+)"/);
  assert.equal(best?.[1], String(chosen));
});

test("the map is bright for minimax and mostly dark for alpha-beta, in proportion to the nodes", () => {
  const context = { sources: new Map(), words: wordsIn("en") };
  const { data, drawings } = mapFigure({ name: "map", map: "........." }, context);
  const [all, some] = drawings.map((drawing) =>
    [...markup(drawing).matchAll(/class="light" fill-opacity="([\d.]+)"/g)].map(([, n]) =>
      Number(n),
    ),
  );
  assert.deepEqual(all, [1]);
  assert.ok(some.includes(0.12) && some.includes(1));
  const share = `${((100 * 18_297) / 549_946).toFixed(1)}%`;
  assert.ok(data.sentence.includes(`18,297 of the 549,946 nodes: ${share}`));
});

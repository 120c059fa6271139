/** Tests facts about games and positions on any board, as JavaScript programs request them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

const { puzzle, reason, replay, review, solve } = cutoff;

/**
 * The code of the error that a call throws.
 * @param {() => unknown} call
 * @returns {string}
 */
function codeOf(call) {
  try {
    call();
  } catch (error) {
    return /** @type {any} */ (error).code;
  }
  return assert.fail("it should throw");
}

test("a review has the change that each move made", () => {
  const game = "5x4k4g";
  const found = review("", "22334", { game });
  assert.deepEqual([found.game, found.done, found.moves.length], [game, true, 5]);
  const [first, , slip, blunder, last] = found.moves;
  assert.deepEqual(Object.keys(first).toSorted(), [
    ...["after", "before", "best", "better", "chance", "changed", "exact", "move", "player", "ply"],
    "refutation",
  ]);
  assert.deepEqual([first.player, first.move, first.best, first.changed], ["X", 16, 16, null]);
  assert.deepEqual(
    [slip.changed, slip.before?.outcome, slip.after?.outcome],
    ["result", "draw", "loss"],
  );
  assert.deepEqual([blunder.player, blunder.changed], ["O", "result"]);
  assert.deepEqual(
    [blunder.before, blunder.after],
    [
      { outcome: "win", plies: 17 },
      { outcome: "loss", plies: 4 },
    ],
  );
  // X completes three in the bottom row, with both ends open.
  assert.equal(blunder.refutation?.moves.length, 3);
  assert.equal(blunder.refutation?.fork, 0);
  assert.deepEqual([last.changed, last.refutation], [null, null]);
  const { positions } = replay("", [16, 11, 17, 12, ...blunder.refutation.moves], { game });
  assert.equal(positions.at(-1)?.winner, "X");
});

test("a review that ran out of time reports that, and the next call continues", () => {
  const options = { game: "6x5k4g", budgetMs: 0 };
  let found = review("", "3344", options);
  assert.equal(found.done, false);
  assert.deepEqual(
    [found.moves[0].exact, found.moves[0].before, found.moves[0].after, found.moves[0].changed],
    [false, null, null, null],
  );
  assert.ok(Number.isInteger(found.moves[0].best));
  for (let call = 0; call < 5_000 && !found.done; call += 1) {
    found = review("", "3344", { ...options, budgetMs: 10 });
  }
  assert.ok(found.done && found.moves.every(({ exact }) => exact));
});

test("the same seed gives the same position with a single good move", () => {
  const game = "connect-four";
  const found = puzzle({ game, seed: 7, kind: "win", budgetMs: 60_000 });
  assert.deepEqual([found.game, found.seed, found.kind], ["7x6k4g", 7, "win"]);
  const position = replay("", found.moves, { game }).positions.at(-1);
  assert.deepEqual([position?.board, position?.player], [found.board, found.player]);
  const answer = solve(String(found.board), { game });
  assert.deepEqual([answer.outcome, answer.plies, answer.move], ["win", found.plies, found.move]);
  assert.ok(found.alternatives.every(({ outcome }) => outcome !== "win"));
  const all = [...found.alternatives.map(({ move }) => move), Number(found.move)];
  assert.deepEqual(
    all.toSorted((a, b) => a - b),
    position?.legalMoves.toSorted((a, b) => a - b),
  );

  puzzle({ game: "4x4k4" });
  let again = puzzle({ game, seed: 7, kind: "win", budgetMs: 0 });
  for (let call = 0; call < 5_000 && again.move === null; call += 1) {
    assert.deepEqual([again.board, again.kind, again.moves], [null, null, []]);
    again = puzzle({ game, seed: 7, kind: "win", budgetMs: 0 });
  }
  assert.deepEqual(again, found);
});

test("a saving move draws, and all other moves lose", () => {
  const found = puzzle({ game: "4x4k4g", seed: 3, kind: "save", budgetMs: 60_000 });
  assert.equal(found.kind, "save");
  assert.ok(found.alternatives.length > 0);
  assert.ok(found.alternatives.every(({ outcome }) => outcome === "loss"));
});

test("a trap is the best move that leaves the fewest replies", () => {
  const { trap, moves, done } = solve(".........", { replies: true });
  assert.deepEqual([trap, done, moves?.length], [0, true, 9]);
  assert.deepEqual([moves?.[0].holding, moves?.[0].replies, moves?.[0].best], [1, 8, true]);
  assert.deepEqual([moves?.[1].holding, moves?.[4].holding], [4, 4]);
  // If all moves lose, a trap is the move after which few replies still win.
  const lost = solve("", { game: "6x4k4g", replies: true });
  assert.deepEqual([lost.outcome, lost.done], ["loss", true]);
  const set = lost.moves?.find(({ move }) => move === lost.trap);
  const fewest = Math.min(...(lost.moves ?? []).map(({ holding }) => holding ?? 99));
  assert.equal(set?.holding, fewest);

  const none = solve("", { game: "7x6k4g", replies: true, budgetMs: 0, book: false });
  assert.deepEqual([none.trap, none.exact, none.done], [null, false, false]);
  assert.ok(none.moves?.every(({ holding, replies }) => holding === null && replies === null));
  assert.ok(Number.isInteger(none.move));
  const over = solve("1212121", { game: "7x6k4g", replies: true });
  assert.deepEqual([over.trap, over.move, over.moves, over.done], [null, null, [], true]);
});

test("replies that are counted in slices agree with a single call", () => {
  const game = "5x4k4g";
  const whole = solve("", { game, replies: true });
  // The package keeps the solvers of only three games.
  for (const other of ["4x4k4", "3x3k3", "4x3k3"]) solve("", { game: other });
  let part = solve("", { game, replies: true, budgetMs: 0 });
  let calls = 1;
  for (; !part.done; calls += 1) part = solve("", { game, replies: true, budgetMs: 0 });
  const counted = (/** @type {typeof whole} */ { moves, trap }) => [
    trap,
    moves?.map(({ move, plies, outcome, replies, holding }) => [
      ...[move, plies, outcome, replies, holding],
    ]),
  ];
  assert.deepEqual(counted(part), counted(whole));
  assert.ok(calls > 1);
});

test("a reason has the cells of its idea", () => {
  const game = "connect-four";
  assert.deepEqual(reason("4433", { game }), {
    kind: "double-threat",
    player: "X",
    move: 36,
    cells: [35, 39],
    lines: [
      [35, 36, 37, 38],
      [36, 37, 38, 39],
    ],
  });
  assert.deepEqual(reason("112233", { game }), {
    kind: "win-now",
    player: "X",
    cells: [38],
    lines: [[35, 36, 37, 38]],
  });
  assert.deepEqual(reason("12131", { game }), {
    kind: "forced-reply",
    player: "O",
    move: 14,
    cells: [14],
    lines: [[14, 21, 28, 35]],
  });
  assert.equal(reason("", { game: "4x4k4" }), null);
  const drawn = reason("", { game: "5x5k5" });
  assert.ok(drawn?.kind === "pairs");
  // Five rows, five columns and two diagonals each have a pair.
  assert.equal(drawn.pairs.length, 12);
  assert.equal(new Set(drawn.pairs.flat()).size, 24);
  assert.equal(reason("1212121", { game }), null);
  // O wins on d5, in the second row from below, once X has to play below that cell.
  const position = "12336332357536";
  assert.deepEqual(reason(position, { game }), {
    kind: "zugzwang",
    player: "O",
    move: null,
    threats: [{ cell: 31, parity: "even" }],
    proves: "win",
  });
  assert.equal(solve(position, { game }).outcome, "loss");
});

test("invalid input is refused with its code", () => {
  const game = "7x6k4g";
  assert.equal(
    codeOf(() => review("", "8", { game })),
    "move-cell",
  );
  assert.equal(
    codeOf(() => review("", "1", /** @type {any} */ ({ game, depth: 3 }))),
    "option-unknown",
  );
  assert.equal(
    codeOf(() => puzzle({ game, seed: -1 })),
    "option-seed",
  );
  assert.equal(
    codeOf(() => puzzle({ game, kind: /** @type {any} */ ("lose") })),
    "option-kind",
  );
  assert.equal(
    codeOf(() => solve("", { game, replies: true, budgetMs: 0.5 })),
    "option-budget",
  );
  assert.equal(
    codeOf(() => solve("", { game, solver: /** @type {any} */ ("book") })),
    "option-solver",
  );
  for (const option of [{ moves: 1 }, { replies: "yes" }, { line: 0 }, { book: "no" }]) {
    assert.equal(
      codeOf(() => solve("", { game, .../** @type {any} */ (option) })),
      "option-boolean",
    );
  }
  assert.equal(
    codeOf(() => reason("", { game: "7x6" })),
    "game-syntax",
  );
  // This call does not search, so it has none of the options of searches.
  for (const option of [{ budgetMs: 10 }, { book: false }, { memoryMb: 1 }, { without: [] }]) {
    assert.equal(
      codeOf(() => reason("", /** @type {any} */ ({ game, ...option }))),
      "option-unknown",
    );
  }
});

/**
 * Checks the facts that the page has about positions of large boards. Only proved results are
 * called proved, and no fact is lost.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { speedOf } from "../../www/play/game/search-messages.ts";
import { FactStore } from "../../www/play/state/facts.ts";
import { chooseFinding, merge, withProofs } from "../../www/play/state/merge.ts";
import { findingOfSolved } from "../../www/play/questions/solver-searches.ts";
import { provedResult, marksOf, cellMarkOf } from "../../www/play/state/claim.ts";
import { NO_BOUNDS, boundsOf, boundsOfFacts } from "../../www/play/state/bounds.ts";
import {
  GAMES,
  both,
  holds,
  knowing,
  loose,
  numbers,
  randomGame,
  solvedMoves,
  truth,
} from "./bounds.js";

/** @import { Bounds } from "../../www/play/state/bounds.ts" */

const LOSS = /** @type {const} */ ({ outcome: "loss", plies: 12 });
const DRAW = /** @type {const} */ ({ outcome: "draw", plies: 16 });
const WIN = /** @type {const} */ ({ outcome: "win", plies: 9 });
const SOON = /** @type {const} */ ({ outcome: "win", plies: 3 });

/** A move without any facts. */
const NONE = { finding: null, moves: [] };

/** A move with proved bounds. @param {number} move @param {Bounds} bounds */
const boundsOfMove = (move, bounds) => ({ move, source: null, ...bounds });

for (const game of GAMES) {
  test(`${game}: every claim that follows from proved moves is true`, () => {
    const seen = { results: 0, moves: 0, wins: 0 };
    for (let seed = 1; seed <= 60; seed += 1) {
      const next = numbers(seed);
      const { course, at } = randomGame(game, next);
      const { board, legalMoves } = course.positions[at];
      const solved = solvedMoves(board, game);
      const proofs = new FactStore();
      // In every third round, all moves are proved.
      const given = solved.map((found) =>
        seed % 3 === 0 ? found : { ...found, ...loose(boundsOf(found), next) },
      );
      proofs.add(game, board, { moves: given }, merge);
      const estimate = knowing({ best: legalMoves[next(legalMoves.length)] });
      const { moves } = proofs.of(game, board);
      const known = withProofs(estimate, boundsOfFacts(proofs.of(game, board)), moves);
      assert.ok(known && holds(known, truth(game, board)));
      assert.deepEqual(known.result, provedResult(known));
      const won = moves.filter(({ atLeast }) => atLeast?.outcome === "win");
      if (won.length > 0) {
        assert.ok(won.some(({ move }) => move === known.best));
        seen.wins += 1;
      }
      if (known.result) seen.results += 1;
      if (known.isBestProved) {
        assert.ok(solved.find(({ move }) => move === known.best)?.best);
        assert.deepEqual(known.line, [known.best]);
        seen.moves += 1;
      } else {
        assert.ok(moves.some((found) => provedResult(found) === null));
      }
    }
    for (const count of Object.values(seen)) assert.ok(count >= 10, JSON.stringify(seen));
  });
}

test("the move of the search stays until another move is proved to be better", () => {
  const estimate = knowing({ best: 1, line: [1, 2] });
  const best = (/** @type {Bounds[]} */ ...all) => {
    const moves = all.map((bounds, cell) => boundsOfMove(cell, bounds));
    const known = withProofs(estimate, { atLeast: DRAW, atMost: null }, moves);
    return known && [known.best, known.isBestProved, known.line.length];
  };
  const open = { atLeast: null, atMost: null };
  assert.deepEqual(best(open, open), [1, false, 2]);
  // A draw is proved for another move, but the estimate may be better.
  assert.deepEqual(best(both(DRAW), open), [1, false, 2]);
  // An upper bound shows that the estimate cannot be better.
  assert.deepEqual(best(both(DRAW), both(LOSS)), [0, false, 1]);
  assert.deepEqual(best(both(DRAW), { atLeast: null, atMost: DRAW }), [0, false, 1]);
  // A proved win is better than any estimate, and the earlier of two wins is better.
  assert.deepEqual(best(both(WIN), open), [0, false, 1]);
  assert.deepEqual(best(both(WIN), open, both(SOON)), [2, false, 1]);
  // The estimated move stays if another move is only equally good.
  assert.deepEqual(best(both(DRAW), both(DRAW)), [1, false, 2]);
});

test("without proofs, the page shows the answer of the search", () => {
  const estimate = knowing({});
  assert.equal(withProofs(null, NO_BOUNDS, []), null);
  assert.equal(withProofs(estimate, NO_BOUNDS, [boundsOfMove(0, NO_BOUNDS)]), estimate);
  // A result can be proved without a best move, as in the book.
  const booked = withProofs(estimate, both(WIN), []);
  assert.deepEqual([booked?.result, booked?.best, booked?.isBestProved], [WIN, 5, false]);
  // A proved best move stays.
  const sure = knowing({ ...both(DRAW), best: 5 });
  assert.equal(withProofs(sure, both(DRAW), [boundsOfMove(0, both(DRAW))])?.best, 5);
  const won = knowing({ ...both(WIN), best: 5 });
  assert.deepEqual(
    withProofs(won, both(WIN), [boundsOfMove(0, both(WIN)), boundsOfMove(5, NO_BOUNDS)]),
    won,
  );
});

test("proofs of scores are combined with the search, in either order of arrival", () => {
  const game = "4x4k3";
  const { start: board } = cutoff.describe(game);
  const moves = solvedMoves(board, game);
  const best = moves.filter((found) => found.best).map(({ move }) => move);
  const estimate = knowing({ best: 0, line: [0, 1] });
  const facts = [{ found: estimate }, { moves }];
  for (const order of [facts, facts.toReversed()]) {
    const proofs = new FactStore();
    for (const one of order) proofs.add(game, board, one, merge);
    const { finding, movesProved } = proofs.of(game, board);
    assert.equal(finding?.result?.outcome, "win");
    assert.ok(best.includes(/** @type {number} */ (finding?.best)));
    assert.equal(finding?.isBestProved, true);
    assert.equal(movesProved, true);
  }
});

test("proofs from a search, from the visitor and from the moves are combined only for their own position", () => {
  const proofs = new FactStore();
  const untouched = proofs.of("g", "b");
  assert.deepEqual([untouched.finding, untouched.moves], [null, []]);
  proofs.add("g", "b", { lastFinding: knowing({ atLeast: DRAW }) }, merge);
  proofs.add("g", "b", { bounds: { atLeast: null, atMost: DRAW } }, merge);
  const { finding } = proofs.of("g", "b");
  assert.deepEqual([finding?.result, finding?.best, finding?.isBestProved], [DRAW, 5, false]);
  // A later report that lacks a bound does not remove it.
  proofs.add("g", "b", { lastFinding: knowing({ depth: 9 }) }, merge);
  assert.deepEqual(proofs.of("g", "b").finding?.result, DRAW);
  assert.deepEqual(proofs.of("g", "c"), untouched);
  assert.deepEqual(proofs.of("h", "b"), untouched);
});

test("a search that restarts does not remove earlier findings", () => {
  const before = knowing({ depth: 12, best: 1 });
  const again = chooseFinding(before, knowing({ depth: 3, nodes: 7, best: 2 }));
  assert.deepEqual([again.depth, again.best, again.nodes], [12, 1, 7]);
  const deeper = knowing({ depth: 13, best: 2 });
  assert.equal(chooseFinding(before, deeper), deeper);
  assert.equal(chooseFinding(null, before), before);
  const proved = knowing({ depth: 3, ...both(WIN) });
  assert.equal(chooseFinding(before, proved), proved);
  // The book can have the result before the search has the move.
  const booked = knowing({ ...both(WIN), depth: null, source: "book" });
  const after = chooseFinding(booked, knowing({ best: 3 }));
  assert.deepEqual([after.source, after.best], ["book", 3]);
});

test("the page shows the findings of searches in every game, and an estimate proves nothing", () => {
  let estimates = 0;
  for (const game of ["4x4k4", "5x5k4", "7x6k4g", "4x4k3"]) {
    const { start } = cutoff.describe(game);
    for (let slice = 0; slice < 20; slice += 1) {
      const solved = cutoff.solve(start, { game, solver: "search", line: true, budgetMs: 5 });
      const known = findingOfSolved(solved);
      assert.deepEqual(known.result, solved.exact ? solved.atLeast : null, game);
      assert.deepEqual([known.atLeast, known.atMost], [solved.atLeast, solved.atMost]);
      assert.deepEqual([known.best, known.depth], [known.line[0] ?? null, solved.depth]);
      assert.equal(known.isBestProved, solved.exact);
      assert.equal(marksOf({ ...NONE, finding: known }).isBestProved, solved.exact);
      if (solved.estimate !== null) estimates += 1;
      if (solved.done) break;
    }
  }
  assert.ok(estimates > 0, "there were estimates");
});

test("only results that a solver has proved are called proved", () => {
  const game = "7x6k4g";
  const open = findingOfSolved(cutoff.solve("44444", { game, budgetMs: 0, book: false }));
  assert.deepEqual([open.result, open.isBestProved], [null, false]);
  const won = findingOfSolved(cutoff.solve("112233", { game }));
  assert.deepEqual([won.atLeast, won.atMost], [won.result, won.result]);
  assert.deepEqual(won.result, { outcome: "win", plies: 1 });
  assert.deepEqual([won.best, won.isBestProved, won.line], [38, true, [38]]);
  // The book has results without the moves that reach them.
  const result = { ...cutoff.solve("112233", { game }), move: null };
  const booked = findingOfSolved({ ...result, source: /** @type {const} */ ("book") });
  assert.deepEqual([booked.result?.plies, booked.best, booked.isBestProved], [1, null, false]);
  assert.deepEqual([booked.source, booked.line], ["book", []]);
});

test("hints show proved results and bounds of moves, and nothing for other moves", () => {
  const open = { atLeast: LOSS, atMost: WIN };
  const moves = [
    both(WIN),
    both(DRAW),
    both(LOSS),
    { atLeast: WIN, atMost: null },
    { atLeast: null, atMost: LOSS },
    { atLeast: DRAW, atMost: WIN },
    { atLeast: LOSS, atMost: DRAW },
    open,
    NO_BOUNDS,
  ].map((bounds, cell) => boundsOfMove(cell, bounds));
  const shown = [
    { move: 0, outcome: "win", plies: 9 },
    { move: 1, outcome: "draw", plies: 16 },
    { move: 2, outcome: "loss", plies: 12 },
    { move: 3, outcome: "win", plies: null },
    { move: 4, outcome: "loss", plies: null },
    { move: 5, outcome: "draw", plies: null, bound: "lower" },
    { move: 6, outcome: "draw", plies: null, bound: "upper" },
  ];
  assert.deepEqual(marksOf({ ...NONE, moves }).cells, shown);
  assert.equal(cellMarkOf(boundsOfMove(7, open)), null);
  assert.deepEqual(marksOf(NONE).cells, []);
});

test("the page shows a speed only after 20 ms of measured time", () => {
  assert.equal(speedOf({ timedPart: null }), null);
  assert.equal(speedOf({ timedPart: { nodes: 100, ms: 19 } }), null);
  assert.equal(speedOf({ timedPart: { nodes: 100, ms: 20 } }), 5000);
});

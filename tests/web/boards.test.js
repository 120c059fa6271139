/** What Play says of a search on a large board: a bound is no score, and what is known is not forgotten. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";
import { catalogue } from "../../www/messages/catalogue.js";
import { STANDARD } from "../../www/game/shape.js";
import { candidates } from "../../www/game/levels.js";
import {
  claimOf,
  fromSolved,
  fromThought,
  further,
  marksOf,
  speedOf,
  withMoves,
  worthsOf,
} from "../../www/play/boards/known.js";
import { BoardKnowledge } from "../../www/play/boards/knowledge.js";
import { factWords, formOf, howWords, lineWords, statusWords } from "../../www/play/boards/said.js";
import { Costs, timeOf } from "../../www/play/boards/costs.js";
import { powerOfTen, spanOf } from "../../www/page/span.js";
import { BUDGETS, MEMORIES, keepChoices, loadChoices } from "../../www/play/boards/choices.js";
import { words } from "./words.js";

/** @typedef {import("../../www/play/boards/known.js").Known} Known */

const english = catalogue("en", words("en"), STANDARD);
const LOSS = /** @type {const} */ ({ outcome: "loss", plies: 12 });
const DRAW = /** @type {const} */ ({ outcome: "draw", plies: 16 });
const WIN = /** @type {const} */ ({ outcome: "win", plies: 9 });

/** @param {Partial<Known>} known @returns {Known} */
const knowing = (known) => ({
  ...{
    proved: null,
    atLeast: null,
    atMost: null,
    depth: 8,
    best: 5,
    bestProved: (known.proved ?? null) !== null,
    line: [5, 6],
  },
  ...{ nodes: 100, measured: null, memory: 0, memoryRefused: false, source: "search" },
  ...known,
});

/** @param {import("../../www/game/state.js").Words} said */
const text = ({ id, values }) => english.say(id, /** @type {any} */ (values ?? {}));

test("a bound is said as a bound, and a truism is not said at all", () => {
  const said = (/** @type {Partial<Known>} */ known) => text(factWords(knowing(known), "X"));
  assert.equal(said({ proved: WIN }), "Proved: X wins in 9 moves.");
  assert.equal(said({ proved: DRAW }), "Proved: a draw.");
  assert.equal(said({ proved: LOSS }), "Proved: X loses in 12 moves.");
  assert.equal(said({ atLeast: DRAW }), "At least a draw for X.");
  assert.equal(said({ atMost: DRAW, atLeast: LOSS }), "At most a draw for X.");
  assert.equal(said({ atLeast: WIN }), "X wins in 9 moves or sooner.");
  assert.equal(said({ atMost: LOSS }), "X loses in 12 moves or sooner.");
  // Every position is lost in some plies at the worst, and won in some at the best.
  const open = "No win can be forced within 8 moves; beyond that, nothing is proved.";
  assert.equal(said({ atLeast: LOSS, atMost: WIN }), open);
  assert.equal(said({}), open);
  assert.equal(said({ depth: 0 }), "Nothing is proved yet.");
});

test("the form of a state tells a result from a bound and from neither", () => {
  assert.equal(formOf(null), "open");
  assert.equal(formOf(knowing({})), "open");
  assert.equal(formOf(knowing({ atLeast: DRAW })), "bound");
  assert.equal(formOf(knowing({ proved: DRAW })), "known");
});

test("what was stopped is called stopped, and what is proved needs no more words", () => {
  const said = (/** @type {any} */ status, /** @type {Partial<Known>} */ known = {}) => {
    const found = statusWords({ status, known: knowing(known) });
    return found && text(found);
  };
  assert.equal(said("stopped"), "Stopped at depth 8.");
  assert.equal(said("spent"), "Time is up at depth 8.");
  assert.equal(said("looking"), "Still looking…");
  assert.equal(said("proved", { proved: WIN }), null);
  const open = { proved: WIN, bestProved: false };
  assert.equal(said("spent", open), "The best move is not proved yet.");
  assert.equal(said("looking", open), "Still looking…");
  for (const status of ["idle", "paused"]) assert.ok(said(status));
});

test("a computer's move says how it was found", () => {
  const how = (/** @type {any} */ played) =>
    text(howWords({ move: 0, ending: null, depth: 8, ...played }));
  assert.equal(how({ how: "proved", ending: WIN }), "proved: wins in 9");
  assert.equal(how({ how: "looked" }), "looked 8 plies ahead");
  assert.equal(how({ how: "casual" }), "casual");
  assert.equal(how({ how: "random" }), "at random");
});

test("what is proved of the moves is proved of the position", () => {
  for (const [game, moves] of [
    ["5x5k4", ""],
    ["7x6k4g", "4444"],
    ["5x6k4g", "444444"],
    ["4x4k3", ""],
  ]) {
    const { positions } = cutoff.replay(cutoff.describe(game).start, moves, { game });
    const { board } = positions[positions.length - 1];
    for (const budgetMs of [1, 30, 300]) {
      const analysis = cutoff.analyze(board, { game, budgetMs });
      const guess = knowing({ best: analysis.moves[0].index });
      const known = withMoves(guess, analysis);
      assert.ok(known);
      const won = analysis.moves.filter(({ atLeast }) => atLeast?.outcome === "win");
      if (won.length > 0) {
        assert.equal(claimOf(known).outcome, "win");
        assert.ok(won.some(({ index }) => index === known.best));
      }
      if (!analysis.exact) continue;
      const best = analysis.moves.find(({ index }) => index === analysis.best[0]);
      assert.deepEqual([known.proved?.outcome, known.bestProved], [best?.outcome, true]);
      assert.ok(analysis.best.includes(/** @type {number} */ (known.best)));
      assert.deepEqual(known.line, [known.best]);
    }
  }
  assert.equal(withMoves(null, null), null);
});

test("the search beside the scores takes their proofs, whichever comes last", () => {
  const { start: board } = cutoff.describe("4x4k3");
  const analysis = cutoff.analyze(board, { game: "4x4k3" });
  const guess = knowing({ best: 0, line: [0, 1] });
  const facts = [{ known: guess }, { analysis }, { status: /** @type {const} */ ("spent") }];
  for (const order of [facts, facts.toReversed()]) {
    const knowledge = new BoardKnowledge();
    for (const one of order) knowledge.learn("4x4k3", board, one);
    const { known, status } = knowledge.of("4x4k3", board);
    assert.equal(known?.proved?.outcome, "win");
    assert.ok(analysis.best.includes(/** @type {number} */ (known?.best)));
    assert.equal(status, "proved");
  }
});

test("a line is called best when it is proved, and says where it stops early", () => {
  assert.deepEqual(lineWords(knowing({})), { id: "line-so-far", partly: null });
  const values = { shown: 2, plies: 9 };
  const partly = { id: "line-partly", values };
  assert.deepEqual(lineWords(knowing({ proved: WIN })), { id: "best-line", partly });
  const whole = knowing({ proved: { outcome: "win", plies: 2 } });
  assert.deepEqual(lineWords(whole), { id: "best-line", partly: null });
  const open = knowing({ proved: WIN, bestProved: false });
  assert.equal(lineWords(open).id, "line-so-far");
});

test("a search that begins again does not make the page forget", () => {
  const before = knowing({ depth: 12, atLeast: DRAW });
  const again = further(before, knowing({ depth: 3, nodes: 7 }));
  assert.deepEqual([again.depth, again.atLeast, again.nodes], [12, DRAW, 7]);
  assert.equal(further(before, knowing({ depth: 13 })).depth, 13);
  assert.equal(further(before, knowing({ depth: 3, proved: WIN })).proved, WIN);
  // The book may know the result, and the search not yet the move.
  const booked = further(knowing({ proved: WIN, depth: null }), knowing({ best: 3 }));
  assert.deepEqual([booked.proved, booked.best, booked.bestProved], [WIN, 3, false]);
});

test("what the engine thinks becomes what is known, in every game, and a guess proves nothing", () => {
  for (const game of ["4x4k4", "5x5k4", "7x6k4g", "4x4k3"]) {
    const { start } = cutoff.describe(game);
    for (let slice = 0; slice < 20; slice += 1) {
      const thought = { ...cutoff.think(start, { game, sliceMs: 5 }), ms: 5 };
      const known = fromThought(thought);
      assert.equal(known.proved !== null, thought.done, game);
      assert.equal(known.best, thought.line[0] ?? null);
      const { proved } = marksOf(known, null);
      assert.equal(proved, thought.done);
      if (thought.done) break;
    }
  }
});

test("what a solver proves is known, and what it does not is not", () => {
  const solved = { ...cutoff.solve("44444", { game: "7x6k4g", budgetMs: 1 }), ms: 1 };
  assert.equal(fromSolved(solved).proved !== null, solved.exact);
  const late = { ...cutoff.solve("112233", { game: "7x6k4g" }), ms: 1 };
  assert.deepEqual(fromSolved(late).proved, { outcome: "win", plies: 1 });
  assert.deepEqual(fromSolved(late).line, [late.index]);
});

test("hints show what is proved of a move, its bounds as bounds, and nothing of the others", () => {
  for (const [game, moves] of [
    ["5x5k4", ""],
    ["7x6k4g", "444"],
    ["4x4k3", "b2"],
  ]) {
    const { positions } = cutoff.replay(cutoff.describe(game).start, moves, { game });
    const { board } = positions[positions.length - 1];
    const analysis = cutoff.analyze(board, { game, budgetMs: 30 });
    const worths = worthsOf(analysis);
    for (const move of analysis.moves) {
      const worth = worths.find(({ index }) => index === move.index);
      if (move.exact) {
        assert.deepEqual(worth, { index: move.index, outcome: move.outcome, plies: move.plies });
      } else if (worth?.at) {
        assert.equal(worth.outcome, "draw");
        assert.equal((worth.at === "least" ? move.atLeast : move.atMost)?.outcome, "draw");
      } else if (worth) {
        assert.equal(worth.plies, null);
        assert.ok(move.atLeast?.outcome === "win" || move.atMost?.outcome === "loss");
      }
    }
  }
  assert.deepEqual(worthsOf(null), []);
});

test("best moves are called equal only when all are proved", () => {
  const analysis = cutoff.analyze(".".repeat(16), { game: "4x4k4" });
  assert.equal(marksOf(knowing({ proved: DRAW }), analysis).equal.length, 16);
  assert.deepEqual(marksOf(knowing({}), analysis).equal, []);
});

test("casual wins at once and stops a win at once on every board, by a look two plies ahead", () => {
  for (const game of ["4x4k4", "5x5k4", "7x6k4g", "4x3k3", "6x5k4g"]) {
    const { start } = cutoff.describe(game);
    let seed = 7;
    let line = /** @type {number[]} */ ([]);
    for (let ply = 0; ply < 60; ply += 1) {
      const { positions } = cutoff.replay(start, line, { game });
      const now = positions[positions.length - 1];
      if (now.finished) {
        line = [];
        continue;
      }
      const next = (/** @type {string} */ board, /** @type {number} */ move) =>
        cutoff.replay(board, [move], { game }).positions[1];
      const wins = (/** @type {import("../../pkg/web/cutoff.js").Position} */ at) =>
        at.legalMoves.filter((move) => next(at.board, move).winner === at.player);
      const winning = wins(now);
      const holding = now.legalMoves.filter((move) => {
        const then = next(now.board, move);
        return then.finished || wins(then).length === 0;
      });
      const expected = winning.length > 0 ? winning : holding.length > 0 ? holding : now.legalMoves;
      const analysis = /** @type {any} */ (cutoff.analyze(now.board, { game, depth: 2 }));
      const cells = candidates("casual", analysis).map(({ index }) => index);
      assert.deepEqual(cells.toSorted(), expected.toSorted(), `${game} ${now.board}`);
      seed = (seed * 48_271) % 2_147_483_647;
      line = [...line, now.legalMoves[seed % now.legalMoves.length]];
    }
  }
});

test("a speed is told when there is a time to tell it by", () => {
  assert.equal(speedOf({ measured: null }), null);
  assert.equal(speedOf({ measured: { nodes: 100, ms: 2 } }), null);
  assert.equal(speedOf({ measured: { nodes: 100, ms: 50 } }), 2000);
});

test("choices are kept, and a storage that is broken, empty or hostile is as good as none", () => {
  /** @type {Map<string, string>} */
  const held = new Map();
  const storage = () => ({
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void held.set(key, value),
  });
  assert.deepEqual(loadChoices(storage, false), { budget: 1000, memoryMb: 32 });
  assert.deepEqual(loadChoices(storage, true), { budget: 1000, memoryMb: 8 });
  for (const budget of BUDGETS) {
    for (const memoryMb of MEMORIES) {
      keepChoices(storage, { budget, memoryMb });
      assert.deepEqual(loadChoices(storage, true), { budget, memoryMb });
    }
  }
  for (const text of ["", "{", "7", "null", "[]", '{"budget":1e99,"memoryMb":"lots"}']) {
    held.set("cutoff.engine", text);
    assert.deepEqual(loadChoices(storage, false), { budget: 1000, memoryMb: 32 }, text);
  }
  const broken = () => {
    throw new Error("forbidden");
  };
  assert.deepEqual(loadChoices(broken, false), { budget: 1000, memoryMb: 32 });
  keepChoices(broken, { budget: null, memoryMb: 8 });
});

test("claims are the same whichever side of the truth closes in first", () => {
  assert.deepEqual(claimOf({ proved: null, atLeast: DRAW, atMost: DRAW }), {
    kind: "result",
    outcome: "draw",
  });
});

test("minimax is timed on a late position that it finishes soon, on every board", async () => {
  /** @type {{ call: string, args: any[] }[]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    async request(/** @type {keyof typeof cutoff} */ call, /** @type {any[]} */ args) {
      return /** @type {any} */ (cutoff[call])(...args);
    },
  });
  const textbook = /** @type {any} */ ({
    async request(/** @type {string} */ call, /** @type {any[]} */ args) {
      asked.push({ call, args });
      return { nodes: 2_000_000, ms: 100 };
    },
  });
  const { signal } = new AbortController();
  for (const game of ["4x4k4", "7x6k4g", "8x8k5", "3x3k3g"]) {
    asked.length = 0;
    let learned = 0;
    const costs = new Costs(engine, () => textbook);
    const shape = cutoff.describe(game);
    const asking = { signal, learned: () => (learned += 1) };
    await costs.find(shape, shape.start, asking);
    const { estimate, timed } = costs.of(game, shape.start);
    assert.deepEqual(timed, { nodes: 2_000_000, ms: 100 });
    assert.deepEqual(estimate, cutoff.estimate(shape.start, { game }));
    assert.equal(learned, 2);
    const [{ call, args }] = asked;
    const [board, pruning] = args;
    assert.deepEqual([call, pruning], ["textbook", false]);
    // Minimax takes it, and it has a few positions to time.
    const { nodes } = cutoff.estimate(board, { game });
    assert.ok(nodes < 2e7 && nodes > 1_000, `${game} ${nodes}`);
    // Nothing is asked twice.
    await costs.find(shape, shape.start, asking);
    assert.equal(asked.length, 1);
  }
});

test("a time has no more digits than its estimate, and a unit that suits it", () => {
  const estimate = { nodes: 3.6e13, standardError: 7e11, exact: false, probes: 1000 };
  const timed = { nodes: 1e6, ms: 14.4 };
  assert.deepEqual(timeOf(estimate, timed), { seconds: 518_400, digits: 2 });
  assert.deepEqual(spanOf(518_400, 2), { id: "span-days", count: 6 });
  assert.equal(timeOf({ ...estimate, standardError: 9e12 }, timed).digits, 1);
  assert.deepEqual(spanOf(0.2, 2), { id: "span-moment", count: 0 });
  assert.deepEqual(spanOf(59.7, 2), { id: "span-minutes", count: 1 });
  assert.deepEqual(spanOf(3.3e17, 1), { id: "span-years", count: 1e10 });
  assert.deepEqual(powerOfTen(2.465e29), { mantissa: 2.5, power: 29 });
  assert.deepEqual(powerOfTen(9.96e9), { mantissa: 1, power: 10 });
});

/** Compares estimates and values of depth-limited searches with those of full searches. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, describe, replay, trace } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { positionBranches } from "../../www/parts/search/branches.ts";
import { knowledgeAt } from "../../www/parts/search/node-state.ts";
import { cellStates } from "../../www/parts/search/cell-states.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { searchSentence } from "../../www/parts/search/sentences.ts";
import { positions } from "./positions.js";
import { listen } from "./replay.js";
import { sentence } from "./sentence.js";
import { words } from "./words.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @typedef {"plain" | "depth-aware"} Scoring */

/** Some positions of 3×3, spread evenly. */
const spread = [...positions()].filter((_, index) => index % 90 === 11);

/**
 * @param {string} board
 * @param {{ game?: string, depth: number, pruning?: boolean, scoring?: Scoring }} how
 */
function limited(board, { game = STANDARD.game, depth, pruning = true, scoring = "plain" }) {
  const recorded = trace(board, pruning, { game, depth, scoring });
  return new SearchRecord(recorded, pruning, "", describe(game));
}

/**
 * Finds a position's result by a search to the end: the winner and the number of moves.
 * @type {Map<string, { winner: string | null, plies: number }>}
 */
const results = new Map();
/** @param {string} board */
function resultOf(board) {
  const found = results.get(board);
  if (found) return found;
  const [{ finished, winner }] = replay(board, []).positions;
  if (finished) return { winner, plies: 0 };
  const { player, outcome, plies } = best_move(board, true);
  const other = player === "X" ? "O" : "X";
  const wins = outcome === "draw" ? null : outcome === "win" ? player : other;
  const result = { winner: wins, plies: plies ?? 0 };
  results.set(board, result);
  return result;
}

test("a value or bound that is not called an estimate agrees with a search to the end", () => {
  let [values, estimates] = [0, 0];
  for (const board of spread) {
    for (const depth of [1, 2, 3, 4]) {
      for (const scoring of /** @type {const} */ (["plain", "depth-aware"])) {
        for (const pruning of [true, false]) {
          const record = limited(board, { depth, pruning, scoring });
          const { nodes, values: found, plies } = record.trace;
          for (let node = 0; node < nodes; node += 1) {
            if (record.isEstimate(node)) {
              estimates += 1;
              continue;
            }
            values += 1;
            const truth = resultOf(record.board(node));
            const score = (/** @type {string | null} */ winner, /** @type {number} */ left) => {
              const size = scoring === "plain" ? 1 : 100 - left - plies[node];
              return winner === null ? 0 : winner === "X" ? size : -size;
            };
            const exact = score(truth.winner, truth.plies);
            const said = record.end(found[node]);
            const claimed = score(said.winner, (said.plies ?? 0) - plies[node]);
            const holds = {
              exact: exact === claimed,
              lower: exact >= claimed,
              upper: exact <= claimed,
            };
            const about = `${board} depth ${depth} ${scoring}: ${record.board(node)}`;
            assert.ok(holds[record.boundKind(node)], `${about} ${claimed} ${exact}`);
          }
        }
      }
    }
  }
  assert.ok(values > 2000 && estimates > 2000, `${values} values, ${estimates} estimates`);
});

test("an estimate comes from an unfinished position at the depth limit", () => {
  for (const game of ["4x4k4", "7x6k4g", "4x3k3"]) {
    const { start } = describe(game);
    const record = limited(start, { game, depth: 3 });
    const { nodes, sizes, plies } = record.trace;
    assert.ok(record.isLimited);
    for (let node = 0; node < nodes; node += 1) {
      const [{ finished }] = replay(record.board(node), [], { game }).positions;
      assert.equal(record.isAtLimit(node), plies[node] === 3 && !finished);
      const below = Array.from({ length: sizes[node] }, (_, index) => node + index);
      if (record.isEstimate(node)) assert.ok(below.some((other) => record.isAtLimit(other)));
    }
  }
});

test("a search that reaches every end of the game has no estimate, with any limit", () => {
  const record = limited("XOX.O....", { depth: 5 });
  assert.equal(record.isLimited, false);
  assert.equal(record.trace.nodes, trace("XOX.O....", true, { scoring: "plain" }).nodes);
  const deep = limited("XOX.O....", { depth: 4 });
  assert.ok(deep.isLimited);
});

test("a limited search records its real steps, and the state of each node follows from them", () => {
  for (const [game, depth] of /** @type {const} */ ([
    ["4x4k4", 3],
    ["7x6k4g", 3],
    ["3x3k3", 2],
  ])) {
    const record = limited(describe(game).start, { game, depth });
    const branches = positionBranches(record);
    const kinds = { enter: 0, leave: 0, leaf: 0, improve: 0, narrow: 0, cut: 0 };
    for (let index = 0; index < record.length; index += 1) kinds[record.step(index).kind] += 1;
    const marked = (/** @type {number} */ bit) =>
      record.trace.marks.filter((mark) => mark & bit).length;
    assert.deepEqual(kinds, {
      ...{ enter: record.trace.nodes, leave: record.trace.nodes },
      ...{ leaf: marked(1), improve: marked(2), narrow: marked(4), cut: marked(8) },
    });
    const unknown = { state: "unknown", value: null, proves: null };
    listen(record, branches, (index, looks) => {
      if (index % 7 !== 3) return;
      const look = knowledgeAt(record, branches, record.step(index));
      for (let id = 0; id < branches.count; id += 5) {
        assert.deepEqual(look(id), looks.get(id) ?? unknown, `${game} step ${index}, id ${id}`);
      }
    });
  }
});

for (const language of LANGUAGES) {
  test(`every step of limited searches has a sentence that calls an estimate an estimate: ${language}`, () => {
    const estimate = { en: /estimate/, es: /estimaci/, fa: /برآورد/ }[language];
    assert.ok(estimate);
    for (const [game, moves, depth] of /** @type {const} */ ([
      ["4x4k4", "", 3],
      ["4x4k4", "b2a1c2d1", 3],
      ["7x6k4g", "44453", 3],
      ["3x3k3", "b2a1", 3],
    ])) {
      const shape = describe(game);
      const said = catalogue(language, words(language), shape);
      const played = replay(shape.start, moves, { game }).positions;
      for (const scoring of /** @type {const} */ (["plain", "depth-aware"])) {
        const { board } = played[played.length - 1];
        const record = limited(board, { game, depth, scoring });
        for (let index = 0; index < record.length; index += 1) {
          const step = record.step(index);
          const text = sentence(said, searchSentence(record, step));
          assert.doesNotMatch(text, /undefined|NaN|\{/);
          const about = step.kind === "leave" || step.kind === "leaf" || step.kind === "narrow";
          if (about && record.isEstimate(step.node)) assert.match(text, estimate);
          if (about && !record.isEstimate(step.node)) assert.doesNotMatch(text, estimate);
        }
      }
    }
  });
}

test("a cell of the board says whether its move has a value or an estimate", () => {
  const record = limited("XX.OO....", { depth: 1 });
  const last = record.step(record.length - 1);
  const [state] = record.pathStates(last);
  const states = cellStates(record, last, state.chosen);
  assert.equal(record.isEstimate(0), false, "X wins at once");
  const isEstimate = (/** @type {number} */ cell) => "estimate" in states[cell];
  assert.equal(isEstimate(2), false);
  assert.ok([5, 6, 7, 8].every(isEstimate));
});

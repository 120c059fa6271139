/** Tests the calls for any board, as JavaScript programs make them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { refusal } from "./refusal.js";

const { analyze, best_move, describe, estimate, load_book } = cutoff;
const { measure, puzzle, replay, review, solve, trace } = cutoff;

const BOOK = readFileSync(new URL("../../www/public/connect-four.book", import.meta.url));

test("describe returns the shape of a game and the names of its cells", () => {
  const four = describe("connect-four");
  assert.deepEqual([four.game, four.columns, four.rows, four.run], ["7x6k4g", 7, 6, 4]);
  assert.deepEqual([four.gravity, four.longest, four.exhaustive], [true, 42, false]);
  assert.equal(four.start, ".".repeat(42));
  assert.deepEqual([four.names[0], four.names[41]], ["a6", "g1"]);
  assert.deepEqual([four.moveNames[0], four.moveNames[41]], ["1", "7"]);
  assert.deepEqual(four.columnNames.join(""), "abcdefg");
  const grid = describe("5x4k4");
  assert.deepEqual(grid.moveNames, grid.names);
  assert.deepEqual([grid.names.length, grid.rowNames.join("")], [20, "1234"]);
  assert.equal(describe().game, "3x3k3");
});

test("with gravity, names count rows from the bottom, and results count rows from the top", () => {
  for (const columns of [3, 5, 8]) {
    for (let rows = 3; rows <= 8; rows += 1) {
      for (const fall of ["", "g"]) {
        const { names, rowNames } = describe(`${columns}x${rows}k3${fall}`);
        const upwards = Array.from({ length: rows }, (_, row) => String(row + 1));
        assert.deepEqual(rowNames, fall ? upwards.toReversed() : upwards);
        const wanted = rowNames.flatMap((row) =>
          [..."abcdefgh".slice(0, columns)].map((c) => c + row),
        );
        assert.deepEqual(names, wanted);
      }
    }
  }
  const game = "7x6k4g";
  const { index, row, col } = best_move("", true, { game, depth: 2 });
  assert.deepEqual([row, col], [5, (index ?? 0) % 7]);
  const floating = refusal(() => solve(`${".".repeat(10)}X${".".repeat(31)}`, { game }));
  assert.equal(floating.cell, 10);
  assert.match(floating.message, /\bd5\b/);
});

test("an unknown game is refused with the reason", () => {
  for (const [name, code, says] of [
    ["9x3k3", "game-unknown", "columns"],
    ["3x2k3", "game-unknown", "rows"],
    ["4x4k5", "game-unknown", "run"],
    ["4x4k2", "game-unknown", "run"],
    ["4x4", "game-syntax", "sign 4"],
    ["4x4k4gg", "game-syntax", "sign 7"],
  ]) {
    for (const call of [
      () => describe(name),
      () => solve("", { game: name }),
      () => replay("", "", { game: name }),
    ]) {
      const error = refusal(call);
      assert.equal(error.code, code, name);
      assert.ok(error.message.includes(says), error.message);
    }
  }
});

test("a game can be replayed, and a click on a column plays its lowest free cell", () => {
  const { positions, moves, notation, link } = replay("", "4453", { game: "7x6k4g" });
  assert.deepEqual(moves, [38, 31, 39, 37]);
  assert.deepEqual([notation, link, positions.length], ["4453", "4453", 5]);
  const last = positions[4];
  assert.deepEqual([last.player, last.plies, last.finished], ["X", 4, false]);
  assert.equal(last.board.slice(28), "...O.....OXX..");
  // Column 4 has two stones, so each of its cells plays the third cell from below.
  for (let row = 0; row < 6; row += 1) assert.equal(last.targets[7 * row + 3], 24);
  assert.deepEqual(last.legalMoves, [35, 36, 30, 24, 32, 40, 41]);
  assert.deepEqual(replay("", moves, { game: "7x6k4g" }).positions, positions);

  const grid = replay("", "b2a1c3", { game: "4x4k4" });
  assert.deepEqual([grid.moves, grid.notation], [[5, 0, 10], "b2a1c3"]);
  assert.deepEqual(grid.positions[1].targets[5], null);
  assert.deepEqual(grid.positions[1].targets[6], 6);

  const won = replay("", "1212121", { game: "connect-four" }).positions[7];
  assert.deepEqual([won.winner, won.finished, won.legalMoves], ["X", true, []]);
  assert.deepEqual(won.winningCells, [14, 21, 28, 35]);
  assert.ok(won.targets.every((target) => target === null));
});

test("a board can be text, cells or rows", () => {
  const game = "4x3k3";
  const text = "XO../.X../....";
  const rows = [
    ["X", "O", "", ""],
    ["", "x", null, "."],
    ["", "", "", ""],
  ];
  const expected = replay(text, [], { game }).positions[0].board;
  assert.equal(expected, "XO...X......");
  for (const board of /** @type {any[]} */ ([rows, rows.flat(), expected.toLowerCase()])) {
    assert.equal(replay(board, [], { game }).positions[0].board, expected);
  }
});

test("a board or a list of moves can have the forms that programs write, as text or as an array", () => {
  const board = "X..O.....";
  for (const start of /** @type {any[]} */ ([
    ["X", 1, 2, "O", 4, 5, 6, 7, 8],
    ["X", "2", "3", "O", "5", "6", "7", "8", "9"],
    ["×", null, "", "○", undefined, ".", "_", "-", " "],
    '["X", 1, 2, "O", 4, 5, 6, 7, 8]',
    "X | | \n--+---+--\nO | | \n--+---+--\n | | ",
    "a1, a2",
    "[0, 3]",
  ])) {
    assert.equal(replay(start, "").positions.at(-1)?.board, board, String(start));
  }
  // A number that is not the number of cells could be a stone.
  for (const start of [
    ["X", 0, 0, "O", 0, 0, 0, 0, 0],
    [1, 0, 0, 2, 0, 0, 0, 0, 0],
    ["X", 1.5, 2, "O", 4, 5, 6, 7, 8],
  ]) {
    assert.equal(refusal(() => replay(/** @type {any} */ (start), "")).code, "cell-sign");
  }
  const game = "7x6k4g";
  assert.deepEqual(replay("", "[4, 4, 5, 3]", { game }), replay("", "4453", { game }));
  const { fault } = replay("", "[3, 3, 4, 2, 0]", { game });
  assert.equal(fault?.message, "move 5, character 14: 0 is not a column: columns count from 1");
});

test("an invalid board or move is refused with the position of the fault", () => {
  const cases = /** @type {[any, any, string, object][]} */ ([
    ["X..............", "", "board-length", { found: 15 }],
    ["X...?...........", "", "cell-sign", { cell: 4 }],
    ["XX..............", "", "stone-counts", { board: "XX.............." }],
    [
      "O...............",
      "",
      "stone-counts",
      { board: "O...............", swapped: "X..............." },
    ],
    ["X|O", "", "board-length", { row: 1, found: 2 }],
    [["X"], "", "board-length", { found: 1 }],
    ["", "b2b2", "cell-taken", { ply: 1, at: 2, cell: 5 }],
    ["", "b2e1", "move-cell", { ply: 1, at: 2 }],
    ["", "b2a", "move-cell", { ply: 1, at: 3 }],
    ["", [5, 5], "cell-taken", { ply: 1, cell: 5 }],
    ["", [5, 16], "move-cell", { ply: 1 }],
    ["", "a1a2b1b2c1c2d1d2", "game-over", { ply: 7, at: 14 }],
    ["", 7, "moves-type", {}],
  ]);
  for (const [start, moves, code, place] of cases) {
    const error = refusal(() => review(start, moves, { game: "4x4k4" }));
    assert.deepEqual({ code: error.code, ...place }, { ...error, code }, error.message);
  }
  const gravity = /** @type {[any, any, string, object][]} */ ([
    ["", "8", "move-cell", { ply: 0, at: 0 }],
    ["", "1111111", "column-full", { ply: 6, at: 6 }],
    ["", [0], "cell-floating", { ply: 0, cell: 0 }],
    ["X" + ".".repeat(41), "", "cell-floating", { cell: 0, board: "X" + ".".repeat(41) }],
  ]);
  for (const [start, moves, code, place] of gravity) {
    const error = refusal(() => review(start, moves, { game: "7x6k4g" }));
    assert.deepEqual({ code: error.code, ...place }, { ...error, code }, error.message);
  }
});

test("solve finds the known results", () => {
  const known = /** @type {const} */ ([
    ["3x3k3", "draw", "search"],
    ["4x3k3", "win", "search"],
    ["4x4k4", "draw", "search"],
    ["4x4k4g", "draw", "connect-four"],
    ["5x4k4g", "draw", "connect-four"],
    ["6x4k4g", "loss", "connect-four"],
  ]);
  for (const [game, outcome, source] of known) {
    const cells = describe(game).longest;
    const found = solve("", { game, line: true });
    assert.deepEqual([found.outcome, found.source, found.exact], [outcome, source, true], game);
    assert.equal(found.principalVariation.length, found.plies, game);
    assert.equal(found.principalVariation[0], found.move);
    assert.deepEqual([found.done, found.estimate, found.lineSoFar], [true, null, []]);
    assert.deepEqual([found.moves, found.trap], [null, null]);
    const score = {
      win: cells + 1 - (found.plies ?? 0),
      draw: 0,
      loss: (found.plies ?? 0) - cells - 1,
    };
    assert.equal(found.score, score[outcome]);
    assert.deepEqual(found.atLeast, { outcome, plies: found.plies });
    assert.deepEqual(found.atMost, found.atLeast);
    // The line is legal, and its end is the result.
    const end = replay(describe(game).start, found.principalVariation, { game }).positions.at(-1);
    assert.deepEqual(
      [end?.finished, end?.winner],
      [true, { win: "X", draw: null, loss: "O" }[outcome]],
    );
  }
});

test("a budget stops solve, and the next call continues", () => {
  const game = "6x5k4g";
  const first = solve("", { game, budgetMs: 0 });
  assert.deepEqual(
    [first.exact, first.outcome, first.plies, first.score, first.done],
    [false, "unknown", null, null, false],
  );
  let calls = 1;
  let last = first;
  while (!last.exact && calls < 100_000) {
    const next = solve("", { game, budgetMs: 20 });
    assert.ok(next.nodes > last.nodes, "it goes on");
    last = next;
    calls += 1;
  }
  assert.deepEqual([last.outcome, last.plies], ["draw", 30]);
  assert.ok(calls > 2);
});

test("a search in slices gives an estimate and the best moves so far", () => {
  const game = "5x5k4";
  const slice = () => solve("", { game, budgetMs: 5 });
  let solved = slice();
  assert.deepEqual([solved.outcome, solved.exact], ["unknown", false]);
  assert.ok(Number.isInteger(solved.estimate) && solved.lineSoFar.length > 0);
  assert.equal(solved.move, solved.lineSoFar[0]);
  let slices = 1;
  for (; !solved.done; slices += 1) {
    const next = slice();
    assert.ok(next.nodes >= solved.nodes && next.depth >= solved.depth);
    solved = next;
  }
  assert.deepEqual(solved.atLeast, { outcome: "draw", plies: 25 });
  assert.deepEqual([solved.atMost, solved.estimate], [solved.atLeast, null]);
  assert.ok(slices > 3);
  // Another position is a new question. Afterwards this one is found in the table.
  assert.ok(solve("c3", { game, depth: 2 }).done);
  const again = solve("", { game, depth: 4 });
  assert.ok(again.done && again.nodes < solved.nodes);
});

test("the opening book answers, and can be turned off", () => {
  const game = "connect-four";
  assert.deepEqual(load_book(new Uint8Array(BOOK)).game, "7x6k4g");
  const found = solve("", { game });
  assert.deepEqual([found.outcome, found.plies, found.score, found.move], ["win", 41, 2, 38]);
  assert.equal(found.source, "book");
  const without = solve("", { game, book: false, budgetMs: 0 });
  assert.deepEqual([without.source, without.exact], ["connect-four", false]);

  const searched = solve("", { game, solver: "search", budgetMs: 0 });
  assert.deepEqual([searched.source, searched.exact], ["search", false]);

  const { moves, move, exact, source } = solve(".".repeat(42), { game, moves: true });
  assert.deepEqual(
    moves?.map(({ outcome }) => outcome),
    ["loss", "loss", "draw", "win", "draw", "loss", "loss"],
  );
  assert.deepEqual([move, exact, source], [38, true, "book"]);
  assert.deepEqual(
    moves?.map(({ best }) => best),
    [false, false, false, true, false, false, false],
  );
  assert.ok(moves?.every((found) => found.source === "book"));

  for (const [bytes, code] of /** @type {[any, string][]} */ ([
    [new Uint8Array(5), "book-broken"],
    [BOOK.subarray(0, 100), "book-broken"],
    ["book", "book-type"],
    [null, "book-type"],
  ])) {
    assert.equal(refusal(() => load_book(bytes)).code, code);
  }
  assert.equal(solve("", { game }).source, "book", "the book that was loaded stays");
});

test("each column has its score, as far as the budget allows", () => {
  const game = "7x6k4g";
  const { positions } = replay(describe(game).start, "31654735615544741443", { game });
  const board = positions[20].board;
  assert.ok(!positions[20].finished);
  const whole = solve(board, { game, line: true, moves: true });
  const moves = whole.moves ?? [];
  assert.ok(whole.exact && whole.done && moves.length > 0);
  for (const { move, plies, outcome, principalVariation } of moves) {
    const { board: after } = replay(board, [move], { game }).positions[1];
    const reply = solve(after, { game });
    assert.equal((reply.plies ?? 0) + 1, plies);
    assert.equal(outcome, { win: "loss", draw: "draw", loss: "win" }[String(reply.outcome)]);
    assert.deepEqual([principalVariation[0], principalVariation.length], [move, plies]);
  }
  const alone = solve(board, { game });
  assert.deepEqual([whole.outcome, whole.plies], [alone.outcome, alone.plies]);
  const first = moves.find(({ best }) => best);
  assert.deepEqual(
    [whole.move, whole.principalVariation],
    [first?.move, first?.principalVariation],
  );

  const part = solve("", { game, budgetMs: 0, book: false, moves: true });
  const open = part.moves ?? [];
  assert.deepEqual([part.exact, part.done, open.length], [false, false, 7]);
  assert.ok(open.every(({ best, exact, outcome }) => !best && !exact && outcome === "unknown"));
  assert.deepEqual([open[0].source, open[3].source], [null, "connect-four"]);
});

test("a depth limit ends the search, and a greater one continues it", () => {
  const game = "7x6k4g";
  for (const options of [{ game }, { game, solver: "search" }, { game, moves: true }]) {
    const found = solve("", { .../** @type {any} */ (options), depth: 5, book: false });
    assert.deepEqual([found.done, found.exact, found.depth >= 5], [true, false, true]);
    assert.ok(Number.isInteger(found.estimate) && Number.isInteger(found.move));
    assert.ok(found.lineSoFar.length > 0 && found.principalVariation.length === 0);
    const won = solve("121212", { .../** @type {any} */ (options), depth: 1 });
    assert.deepEqual([won.exact, won.outcome, won.plies, won.move], [true, "win", 1, 14]);
  }
});

test("a result has the same fields for all options", () => {
  const keys = Object.keys(solve("", { game: "4x4k4" }));
  const moveKeys = Object.keys(solve("", { moves: true }).moves?.[0] ?? {});
  for (const options of [{}, { replies: true, line: true }, { game: "7x6k4g", budgetMs: 0 }]) {
    assert.deepEqual(Object.keys(solve("", options)), keys);
    const [move] = solve("", { ...options, moves: true }).moves ?? [];
    assert.deepEqual(Object.keys(move), moveKeys);
  }
  assert.deepEqual(Object.keys(solve("XXXOO....")), keys);
});

test("a search with a depth limit gives an estimate, or a result that is proved within the limit", () => {
  const start = best_move(".".repeat(42), true, { game: "7x6k4g", depth: 4 });
  assert.deepEqual([start.outcome, start.plies, start.score], ["unknown", null, null]);
  assert.deepEqual([start.exact, start.depth, typeof start.estimate], [false, 4, "number"]);
  const full = best_move(".".repeat(42), false, { game: "7x6k4g", depth: 4 });
  assert.deepEqual([full.index, full.estimate], [start.index, start.estimate]);
  assert.equal(full.nodes, 1 + 7 + 49 + 343 + 2401);
  assert.ok(start.nodes < full.nodes);

  const { positions } = replay("", "121212", { game: "7x6k4g" });
  const won = best_move(positions[6].board, true, { game: "7x6k4g", depth: 3 });
  assert.deepEqual([won.outcome, won.plies, won.score, won.estimate], ["win", 1, 42, null]);
  const moves = analyze(positions[6].board, { game: "7x6k4g", depth: 3 });
  assert.deepEqual(moves.best, [won.index]);
  assert.equal(
    moves.moves.filter(({ exact }) => exact).length,
    1 + moves.moves.filter(({ outcome }) => outcome === "loss").length,
  );

  // This is also true on 3×3. Without a limit, the search is complete.
  const three = best_move(".........", true, { depth: 2 });
  assert.deepEqual([three.exact, three.index, three.estimate], [false, 4, 1]);
  const whole = best_move(".........", true);
  assert.deepEqual([whole.exact, whole.depth, whole.nodes], [true, null, 20_866]);
  assert.equal(best_move(".........", true, { depth: 9 }).nodes, 20_866);
});

test("textbook searches that would take too long are refused with minimax's estimate", () => {
  const empty = ".".repeat(16);
  const error = refusal(() => best_move(empty, false, { game: "4x4k4" }));
  assert.equal(error.code, "search-long");
  assert.ok(error.nodes > 3.3e13 && error.nodes < 3.9e13, error.message);
  assert.match(error.message, /3\.\de13/);
  assert.equal(
    refusal(() => best_move(".".repeat(42), true, { game: "7x6k4g" })).code,
    "search-long",
  );
  const both = /** @type {const} */ (["minimax", "alpha-beta"]);
  assert.equal(refusal(() => measure(both, empty, { game: "4x4k4" })).code, "search-long");
  assert.equal(refusal(() => measure(["alpha-beta"], "", { game: "7x6k4g" })).code, "search-long");
  // Late in the game, these searches run.
  const { positions } = replay("", "a1a2b1b2c2c1d2d1a3", { game: "4x4k4" });
  const late = best_move(positions[9].board, false, { game: "4x4k4" });
  assert.deepEqual(late.outcome, solve(positions[9].board, { game: "4x4k4" }).outcome);
  assert.equal(best_move(".".repeat(12), true, { game: "4x3k3" }).outcome, "win");
});

test("estimate counts the nodes of minimax, and estimates them if there are too many", () => {
  assert.deepEqual(estimate(""), { nodes: 549_946, standardError: 0, exact: true, probes: 0 });
  const four = estimate("", { game: "4x4k4" });
  assert.ok(!four.exact && four.probes === 1_000);
  assert.ok(Math.abs(four.nodes - 36_277_691_063_105) < 4 * four.standardError);
  assert.deepEqual(estimate("", { game: "4x4k4" }), four);
  assert.notEqual(estimate("", { game: "4x4k4", seed: 2 }).nodes, four.nodes);
  assert.equal(estimate("", { game: "7x6k4g", depth: 3 }).nodes, 1 + 7 + 49 + 343);
});

test("a long search reports its progress", () => {
  /** @type {number[]} */
  const heard = [];
  const options = {
    game: "7x6k4g",
    depth: 8,
    progress: (/** @type {number} */ nodes) => heard.push(nodes),
  };
  const found = best_move(".".repeat(42), false, options);
  assert.ok(heard.length > 10);
  assert.ok(heard.every((nodes, i) => nodes > (heard[i - 1] ?? 0) && nodes <= found.nodes));
  const throws = () => {
    throw new Error("no");
  };
  const again = best_move(".".repeat(42), false, { ...options, progress: throws });
  assert.equal(again.index, found.index);
});

test("a search on another board is recorded, up to two million nodes", () => {
  const game = "7x6k4g";
  const record = trace(".".repeat(42), true, { game, depth: 3 });
  assert.equal(record.nodes, best_move(".".repeat(42), true, { game, depth: 3 }).nodes);
  const limits = record.marks.filter((mark) => (mark & 16) > 0).length;
  assert.equal(limits, record.plies.filter((ply) => ply === 3).length);
  assert.ok(record.worths.some(({ outcome, plies }) => outcome === "win" && plies === 3));
  const plain = trace(".".repeat(42), true, { game, depth: 3, scoring: "plain" });
  assert.deepEqual(
    plain.worths.map(({ outcome, plies }) => [outcome, plies]),
    [
      ["win", null],
      ["draw", null],
      ["loss", null],
    ],
  );
  assert.equal(trace(".........", true).marks.filter((mark) => (mark & 16) > 0).length, 0);

  const error = refusal(() => trace(".".repeat(42), false, { game, depth: 9 }));
  assert.equal(error.code, "trace-large");
  assert.ok(error.nodes > 4e7 && error.nodes < 5e7, error.message);
  const pruned = refusal(() => trace(".".repeat(64), true, { game: "8x8k5", depth: 6 }));
  assert.equal(pruned.code, "trace-large");
});

test("options with wrong names or values are refused", () => {
  for (const [call, code] of /** @type {[() => unknown, string][]} */ ([
    [() => solve("", { budgetMs: -1 }), "option-budget"],
    [() => solve("", { budgetMs: 0.5 }), "option-budget"],
    [() => solve("", { depth: 0 }), "option-depth"],
    [() => solve("", { depth: 65 }), "option-depth"],
    [() => solve("", { memoryMb: 0 }), "option-memory"],
    [() => solve("", /** @type {any} */ ({ sliceMs: 5 })), "option-unknown"],
    [() => analyze(".........", /** @type {any} */ ({ line: true })), "option-unknown"],
    [() => solve("", { line: /** @type {any} */ (1) }), "option-boolean"],
    [() => estimate("", { probes: 1 }), "option-probes"],
    [() => estimate("", { seed: -1 }), "option-seed"],
    [() => best_move(".........", true, { depth: 0 }), "option-depth"],
    [() => best_move(".".repeat(16), true, { game: "4x4k4", order: [0, 1] }), "option-order"],
    [() => best_move(".........", true, /** @type {any} */ ({ progress: 1 })), "option-progress"],
  ])) {
    assert.equal(refusal(call).code, code, String(call));
  }
});

test("the memory of a table has a limit", () => {
  const small = solve("", { game: "6x6k5", budgetMs: 200, memoryMb: 1 });
  assert.ok(small.memory > 0 && small.memory <= 2 ** 20);
});

test("a removed option is refused with the version that removed it", () => {
  /** @param {unknown} without @returns {any} */
  const options = (without) => ({ game: "4x4k4", without });
  for (const call of [
    (/** @type {unknown} */ without) => solve("", options(without)),
    (/** @type {unknown} */ without) => review("", "a1", options(without)),
    (/** @type {unknown} */ without) => puzzle({ ...options(without), budgetMs: 0 }),
  ]) {
    for (const without of [[], ["table"], ["magic"], "table"]) {
      const { code, message } = refusal(() => call(without));
      assert.equal(code, "option-without");
      assert.match(message, /gone since 0\.4\.0/);
    }
    assert.doesNotThrow(() => call(undefined));
  }
  assert.ok(!("ideas" in solve("", { game: "4x4k4" })));
});

test("an order of cells decides which move is tried first", () => {
  const game = "4x3k3";
  const order = [5, 6, 0, 1, 2, 3, 4, 7, 8, 9, 10, 11];
  const found = best_move(".".repeat(12), true, { game, order });
  const own = best_move(".".repeat(12), true, { game });
  assert.equal(found.outcome, own.outcome);
  assert.equal(found.plies, own.plies);
  assert.notEqual(found.nodes, own.nodes);
});

test("Connect Four has a best move before its proof ends", () => {
  const game = "connect-four";
  const first = solve("", { game, book: false, budgetMs: 0 });
  assert.deepEqual([first.exact, first.outcome], [false, "unknown"]);
  assert.ok(first.move !== null && first.move >= 35, "a cell of the bottom row");
});

test("the best line on any board keeps the result after each move", () => {
  // The page once showed a losing move in the second of these lines.
  for (const [board, game] of [
    ["........O...X.OX", "4x4k4g"],
    ["..........X......OO....OXX....XXXOOOXXXOOO", "7x6k5g"],
  ]) {
    const options = /** @type {const} */ ({ game, solver: "search", line: true, budgetMs: 50 });
    let solved = solve(board, options);
    while (!solved.done) solved = solve(board, options);
    const { positions } = replay(board, solved.principalVariation, { game });
    const ends = positions.map((position) => solve(position.board, { game }));
    assert.ok(solved.principalVariation.length > 1);
    for (const [at, { outcome, plies }] of ends.entries()) {
      const last = ends[at - 1];
      if (!last) continue;
      const turned = { win: "loss", draw: "draw", loss: "win", unknown: "unknown" };
      const place = `${game}, move ${at}`;
      assert.deepEqual([turned[outcome], (plies ?? 0) + 1], [last.outcome, last.plies], place);
    }
  }
});

test("earlier questions do not change the answers of solve", () => {
  // Afterwards the table has the results of the positions after these.
  solve("..X.O.XO.", { replies: true });
  const late = solve(".XX.O.XO.", { moves: true, depth: 1 });
  assert.equal(late.exact, late.move !== null && late.outcome !== "unknown");
  assert.ok(late.moves?.every(({ outcome, exact }) => exact === (outcome !== "unknown")));
  const game = "4x3k3";
  solve("", { game, line: true, moves: true });
  const { moves } = solve("", { game, moves: true });
  assert.ok(moves?.every(({ move, principalVariation: line }) => line.join() === String(move)));
});

test("a list of moves can have spaces anywhere, but spaces alone are read as a board", () => {
  for (const text of ["b2a1", " b2 a1", "B2A1 ", "  b2a 1"]) {
    assert.equal(solve(text, { game: "4x3k3" }).player, "X", text);
  }
  assert.equal(solve(" ".repeat(12), { game: "4x3k3" }).outcome, "win");
  assert.equal(refusal(() => solve("  ", { game: "4x3k3" })).code, "board-length");
});

/**
 * The calls whose results in 0.3.1 are stored in results-0.3.txt: every call of the package, for
 * positions of 3×3 and other boards that are the same in every run.
 *
 * `node tests/package/results.js` rewrites the file. Run it only after an intended change of
 * results.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** @typedef {typeof import("../../pkg/npm/cutoff.js")} Cutoff */
/** @typedef {{ inputs: string[], fields: Record<string, string> }} Batch The digest of each field, over all results. */
/** @typedef {Iterable<[batch: string, call: () => unknown, ...input: unknown[]]>} Calls */

export const FILE = new URL("results-0.3.txt", import.meta.url);

/**
 * Fields that are left out: measured times, and how often ideas of the solvers decided. Messages of
 * errors may change too, but codes and positions of faults may not.
 */
const LEFT_OUT = new Set([
  ...["elapsedMs", "comparedMs", "medianMs", "samplesMs", "ratio", "low", "high", "batches"],
  ...["ideas", "message"],
  // Fields that 0.3.1 did not have.
  ...["begun", "ownSolver"],
]);

/** A budget that is long enough for every call. */
const TO_THE_END = { budgetMs: 86_400_000 };

const BUGS = /** @type {const} */ ([
  ...["root-ties", "root-ties-hard", "bounds-shown", "table-bounds", "no-depth"],
  ...["strict-cut", "swapped", "parent-bound", "wrong-side"],
]);
const SEARCHES = /** @type {const} */ ([
  ...["deepening", "table", "symmetry", "best-first", "worst-first"],
]);
const SCORINGS = /** @type {const} */ (["depth-aware", "plain"]);
const CENTRE_FIRST = [4, 0, 2, 6, 8, 1, 3, 5, 7];
const SMALL = [
  "3x3k3g",
  "4x3k3",
  "4x3k3g",
  "3x4k3",
  "3x4k3g",
  "4x4k3",
  "4x4k3g",
  "4x4k4",
  "4x4k4g",
];
const LARGE = ["5x4k4", "5x5k4", "5x5k4g", "6x5k4g", "7x6k4g", "8x8k5", "8x8k4g"];
const EMPTY = ".........";
const CONVENTIONS = ["", "strict", "hard", "right", "strict hard", "strict right", "hard right"];

/** @type {string[] | undefined} */
let every;

/** The 5,478 positions of 3×3, including the finished ones. @param {Cutoff} cutoff */
function everyPosition({ replay }) {
  if (every) return every;
  const found = new Set([EMPTY]);
  // A loop over a set also visits the values that are added during the loop.
  for (const board of found) {
    for (const cell of replay(board, []).positions[0].legalMoves) {
      found.add(replay(board, [cell]).positions[1].board);
    }
  }
  every = [...found];
  return every;
}

/** @param {string} board */
const stones = (board) => board.replace(/\./g, "").length;

/**
 * Like `call`, with the positions of 3×3, a batch for each number of stones.
 * @param {Cutoff} cutoff
 * @param {string} name
 * @param {(board: string) => unknown} call
 * @param {{ from?: number, each?: number }} [which] `from` is the fewest stones. One in `each`
 * positions is used, by default all.
 * @returns {Calls}
 */
function* everywhere(cutoff, name, call, { from = 0, each = 1 } = {}) {
  for (const [index, board] of everyPosition(cutoff).entries()) {
    const count = stones(board);
    if (count < from || index % each !== 0) continue;
    yield [`${name}, ${count} stones`, () => call(board), board];
  }
}

/**
 * Like `call`, with positions of other boards, a batch for each board.
 * @param {Cutoff} cutoff
 * @param {string} name
 * @param {(board: string, game: string) => unknown} call
 * @param {{ games: string[], count: number, from?: number }} which
 * @returns {Calls}
 */
function* onBoards({ positions }, name, call, { games, count, from = 0 }) {
  for (const game of games) {
    for (const board of positions({ game, count, seed: 3 })) {
      if (stones(board) < from) continue;
      yield [`${name}, ${game}`, () => call(board, game), game, board];
    }
  }
}

/** Makes random numbers from 0 to below a limit, the same in every run. @param {number} seed */
function below(seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/**
 * Plays random games, some of them not to the end. Moves are cells.
 * @param {Cutoff} cutoff
 * @param {string} game
 * @param {number} count
 */
function games({ describe, replay }, game, count) {
  const { start } = describe(game);
  const random = below(count);
  return Array.from({ length: count }, () => {
    /** @type {number[]} */
    const moves = [];
    const plies = 3 + random(start.length);
    for (let now = replay(start, moves, { game }).positions[0]; ;) {
      if (now.finished || moves.length === plies) return moves;
      moves.push(now.legalMoves[random(now.legalMoves.length)]);
      now = replay(start, moves, { game }).positions[moves.length];
    }
  });
}

/** Writes random trees. @param {number} count */
function trees(count) {
  const random = below(7);
  /** @param {number} plies @returns {string} */
  const tree = (plies) => {
    if (plies === 0 || random(8) === 0) return random(20) === 0 ? "a" : String(random(19) - 9);
    const own = random(4) === 0 ? String(random(9)) : "";
    return `${own}[${Array.from({ length: 1 + random(3) }, () => tree(plies - 1)).join(",")}]`;
  };
  return Array.from({ length: count }, (_, index) => `[${tree(1 + (index % 4))},${tree(2)}]`);
}

/** Invalid input for calls. @type {[name: string, ...input: unknown[]][]} */
const WRONG = [
  ...[
    "XO",
    "XXX......",
    "XXXOOO...",
    "XO?......",
    7,
    null,
    ["X"],
    [["X"]],
    "b2b2",
    "a9",
    "44",
    {},
  ].map((board) => /** @type {[string, unknown]} */ (["board", board])),
  ...["9x9k5", "chess", "", "4x4", 7, {}].map(
    (game) => /** @type {[string, ...unknown[]]} */ (["game", "", game]),
  ),
];

/**
 * Each part starts with its own module, because solvers keep their findings.
 * @type {Record<string, (cutoff: Cutoff) => Calls>}
 */
export const PARTS = {
  *"best_move of 3×3"(cutoff) {
    const { best_move } = cutoff;
    for (const pruning of [true, false]) {
      const name = `best_move ${pruning ? "pruned" : "unpruned"}`;
      for (const scoring of SCORINGS) {
        const call = (/** @type {string} */ board) => best_move(board, pruning, { scoring });
        yield* everywhere(cutoff, `${name} ${scoring}`, call);
      }
      const order = CENTRE_FIRST;
      const call = (/** @type {string} */ board) => best_move(board, pruning, { order });
      yield* everywhere(cutoff, `${name} centre first`, call, { each: 4 });
    }
  },
  *"other searches of 3×3"(cutoff) {
    const { best_move } = cutoff;
    for (const search of SEARCHES) {
      const call = (/** @type {string} */ board) => best_move(board, true, { search });
      yield* everywhere(cutoff, `best_move ${search}`, call, { from: 1, each: 4 });
    }
  },
  *"best_move with a depth"(cutoff) {
    const { best_move } = cutoff;
    for (const depth of [1, 2, 3, 4, 5]) {
      const call = (/** @type {string} */ board) => best_move(board, true, { depth });
      yield* everywhere(cutoff, `best_move pruned depth ${depth}`, call, { each: 4 });
    }
    const call = (/** @type {string} */ board) => best_move(board, false, { depth: 3 });
    yield* everywhere(cutoff, "best_move unpruned depth 3", call, { each: 4 });
  },
  *"best_move of other boards"(cutoff) {
    const { best_move } = cutoff;
    for (const pruning of [true, false]) {
      for (const scoring of SCORINGS) {
        const name = `best_move ${pruning ? "pruned" : "unpruned"} ${scoring} depth 4`;
        const call = (/** @type {string} */ board, /** @type {string} */ game) =>
          best_move(board, pruning, { game, scoring, depth: 4 });
        yield* onBoards(cutoff, name, call, { games: SMALL, count: 60 });
      }
    }
    yield* onBoards(
      cutoff,
      "best_move pruned depth 3",
      (board, game) => best_move(board, true, { game, depth: 3 }),
      { games: LARGE, count: 40 },
    );
    yield* onBoards(
      cutoff,
      "best_move pruned to the end",
      (board, game) => best_move(board, true, { game }),
      { games: SMALL, count: 60, from: 7 },
    );
  },
  *analyze(cutoff) {
    const { analyze } = cutoff;
    for (const scoring of SCORINGS) {
      yield* everywhere(cutoff, `analyze ${scoring}`, (board) => analyze(board, { scoring }));
    }
    yield* everywhere(cutoff, "analyze depth 2", (board) => analyze(board, { depth: 2 }), {
      each: 4,
    });
    yield* onBoards(
      cutoff,
      "analyze depth 3",
      (board, game) => analyze(board, { game, depth: 3 }),
      {
        games: [...SMALL, ...LARGE],
        count: 30,
      },
    );
  },
  *"census, estimate and reason"(cutoff) {
    const { census, estimate, reason } = cutoff;
    yield* everywhere(cutoff, "census", (board) => census(board));
    yield* everywhere(cutoff, "estimate", (board) => estimate(board));
    yield* everywhere(cutoff, "reason", (board) => reason(board));
    const which = { games: [...SMALL, ...LARGE], count: 100 };
    yield* onBoards(cutoff, "reason", (board, game) => reason(board, { game }), which);
    const few = { ...which, count: 12 };
    yield* onBoards(
      cutoff,
      "estimate",
      (board, game) => estimate(board, { game, probes: 50 }),
      few,
    );
    yield* onBoards(cutoff, "census", (board, game) => census(board, { game }), {
      games: SMALL,
      count: 12,
      from: 5,
    });
  },
  *consult(cutoff) {
    const { consult } = cutoff;
    for (const bug of BUGS) {
      const ofBoard = (/** @type {string} */ board) => consult(board, bug);
      yield* everywhere(cutoff, `consult ${bug}`, ofBoard, { from: 2, each: 7 });
      const call = (/** @type {string} */ board, /** @type {string} */ game) =>
        consult(board, bug, { game, depth: 3 });
      yield* onBoards(cutoff, `consult ${bug} depth 3`, call, {
        games: ["4x4k4", "4x4k4g", "7x6k4g"],
        count: 10,
      });
    }
  },
  *"survey and judge"(cutoff) {
    const { best_move, judge, positions, survey } = cutoff;
    for (const bug of BUGS) {
      for (const game of ["3x3k3", "3x3k3g", "4x3k3", "4x4k4"]) {
        const some = positions({ game, count: 40, seed: 5 });
        const depth = game === "3x3k3" ? {} : { depth: 3 };
        yield [
          `survey ${bug}`,
          () => survey(some, bug, { game, ...depth, ...TO_THE_END }),
          bug,
          game,
        ];
      }
    }
    const all = positions();
    /** @type {Record<string, (board: string, index: number) => number | null>} */
    const programs = {
      "the first cell": (board) => board.indexOf("."),
      "the last cell": (board) => board.lastIndexOf("."),
      perfect: (board) => best_move(board, true).index,
      plain: (board) => best_move(board, true, { scoring: "plain" }).index,
      "three plies": (board) => best_move(board, true, { depth: 3 }).index,
      "no answer": (_, index) => (index % 3 === 0 ? null : 4),
    };
    for (const [name, move] of Object.entries(programs)) {
      yield ["judge 3x3k3", () => judge(all, all.map(move), TO_THE_END), name];
      const some = positions({ game: "4x4k4", count: 30 });
      const options = { game: "4x4k4", ...TO_THE_END };
      if (name.endsWith("cell"))
        yield ["judge 4x4k4", () => judge(some, some.map(move), options), name];
    }
  },
  *"describe and positions"({ describe, positions }) {
    for (let columns = 2; columns <= 9; columns += 1) {
      for (let rows = 2; rows <= 9; rows += 1) {
        for (let run = 2; run <= 9; run += 1) {
          for (const gravity of ["", "g"]) {
            const game = `${columns}x${rows}k${run}${gravity}`;
            yield [`describe ${columns} columns`, () => describe(game), game];
          }
        }
      }
    }
    for (const name of ["tic-tac-toe", "connect-four", undefined])
      yield ["describe a name", () => describe(name), name];
    yield ["positions 3x3k3", () => positions()];
    yield ["positions 3x3k3", () => positions({ choices: true }), "choices"];
    for (const game of [...SMALL, ...LARGE]) {
      for (const seed of [1, 2, 99]) {
        yield ["positions", () => positions({ game, count: 50, seed }), game, seed];
      }
    }
  },
  *"replay and review"(cutoff) {
    const { describe, replay, review } = cutoff;
    for (const game of ["3x3k3", ...SMALL, ...LARGE]) {
      const { moveNames, start } = describe(game);
      for (const moves of games(cutoff, game, 40)) {
        yield [`replay ${game}`, () => replay(start, moves, { game }), moves];
        const text = replay(start, moves, { game }).notation;
        yield [`replay text ${game}`, () => replay("", text, { game }), text];
        const wrong = [...moves, moves[0]];
        yield [`replay faulty ${game}`, () => replay(start, wrong, { game }), wrong];
      }
      yield [`replay faulty ${game}`, () => replay("", `${moveNames[0]}?`, { game }), "?"];
    }
    for (const moves of games(cutoff, "3x3k3", 300)) {
      yield ["review 3x3k3", () => review("", moves, TO_THE_END), moves];
    }
    for (const game of ["3x3k3g", "4x3k3", "4x3k3g", "3x4k3", "4x4k3g"]) {
      for (const moves of games(cutoff, game, 10)) {
        yield [`review ${game}`, () => review("", moves, { game, ...TO_THE_END }), moves];
      }
    }
  },
  *"solve 3×3"(cutoff) {
    const { solve } = cutoff;
    const all = { line: true, moves: true, replies: true, ...TO_THE_END };
    yield* everywhere(cutoff, "solve", (board) => solve(board, TO_THE_END));
    yield* everywhere(cutoff, "solve with all", (board) => solve(board, all));
    yield* everywhere(cutoff, "solve depth 3", (board) => solve(board, { depth: 3, ...all }), {
      each: 4,
    });
  },
  ...Object.fromEntries([...SMALL, ...LARGE].map((game) => [`solve ${game}`, solving(game)])),
  *"Connect Four with its book"(cutoff) {
    const book = readFileSync(new URL("../../www/public/connect-four.book", import.meta.url));
    yield ["load_book", () => cutoff.load_book(new Uint8Array(book))];
    yield ["load_book", () => cutoff.load_book(new Uint8Array(book.subarray(3))), "cut"];
    const game = "7x6k4g";
    const all = { game, line: false, moves: true, ...TO_THE_END };
    for (const moves of ["", "4", "44", "1", "12345", "4455", "445366", "7654321", "444444"]) {
      yield ["solve with the book", () => cutoff.solve(moves, all), moves];
    }
  },
  *trace(cutoff) {
    const { trace, trace_map } = cutoff;
    for (const scoring of SCORINGS) {
      const name = `trace pruned ${scoring}`;
      yield* everywhere(cutoff, name, (board) => trace(board, true, { scoring }), {
        from: 2,
        each: 8,
      });
    }
    yield* everywhere(cutoff, "trace unpruned", (board) => trace(board, false), {
      from: 4,
      each: 8,
    });
    for (const pruning of [true, false]) {
      const name = `trace ${pruning ? "pruned" : "unpruned"} empty board`;
      yield [name, () => trace("", pruning, { scoring: "plain", depth: pruning ? 9 : 6 })];
      const map = `trace_map ${pruning ? "pruned" : "unpruned"}`;
      yield* everywhere(cutoff, map, (board) => trace_map(board, pruning, 200), {
        from: 3,
        each: 8,
      });
      yield [`${map} empty board`, () => trace_map("", pruning, 400)];
      yield* onBoards(
        cutoff,
        `${map} depth 3`,
        (board, game) => trace_map(board, pruning, 90, { game, depth: 3 }),
        {
          games: SMALL,
          count: 5,
        },
      );
    }
    for (const convention of CONVENTIONS) {
      const call = (/** @type {string} */ board) => trace(board, true, { convention, depth: 4 });
      yield* everywhere(cutoff, `trace “${convention}”`, call, { from: 5, each: 16 });
    }
    yield* onBoards(
      cutoff,
      "trace depth 3",
      (board, game) => trace(board, true, { game, depth: 3 }),
      {
        games: [...SMALL, "7x6k4g"],
        count: 10,
      },
    );
  },
  *trace_tree({ trace_tree }) {
    for (const text of trees(200)) {
      for (const convention of CONVENTIONS) {
        for (const maximising of [true, false]) {
          const options = { convention, maximising };
          yield [
            `trace_tree “${convention}”`,
            () => trace_tree(text, true, options),
            text,
            maximising,
          ];
        }
      }
      yield ["trace_tree unpruned", () => trace_tree(text, false), text];
      yield ["trace_tree depth 2", () => trace_tree(text, true, { depth: 2 }), text];
    }
    for (const text of ["", "[1,]", "[1,2", "[1] 2", "[1,-]", "7", "x", `${"[".repeat(61)}1`]) {
      yield ["trace_tree faulty", () => trace_tree(text, true), text];
    }
  },
  *"puzzle and horizon"({ horizon, puzzle }) {
    for (const game of ["3x3k3", "3x3k3g", "4x3k3", "4x4k3g", "4x4k4g"]) {
      for (let seed = 1; seed <= 8; seed += 1) {
        const kind = /** @type {const} */ (["any", "win", "save"])[seed % 3];
        yield [`puzzle ${game}`, () => puzzle({ game, seed, kind, ...TO_THE_END }), kind, seed];
      }
    }
    for (const game of ["3x3k3", "4x4k3", "4x4k4", "5x5k4", "4x4k4g", "7x6k4g"]) {
      for (const depth of [2, 3, 4]) {
        const options = { game, depth, find: true, seed: depth, tries: 60, ...TO_THE_END };
        yield [`horizon ${game}`, () => horizon("", options), depth];
      }
    }
  },
  *measure({ measure }) {
    const searches = /** @type {const} */ ([
      "minimax",
      "alpha-beta",
      "deepening",
      "table",
      "symmetry",
    ]);
    for (const search of searches) {
      for (const board of ["XOX.O....", "XO..X...."]) {
        yield ["measure", () => measure([search], [board], { samples: 1 }), search, board];
      }
    }
  },
  *"what is wrong"(cutoff) {
    const { analyze, best_move, census, consult, describe, estimate, horizon, judge } = cutoff;
    const { positions, puzzle, reason, replay, review, solve, survey, trace, trace_map } = cutoff;
    /** @type {Record<string, (board: any, options: any) => unknown>} */
    const calls = {
      analyze,
      best_move: (board, options) => best_move(board, true, options),
      census,
      consult: (board, options) => consult(board, "no-depth", options),
      describe: (_, { game }) => describe(game),
      estimate,
      horizon,
      judge: (board, options) => judge([board], [4], options),
      positions: (_, options) => positions(options),
      puzzle: (_, options) => puzzle(options),
      reason,
      replay: (board, options) => replay(board, [], options),
      review: (board, options) => review(board, [4], options),
      solve,
      survey: (board, options) => survey([board], "no-depth", options),
      trace: (board, options) => trace(board, true, options),
      trace_map: (board, options) => trace_map(board, true, 20, options),
    };
    /** @type {Record<string, unknown>[]} */
    const options = [
      ...["depth", "budgetMs", "memoryMb", "samples", "probes", "seed", "tries", "count"].flatMap(
        (name) => [-1, 1.5, "2", NaN, 1e12].map((value) => ({ [name]: value })),
      ),
      ...["scoring", "order", "search", "convention", "progress", "solver", "kind"].flatMap(
        (name) => ["none", 7, []].map((value) => ({ [name]: value })),
      ),
      ...["line", "moves", "replies", "book", "find", "choices"].map((name) => ({ [name]: "yes" })),
      { colour: 1 },
    ];
    for (const [name, call] of Object.entries(calls)) {
      for (const [what, board, game] of WRONG) {
        if (what === "game") yield [`${name} faulty`, () => call(board, { game }), what, game];
        else if (board !== "44") yield [`${name} faulty`, () => call(board, {}), what, board];
      }
      const quick = name === "puzzle" || name === "positions" ? {} : { depth: 2 };
      for (const wrong of options) {
        yield [`${name} faulty options`, () => call("XO.......", { ...quick, ...wrong }), wrong];
      }
    }
  },
};

/**
 * Solves late positions, so that each takes a moment.
 * @param {string} game
 * @returns {(cutoff: Cutoff) => Calls}
 */
function solving(game) {
  return function* (cutoff) {
    const { columns, rows } = cutoff.describe(game);
    const from = SMALL.includes(game) ? 4 : Math.floor((columns * rows * 2) / 3);
    const options = { game, moves: true, line: true, replies: true, ...TO_THE_END };
    const which = { games: [game], count: 120, from };
    yield* onBoards(cutoff, "solve", (board) => cutoff.solve(board, options), which);
    yield* onBoards(
      cutoff,
      "solve depth 3",
      (board) => cutoff.solve(board, { depth: 3, game, ...TO_THE_END }),
      {
        games: [game],
        count: 10,
      },
    );
    const asSearch = { game, solver: /** @type {const} */ ("search"), ...TO_THE_END };
    if (game === "7x6k4g") {
      yield* onBoards(cutoff, "solve by search", (board) => cutoff.solve(board, asSearch), which);
    }
  };
}

/**
 * Lists the fields of a call's result, or of its error.
 * @param {() => unknown} call
 * @returns {[string, unknown][]}
 */
function fieldsOf(call) {
  /** @type {unknown} */
  let result;
  try {
    result = call();
  } catch (error) {
    // An error without a code is a fault of the test.
    if (!(error instanceof Error && "code" in error)) throw error;
    result = { ...error };
  }
  const isPlain = typeof result === "object" && result !== null && !Array.isArray(result);
  /** @type {[string, unknown][]} */
  const fields = isPlain ? Object.entries(/** @type {object} */ (result)) : [["value", result]];
  return fields.filter(([name]) => !LEFT_OUT.has(name));
}

/** Writes any part of a result as a text. @param {unknown} value @returns {string} */
const textOf = (value) =>
  JSON.stringify(value, (name, inner) =>
    LEFT_OUT.has(name) ? undefined : ArrayBuffer.isView(inner) ? String(inner) : inner,
  ) ?? "undefined";

/** Makes the calls of a part. @param {string} part @returns {Promise<Map<string, Batch>>} */
export async function resultsOf(part) {
  const module = new URL(`../../pkg/npm/cutoff.js?${encodeURIComponent(part)}`, import.meta.url);
  /** @type {Cutoff} */
  const cutoff = await import(module.href);
  /** @type {Map<string, { inputs: string[], hashes: Map<string, ReturnType<typeof createHash>> }>} */
  const batches = new Map();
  for (const [name, call, ...input] of PARTS[part](cutoff)) {
    const batch = batches.get(name) ?? { inputs: /** @type {string[]} */ ([]), hashes: new Map() };
    batches.set(name, batch);
    const at = batch.inputs.push(input.map(textOf).join(" "));
    for (const [field, value] of fieldsOf(call)) {
      const hash = batch.hashes.get(field) ?? createHash("sha256");
      batch.hashes.set(field, hash.update(`${at} ${textOf(value)}\n`));
    }
  }
  return new Map(
    [...batches].map(([name, { inputs, hashes }]) => {
      const fields = [...hashes].map(([field, hash]) => [field, hash.digest("hex").slice(0, 6)]);
      return [name, { inputs, fields: Object.fromEntries(fields) }];
    }),
  );
}

/** A line of the file. @param {string} part @param {string} name @param {Batch} batch */
const lineOf = (part, name, { inputs, fields }) =>
  [
    part,
    name,
    inputs.length,
    Object.entries(fields)
      .map((field) => field.join("="))
      .join(" "),
  ].join("\t");

const HEAD = `# What the calls of the package 0.3.1 give: tests/package/results.js makes the calls, results.test.js compares.
# A line is: part <tab> batch <tab> number of results <tab> the digest of each field over all results of the batch.
# What is removed from the package is removed here, and nothing else changes: a field is deleted from its lines, a batch
# with its calls in results.js.
`;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const lines = [];
  for (const part of Object.keys(PARTS)) {
    for (const [name, batch] of await resultsOf(part)) lines.push(`${lineOf(part, name, batch)}\n`);
  }
  writeFileSync(FILE, HEAD + lines.join(""));
}

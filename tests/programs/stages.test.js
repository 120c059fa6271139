/**
 * Compares the stages of learn/programs/ with the engine. Each file is edited at its top, as
 * readers edit it. Then it must print the engine's values, moves and nodes.
 */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { describe, test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { placeholderValue } from "../../learn/chapters/numbers.ts";
import { SCALES } from "../../learn/chapters/scales.ts";
import { regions } from "../../learn/programs/regions.js";
import { STAGES } from "../../learn/programs/stages.js";
import { LANGUAGES, programPath } from "../../scripts/program-languages.mjs";
import { seeded } from "../../www/base/random.ts";
import { compileTogether, folder, output, reasonToSkip } from "./running.js";
import { stageRuns } from "./stage-runs.js";
import { programs } from "./import-stages.js";

/** @import { EngineCalls } from "../../learn/chapters/figure-sources.ts" */
/** @import { Language } from "../../scripts/program-languages.mjs" */
/** @import { ProgramStage } from "../../learn/programs/stages.js" */
/** @typedef {number | Tree[]} Tree */
/** @typedef {NonNullable<Parameters<typeof cutoff.best_move>[2]>} EngineOptions */

const { best_move, describe: describeGame, positions, trace_tree } = cutoff;

/** The score of an immediate win in the programs, from which they subtract the plies. */
const WIN = 100_000;
const TREES = 150;

const { alphaBeta, failHard, negamax } = programs["tree-alpha-beta"];

const random = seeded(1);
/** @param {number} most */
const below = (most) => Math.floor(random() * most);

const trees = [
  [
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ],
  [
    [
      [
        [3, 5],
        [2, 9],
      ],
      [
        [12, 5],
        [23, 23],
      ],
    ],
  ],
  ...Array.from({ length: TREES }, () => randomTree(1 + below(4))),
];

/**
 * The notation of a tree in each language.
 * @type {Record<string, (tree: Tree) => string>}
 */
const WRITTEN = {
  Python: (tree) => JSON.stringify(tree),
  JavaScript: (tree) => JSON.stringify(tree),
  Rust: (tree) => `tree!(${JSON.stringify(tree).replace(/-\d+/g, "($&)")})`,
  "C++": (tree) => JSON.stringify(tree).replaceAll("[", "{").replaceAll("]", "}"),
  Java: (tree) => JSON.stringify(tree).replaceAll("[", "node(").replaceAll("]", ")"),
};

const CONNECT_FOUR = {
  COLUMNS: 7,
  ROWS: 6,
  RUN: 4,
  FALLS: true,
  DEPTH: 4,
  COUNTS: [0, 1, 3, 9],
};

/** The boards on which the depth limit is tested. */
const games = {
  connectFour: { game: "7x6k4g", edits: {}, depth: 4 },
  threeByThree: {
    game: "3x3k3",
    edits: { COLUMNS: 3, ROWS: 3, RUN: 3, FALLS: false, DEPTH: 3, COUNTS: [0, 1, 3] },
    depth: 3,
  },
  fiveByFour: {
    game: "5x4k4",
    edits: { COLUMNS: 5, ROWS: 4, FALLS: false, DEPTH: 3 },
    depth: 3,
  },
};

describe("stages", { concurrency: availableParallelism() }, () => {
  for (const language of LANGUAGES) {
    const skip = reasonToSkip(language);
    const copies = editedCopies(language);
    compileTogether(language, Object.values(copies));

    test(
      `${language.name}: values and nodes of trees agree with the engine`,
      { skip },
      async () => {
        const convention = "hard";
        const written = trees.map((tree) => JSON.stringify(tree));
        const minimax = written.map((tree) => line(trace_tree(tree, false)));
        const both = written.flatMap((tree) =>
          [
            trace_tree(tree, true),
            trace_tree(tree, true, { convention }),
            trace_tree(tree, true),
          ].map(line),
        );
        const searched = (/** @type {string} */ copy) => output(language, copy, [], "", false);
        assert.deepEqual(await searched(copies["tree-minimax"]), minimax);
        assert.deepEqual(await searched(copies["tree-alpha-beta"]), both);
      },
    );

    for (const [name, { game, depth }] of Object.entries(games)) {
      test(
        `${language.name}: a search with a depth limit on ${game} agrees with the engine`,
        { skip },
        async () => {
          const texts = name === "threeByThree" ? sequences() : randomGames(game, 40);
          const found = await played(language, copies[name], texts);
          assert.deepEqual(
            found,
            texts.map((text) => engineLine(text, { game, depth })),
          );
        },
      );
    }

    for (const search of /** @type {const} */ (["deepening", "table"])) {
      test(
        `${language.name}: ${search} agrees with the engine in all unfinished positions`,
        { skip },
        async () => {
          const found = await played(language, copies[search], sequences());
          for (const [n, text] of sequences().entries()) {
            assert.equal(found[n], engineLine(text, { search }), text);
          }
        },
      );

      test(
        `${language.name}: ${search} finds the values of alpha-beta in Connect Four`,
        { skip },
        async () => {
          const texts = randomGames("7x6k4g", 20);
          const found = await played(language, copies[`${search} of Connect Four`], texts);
          for (const [n, text] of texts.entries()) {
            const [, value] = engineLine(text, { game: "7x6k4g", depth: 4 }).split(", ");
            assert.equal(found[n].split(", ")[1], value, text);
          }
        },
      );
    }

    test(`${language.name}: every stage has a note at its top about what to edit, and its parts are complete`, () => {
      for (const stage of STAGES) {
        const text = readFileSync(programPath(language, stage), "utf8");
        const top = text.slice(0, text.indexOf("region:"));
        assert.match(top, /To (run|play):/, stage);
        assert.match(top, /Edit /, stage);
        for (const [name, part] of regions(text)) {
          if (name !== "search" && name !== "rules") {
            assert.equal(part.split("{").length, part.split("}").length, `${stage} ${name}`);
          }
        }
      }
    });
  }
});

test("the engine visits the same number of nodes as the programs, and so does the previous stage", () => {
  const runs = stageRuns(cutoff, programs);
  for (const [name, { program, engine, before }] of Object.entries(runs)) {
    assert.deepEqual(engine(), program(), name);
    if (before) assert.deepEqual(before().found, program().found, name);
  }
  const search = new programs.minimax.Search();
  search.bestMove(".".repeat(9), false);
  const nodes = (/** @type {keyof typeof runs} */ name) => runs[name].program().nodes;
  const before = Object.entries(runs).map(([name, run]) => [name, run.before?.().nodes ?? null]);
  assert.deepEqual(Object.fromEntries(before), {
    "tree-minimax": null,
    "tree-alpha-beta": nodes("tree-minimax"),
    "fail-hard": nodes("tree-alpha-beta"),
    negamax: nodes("tree-minimax"),
    minimax: search.nodes,
    // No game of Connect Four ends within four plies, and no column is full by then.
    depth: 1 + 7 + 7 ** 2 + 7 ** 3 + 7 ** 4,
    deepening: nodes("minimax"),
    table: nodes("minimax"),
  });
});

test("all rounds of deepening together visit fewer nodes than one search, as the chapter on iterative deepening says", async () => {
  // In tic-tac-toe the other languages visit the same number of nodes, as tested above.
  const language = LANGUAGES.find(({ name }) => name === "JavaScript") ?? assert.fail();
  const copy = gameCopy(language, "deepening", { ...CONNECT_FOUR, DEPTH: 8 });
  const [found] = await played(language, copy, [""]);
  const engine = /** @type {EngineCalls} */ (cutoff);
  const [rounds, alone] = ["counted 7x6k4g deepening", "round 7x6k4g 8"].map((asked) =>
    Number(placeholderValue(engine, new Map(), asked)),
  );
  assert.match(found, new RegExp(` ${rounds} nodes\\.$`));
  assert.ok(rounds < alone);
});

test("the figure of deepening and the table has the counts of the programs below the figure", () => {
  const runs = stageRuns(cutoff, programs);
  const engine = /** @type {EngineCalls} */ (cutoff);
  assert.deepEqual(
    SCALES.tools.slice(0, 3).map((placeholder) => placeholderValue(engine, new Map(), placeholder)),
    [runs.deepening, runs.minimax, runs.table].map(({ program }) => program().nodes),
  );
});

test("fail-hard returns the fail-soft value, limited to the window, for every window", () => {
  for (const tree of trees) {
    for (let n = 0; n < 20; n += 1) {
      const [alpha, beta] = [below(30) - 12, below(12) + 1];
      const window = /** @type {const} */ ([alpha, alpha + beta]);
      for (const isMax of [true, false]) {
        const soft = alphaBeta(tree, ...window, isMax);
        const clamped = Math.max(window[0], Math.min(window[1], soft));
        assert.equal(failHard(tree, ...window, isMax), clamped, JSON.stringify(tree));
      }
    }
  }
});

test("negamax returns alpha-beta's value from the view of the side to move, for every window", () => {
  const { count } = programs["tree-alpha-beta"];
  for (const tree of trees) {
    for (let n = 0; n < 20; n += 1) {
      const alpha = below(30) - 12;
      const beta = alpha + below(12) + 1;
      for (const isMax of [true, false]) {
        count.nodes = 0;
        const value = alphaBeta(tree, alpha, beta, isMax);
        const { nodes } = count;
        count.nodes = 0;
        const turned = isMax
          ? negamax(tree, alpha, beta, isMax)
          : -negamax(tree, -beta, -alpha, isMax);
        assert.deepEqual([turned, count.nodes], [value, nodes], JSON.stringify(tree));
      }
    }
  }
});

/** @param {number} depth @returns {Tree} */
function randomTree(depth) {
  return Array.from({ length: 1 + below(4) }, () =>
    depth === 1 || below(5) === 0 ? below(30) - 9 : randomTree(depth - 1),
  );
}

/** @param {{ values: ArrayLike<number>, nodes: number }} trace */
function line({ values, nodes }) {
  return `Value ${values[0]}, ${nodes} nodes.`;
}

/**
 * Writes all edited copies of the stages, by what they search.
 * @param {Language} language
 * @returns {Record<string, string>}
 */
function editedCopies(language) {
  const copies = {
    "tree-minimax": treeCopy(language, "tree-minimax"),
    "tree-alpha-beta": treeCopy(language, "tree-alpha-beta"),
    deepening: gameCopy(language, "deepening", {}),
    "deepening of Connect Four": gameCopy(language, "deepening", CONNECT_FOUR),
    table: gameCopy(language, "table", {}),
    "table of Connect Four": gameCopy(language, "table", CONNECT_FOUR),
  };
  const depths = Object.entries(games).map(([name, { edits }]) => [
    name,
    gameCopy(language, "depth", edits),
  ]);
  return { ...copies, ...Object.fromEntries(depths) };
}

/** Edits the trees. @param {Language} language @param {ProgramStage} stage */
function treeCopy(language, stage) {
  const text = readFileSync(programPath(language, stage), "utf8");
  const lines = trees.map((tree) => WRITTEN[language.name](/** @type {Tree} */ (tree)));
  // The present tree is in the line after the name.
  const edited = text.replace(
    /^(.*\btrees\b.*[([{]\n)(?:.*\n)(\s*[)\]}])/im,
    (_, before, after) => `${before}${lines.join(",\n")}\n${after}`,
  );
  assert.notEqual(edited, text);
  return copyOf(language, stage, edited);
}

/**
 * Edits the constants of a game.
 * @param {Language} language
 * @param {ProgramStage} stage
 * @param {Record<string, number | boolean | number[]>} edits
 */
function gameCopy(language, stage, edits) {
  let text = readFileSync(programPath(language, stage), "utf8");
  for (const [name, value] of Object.entries(edits)) {
    const written =
      typeof value === "boolean" && language.name === "Python"
        ? { true: "True", false: "False" }[`${value}`]
        : Array.isArray(value) && ["C++", "Java"].includes(language.name)
          ? `{${value.join(", ")}}`
          : JSON.stringify(value);
    const pattern = new RegExp(`(\\b${name}\\b[^=\\n]*= )([^;#/\\n]*[^;#/\\s])`);
    assert.match(text, pattern, name);
    text = text.replace(pattern, `$1${written}`);
  }
  return copyOf(language, stage, text);
}

/**
 * Returns the output of a copy for some games.
 * @param {Language} language
 * @param {string} copy
 * @param {string[]} texts
 */
async function played(language, copy, texts) {
  // The few random games are played sooner than a program for them is optimised.
  const isLong = texts.length > 100;
  const lines = await output(language, copy, [], texts.join("\n") + "\n", isLong);
  return lines.slice(1);
}

/**
 * Writes a copy into a folder of its own. In Java it is in a package of its own as well.
 * @param {Language} language
 * @param {ProgramStage} stage
 * @param {string} text
 */
function copyOf(language, stage, text) {
  const own = mkdtempSync(join(folder, "edited-"));
  const name = basename(programPath(language, stage));
  const isJava = language.name === "Java";
  const packageName = basename(own).replace("-", "_");
  const file = join(own, isJava ? `${packageName}.${name}` : name);
  writeFileSync(file, isJava ? `package ${packageName};\n${text}` : text);
  return file;
}

/** The lines that programs must print, by position and options. @type {Map<string, string>} */
const engineLines = new Map();

/**
 * Returns the output that a program must have for a position, computed with the engine once for all
 * languages.
 * @param {string} text
 * @param {EngineOptions} options
 */
function engineLine(text, options) {
  const key = `${text} ${Object.entries(options)}`;
  const line = engineLines.get(key) ?? computedLine(text, options);
  engineLines.set(key, line);
  return line;
}

/** @param {string} text @param {EngineOptions} options */
function computedLine(text, options) {
  const { game = "3x3k3" } = options;
  const { names, moveNames, gravity } = describeGame(game);
  const words = text.split(" ").filter(Boolean);
  const moves = words.map((word) => (gravity ? word : names[Number(word) - 1])).join("");
  const { player, index, nodes, outcome, plies, estimate } = best_move(moves, true, options);
  const side = player === "O" ? -1 : 1;
  const win = WIN - (plies ?? NaN);
  const own = { win, loss: -win, draw: 0, unknown: estimate ?? NaN }[outcome];
  assert.ok(index !== null);
  const move = gravity ? moveNames[index] : index + 1;
  return `${player} plays ${move}, value ${side * own || 0}, ${nodes} nodes.`;
}

/** Lists all unfinished positions of 3×3, each as moves. */
function sequences() {
  return positions().map((board) => {
    const [x, o] = ["X", "O"].map((side) =>
      [...board].flatMap((cell, n) => (cell === side ? [n + 1] : [])),
    );
    return x.flatMap((cell, n) => (n < o.length ? [cell, o[n]] : [cell])).join(" ");
  });
}

/** Lists unfinished positions of random games. @param {string} game @param {number} count */
function randomGames(game, count) {
  const { moveNames, gravity } = describeGame(game);
  return Array.from({ length: count }, () => {
    /** @type {(string | number)[]} */
    const moves = [];
    for (let left = below(12); left > 0; left -= 1) {
      const [name, number] = gravity
        ? [moveNames[below(7)], null]
        : [null, 1 + below(moveNames.length)];
      const move = name ?? number ?? assert.fail();
      if (isOpen(game, [...moves, move])) moves.push(move);
    }
    return moves.join(" ");
  });
}

/**
 * True if these moves are legal and the game continues after them.
 * @param {string} game
 * @param {(string | number)[]} moves
 */
function isOpen(game, moves) {
  const { names, gravity } = describeGame(game);
  const text = moves.map((move) => (gravity ? move : names[Number(move) - 1])).join("");
  try {
    return !best_move(text, true, { game, depth: 1 }).finished;
  } catch {
    return false;
  }
}

/**
 * Compares the programs of learn/programs/ with the engine: moves, values and node counts, in all
 * positions.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { describe, test } from "node:test";
import { best_move, judge, positions, replay } from "../../pkg/npm/cutoff.js";
import { regions } from "../../learn/programs/regions.js";
import { LANGUAGES, programPath } from "../../scripts/program-languages.mjs";
import { movesOf, readAnswers, NOTATIONS } from "../../www/practise/program/answers.ts";
import { bestReading } from "../../www/practise/program/readings.ts";
import { identify, readTable } from "../../www/practise/program/identify.ts";
import { compileTogether, output as outputOf, reasonToSkip } from "./running.js";

/** @import { Language } from "../../scripts/program-languages.mjs" */
/** @import { Reading } from "../../www/practise/program/readings.ts" */
/** @import { BestMove } from "../../pkg/npm/cutoff.js" */

/** The parts of a program that the chapters show. */
const REGIONS = "rules moves scores search minimax alpha-beta best-move game".split(" ");
const MOST_LINES = 120;
/** The input of a player. The program rejects a cell that is not empty and asks again. */
const TYPED = "b2 zz b2 c3 a2 b1 c1 a3 c2 b3".split(" ");

const NAMES = "a1 b1 c1 a2 b2 c2 a3 b3 c3".split(" ");

const boards = positions();
/**
 * @param {Language} language
 * @param {"minimax" | "driver" | "player"} which
 * @param {string[]} options
 * @param {string} input
 */
const output = (language, which, options, input) =>
  outputOf(language, programPath(language, which), options, input);

const counts = new URL("../../www/practise/program/counts.csv", import.meta.url);
const families = readTable(readFileSync(counts, "utf8"));

test("the number of unfinished positions is the one in docs/design.md", () => {
  assert.equal(new Set(boards).size, 4_520);
});

// The drivers are separate processes, and each one uses one core.
describe("programs", { concurrency: availableParallelism() }, () => {
  for (const language of LANGUAGES) {
    const skip = reasonToSkip(language);
    const programs = /** @type {const} */ (["driver", "player", "minimax"]);
    compileTogether(
      language,
      programs.map((which) => programPath(language, which)),
    );

    test(
      `${language.name}: moves, values and node counts agree with the engine`,
      { skip },
      async () => {
        // Python would take ten times as long. Its whole trees are searched in the terminal, below.
        const options = language.name === "Python" ? ["--remember"] : [];
        const lines = await output(language, "driver", options, boards.join("\n") + "\n");
        assert.equal(lines.length, engineLines().length);
        for (const [n, line] of engineLines().entries()) assert.equal(lines[n], line);
      },
    );

    test(
      `${language.name}: the program answers each board with its move and nodes`,
      { skip },
      async () => {
        const lines = await output(language, "player", [], boards.join("\n") + "\n");
        assert.deepEqual(lines, boards.map(engineAnswer));
        // Checks the program as Practise does, by its table of moves and by the number in Learn.
        const { answers } = readAnswers(lines.join("\n"), boards);
        const moves = (/** @type {Reading} */ reading) => movesOf(reading, answers, boards);
        const found = judge(boards, bestReading(NOTATIONS, boards, moves).moves);
        assert.deepEqual([found.answered, found.wrong, found.illegal], [boards.length, 0, 0]);
        const [{ family }] = identify(
          families,
          Number(lines[boards.indexOf(".........")].split(" ")[1]),
        );
        assert.deepEqual([family.algorithm, family.bug, family.traits], ["alpha-beta", "", []]);
      },
    );

    test(
      `${language.name}: the program plays the engine's moves in the terminal`,
      { skip },
      async () => {
        for (const options of [[], ["--plain"], ["--no-pruning"], ["--plain", "--no-pruning"]]) {
          const lines = await output(language, "minimax", options, TYPED.join("\n") + "\n");
          const events = lines.filter((line) => /^O takes|^Not an|wins\.$/.test(line));
          assert.deepEqual(events, engineGame(options));
        }
      },
    );

    test(`${language.name}: the program is short and has the parts that the chapters show`, () => {
      const program = readFileSync(programPath(language, "minimax"), "utf8");
      const lines = program.trimEnd().split("\n").length;
      assert.ok(lines <= MOST_LINES, `${lines} lines`);
      const parts = regions(program);
      assert.deepEqual([...parts.keys()], REGIONS);
      for (const [name, part] of parts) {
        assert.match(part, /^\S[^]*\S$/, name);
        // The brackets that `search` opens are closed after its last method.
        if (name !== "search") assert.equal(count(part, "{"), count(part, "}"), name);
      }
    });
  }
});

/** @type {string[] | undefined} */
let answers;

/** Computes the output that a driver must have, with the engine. */
function engineLines() {
  answers ??= boards.flatMap((board) =>
    /** @type {const} */ (["plain", "depth-aware"]).flatMap((scoring) =>
      ["minimax", "alpha-beta"].map((algorithm) => {
        const answer = best_move(board, algorithm === "alpha-beta", { scoring });
        return [board, scoring, algorithm, answer.index, worthToX(answer), answer.nodes].join(" ");
      }),
    ),
  );
  return answers;
}

/** Computes the output that a player must have, with the engine. @param {string} board */
function engineAnswer(board) {
  const { index, nodes } = best_move(board, true);
  return `${index} ${nodes}`;
}

/**
 * Computes what a game in the terminal must print about O's moves and its end, with the engine.
 * @param {string[]} options
 */
function engineGame(options) {
  const pruning = !options.includes("--no-pruning");
  const scoring = options.includes("--plain") ? "plain" : "depth-aware";
  const events = [];
  let position = at(".........");
  for (const name of TYPED) {
    const cell = NAMES.indexOf(name);
    if (!position.legalMoves.includes(cell)) {
      events.push(`Not an empty cell: ${name}`);
      continue;
    }
    position = at(position.board, cell);
    if (!position.finished) {
      const answer = best_move(position.board, pruning, { scoring });
      const reply = answer.index ?? assert.fail();
      position = at(position.board, reply);
      events.push(
        `O takes ${NAMES[reply]}, worth ${worthToX(answer)} to X: ${answer.nodes} nodes.`,
      );
    }
    if (position.finished) break;
  }
  assert.ok(position.finished);
  return [...events, `${position.winner ?? "Nobody"} wins.`];
}

/**
 * Returns the position after some moves.
 * @param {string} board
 * @param {...number} moves
 */
function at(board, ...moves) {
  return replay(board, moves).positions.at(-1) ?? assert.fail();
}

/** @param {string} text @param {string} character */
function count(text, character) {
  return text.split(character).length - 1;
}

/**
 * Converts a score to X's view. The engine's scores are from the view of the side to move.
 * @param {BestMove} answer
 */
function worthToX({ player, score }) {
  assert.ok(score !== null);
  return player === "O" && score !== 0 ? -score : score;
}

/**
 * Checks the questions that Practise asks about a search, and the chapters of Learn that explain
 * them.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { stepIndexIn, figureSources } from "../../learn/chapters/figure-sources.ts";
import { readChapter } from "../../learn/chapters/read.ts";
import { treeOf } from "../../www/parts/exercise/exercise-tree.ts";
import { DEFAULT_EXERCISE } from "../../www/parts/exercise/exercise.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { gradeTree } from "../../www/practise/questions/grading.ts";
import { allQuestions, questionsOf } from "../../www/practise/questions/questions.ts";
import { TOPICS, topicOf, topicOfMark } from "../../www/practise/questions/topics.ts";
import { CONVENTIONS, record } from "./reference-trees.js";

/** @import { Question } from "../../www/practise/questions/questions.ts" */

const { trace, trace_tree } = cutoff;

test("the right answers about a position are those of the record, with every convention", () => {
  const board = "XOX.O....";
  for (const convention of CONVENTIONS) {
    const search = new SearchRecord(trace(board, true, { convention }), true, convention);
    const questions = questionsOf(search, { asked: "all", seed: 3, count: 8 });
    assert.equal(questions.length, 8);
    assert.deepEqual(questions, questionsOf(search, { asked: "all", seed: 3, count: 8 }));
    assert.notDeepEqual(questions, questionsOf(search, { asked: "all", seed: 4, count: 8 }));
    for (let node = 0; node < search.trace.nodes; node += 1) {
      for (const cell of search.cutMoves(node)) {
        assert.equal(search.board(node)[cell], ".");
        assert.ok(
          search
            .children(node)
            .every((child) =>
              convention.includes("right")
                ? search.trace.moves[child] > cell
                : search.trace.moves[child] < cell,
            ),
        );
      }
    }
  }
});

test("eight questions cover values, bounds and cuts, if the search has them", () => {
  let inverted = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const { text } = treeOf({ ...DEFAULT_EXERCISE, branches: 2, seed }) ?? assert.fail();
    const search = record(text, true, "");
    const all = allQuestions(search, "all");
    const drawn = questionsOf(search, { asked: "all", seed, count: 8 });
    assert.equal(drawn.length, 8);
    // A question about a limit replaces the question about its cut.
    const limits = allQuestions(search, "limit");
    const place = (/** @type {Question} */ { kind, node }) =>
      `${kind === "limit" ? "cut" : kind} ${node}`;
    const places = drawn.map(place);
    assert.deepEqual(
      places,
      all.map(place).filter((one) => places.includes(one)),
      "in the order of the search",
    );
    const kinds = new Set(drawn.map(({ kind }) => kind));
    for (const kind of /** @type {const} */ (["bounds", "cut", "value"]))
      assert.ok(kinds.has(kind));
    for (const question of drawn) {
      if (question.kind !== "limit") continue;
      inverted += 1;
      assert.deepEqual(
        question,
        limits.find(({ node }) => node === question.node),
      );
    }
    const cut = (/** @type {Question} */ question) =>
      question.kind !== "bounds" && question.kind !== "value" && search.closes(question.node);
    assert.equal(drawn.some(cut), all.some(cut), `a cut of ${text}`);
  }
  assert.ok(inverted > 200, `${inverted} limits`);
});

test("every question and every mark has a topic that a figure of a chapter shows", () => {
  for (const [title, link] of Object.values(TOPICS)) {
    const file = new URL(`../../learn/chapters/en/${title}.md`, import.meta.url);
    const [name, step] = link.split("@");
    const chapter = readChapter(readFileSync(file, "utf8"));
    stepIndexIn(figureSources(cutoff, chapter).get(name), step);
  }
  const record = new TreeRecord(trace_tree("[[3,12,8],[2,4,6],[14,5,2]]", true), true);
  const questions = allQuestions(record, "all");
  const topics = questions.map((question) => topicOf(record, question));
  assert.deepEqual(new Set(topics), new Set(["bounds", "cut", "value", "bound"]));
  // The second branch returns a bound. The other branches and the root return values.
  const values = questions.flatMap(({ kind }, at) => (kind === "value" ? [topics[at]] : []));
  assert.deepEqual(values, ["value", "bound", "value", "value"]);
  const none = gradeTree(record, { cut: new Set([1]), values: new Map() });
  assert.deepEqual(new Set(none.map(topicOfMark)), new Set(["cut", "value"]));
});

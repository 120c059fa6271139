/** Tests how the tagged text of a language produces the programs of the stages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { check, resolveConfig } from "prettier";
import { programOf } from "../../learn/programs/common-text.js";
import { STAGE_LANGUAGES, STAGES, fileOf, ideasOf } from "../../learn/programs/stages.js";
import { STAGES_FOLDER, programText } from "../../learn/programs/stage-programs.js";
import "./import-stages.js";

const folder = new URL("../../learn/programs/", import.meta.url);

/**
 * Returns the lines of a stage of a short text.
 * @param {string[]} text
 * @param {(typeof STAGES)[number]} stage
 */
const lines = (text, stage) => programOf(text.join("\n"), stage).trimEnd().split("\n");

test("a line is in the stages that its tags name, and in stages that build on these", () => {
  const text = [
    "to the reader of the text",
    "// only with minimax",
    "every board",
    "one search // only without depth",
    "a limit; // a comment // only with depth",
    "  # only without deepening or table",
    "  seven columns",
    "  # only with depth",
    "  a limit, and no more",
    "  # end",
    "  # end",
    "rounds // only with deepening",
    "// end",
  ];
  assert.deepEqual(lines(text, "minimax"), ["every board", "one search", "  seven columns"]);
  const limit = ["every board", "a limit; // a comment"];
  assert.deepEqual(lines(text, "depth"), [...limit, "  seven columns", "  a limit, and no more"]);
  assert.deepEqual(lines(text, "deepening"), [...limit, "rounds"]);
  assert.deepEqual(lines(text, "table"), limit);
  assert.deepEqual(lines(text, "tree-minimax"), [""]);
});

test("the word stage becomes the name of the file, and Stage the name of Java's class", () => {
  const text = ["// only with tree-minimax", "java Stage.java, node stage.mjs, stages", "// end"];
  assert.deepEqual(lines(text, "tree-alpha-beta"), [
    "java TreeAlphaBeta.java, node tree_alpha_beta.mjs, stages",
  ]);
});

test("a tag with an unknown stage, a part without an end and an end without a part are refused", () => {
  const refused = [
    ["// only with minimal", "// end"],
    ["// only with minimax"],
    ["// only with minimax", "// end", "// end"],
  ];
  for (const text of refused) assert.throws(() => lines(text, "minimax"), text.join("\n"));
});

test("each stage builds on an earlier one", () => {
  for (const [n, stage] of STAGES.entries()) {
    const ideas = ideasOf(stage);
    assert.equal(ideas.at(-1), stage);
    for (const idea of ideas.slice(0, -1)) assert.ok(STAGES.indexOf(idea) < n, stage);
  }
});

for (const { name, extension } of STAGE_LANGUAGES) {
  test(`${name}: every line except the note at the top is in a stage, and every tag excludes a stage`, () => {
    const common = readFileSync(new URL(fileOf("stage", extension), folder), "utf8");
    const [note, ...parts] = common.trimEnd().split(/^(?=(?:#|\/\/) only )/m);
    assert.doesNotMatch(note, / only with/);
    const text = parts.join("").split("\n");
    const isTag = text.map((line) => /^\s*(?:#|\/\/) (?:only with|end$)/.test(line));
    // Each line gets a number, which shows where the line ends up.
    const numbered = text.map((line, n) => (isTag[n] ? line : `${n} ${line}`));
    const found = STAGES.map((stage) => lines(numbered, stage).map((line) => parseInt(line, 10)));
    for (const [n, line] of text.entries()) {
      if (isTag[n] || !line) continue;
      assert.ok(
        found.some((one) => one.includes(n)),
        `${n} ${line}`,
      );
      if (/ only with/.test(line)) assert.ok(!found.every((one) => one.includes(n)), line);
    }
    for (const stage of STAGES) assert.doesNotMatch(programText(stage, extension), / only with/);
  });
}

test("the stages in JavaScript are formatted like all other JavaScript", async () => {
  for (const stage of STAGES) {
    const filepath = STAGES_FOLDER + fileOf(stage, "mjs");
    const options = { ...(await resolveConfig(filepath)), filepath };
    assert.ok(await check(programText(stage, "mjs"), options), stage);
  }
});

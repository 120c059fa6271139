/**
 * Checks that correct programs in the usual forms are called correctly and found to be right. With
 * a bug they are found to be wrong, and the bug is named. No program is checked in another form
 * than its own.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  assertForm,
  assertScores,
  FORM_ROWS,
  ONE_SIDED,
  SCORES,
  verdictOf,
  WRONG,
} from "./program-forms.js";
import { beginHere } from "./student-programs.js";

describe("programs in JavaScript are recognised in these forms", () => {
  for (const row of FORM_ROWS.filter(({ language }) => language === "javascript")) {
    test(`a program in this form is called and checked: ${row.what}`, () =>
      assertForm(row, beginHere));
  }
});

describe("programs that play one side", () => {
  for (const [what, source, form] of ONE_SIDED) {
    test(`a program plays right for its own side: ${what}`, async () => {
      const { found, isCertain, tried } = await verdictOf("javascript", source, beginHere);
      assert.ok(isCertain);
      assert.deepEqual({ ...tried, ...form }, tried);
      assert.deepEqual([found.wrong, found.illegal, found.answered], [0, 0, found.positions]);
    });
  }

  for (const [what, source, plays] of WRONG) {
    test(`a program is found wrong: ${what}`, async () => {
      const { found, tried } = await verdictOf("javascript", source, beginHere);
      assert.equal(tried.plays, plays);
      assert.ok(found.wrong > 0 || found.answered < found.positions);
    });
  }
});

describe("programs in JavaScript that return a score", () => {
  for (const row of SCORES.filter(([, language]) => language === "javascript"))
    test(`no score is taken for a move: ${row[0]}`, () => assertScores(row, beginHere));
});

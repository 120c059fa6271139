/**
 * Checks that correct Python programs are called in their own form and found to be right. With a
 * bug each is found to be wrong, and the bug is named.
 */
import { describe, test } from "node:test";
import { assertForm, assertScores, FORM_ROWS, SCORES } from "../www/program-forms.js";
import { beginPython } from "./python-program.js";
import { skipPython } from "./python-reading.js";

describe("programs in Python are recognised in these forms", { skip: skipPython }, () => {
  for (const row of FORM_ROWS.filter(({ language }) => language === "python")) {
    test(`a program in this form is called and checked: ${row.what}`, () =>
      assertForm(row, beginPython));
  }
});

describe("programs in Python that return a score", { skip: skipPython }, () => {
  for (const row of SCORES.filter(([, language]) => language === "python"))
    test(`no score is taken for a move: ${row[0]}`, () => assertScores(row, beginPython));
});

/** Tests links to a step of a figure. Other fragments are ignored. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFigureLink } from "../../www/learn/figure-link.ts";

test("a link names a figure and a step", () => {
  assert.deepEqual(readFigureLink("#nine@cut-1"), { figure: "nine", step: "cut-1" });
  assert.deepEqual(readFigureLink("#nine%40cut-1"), { figure: "nine", step: "cut-1" });
  assert.deepEqual(readFigureLink("#nine@cut-1&lesson=a&step=2"), {
    figure: "nine",
    step: "cut-1",
  });
});

test("any other fragment does not name a step", () => {
  for (const hash of ["", "#", "#nine", "#100%", "#%E0%A4%A@x", "#a@%"]) {
    assert.equal(readFigureLink(hash), null, hash);
  }
});

/** Tests which licences are accepted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isAccepted } from "../../scripts/licence-expression.mjs";

test("only listed licences are accepted", () => {
  for (const name of ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "(MIT)"]) {
    assert.equal(isAccepted(name), true, name);
  }
  for (const name of ["GPL-3.0-only", "none", "", "MIT WITH something", "UNLICENSED"]) {
    assert.equal(isAccepted(name), false, name);
  }
});

test("one of the licences joined by OR is enough, and all licences joined by AND are needed", () => {
  for (const expression of [
    "MIT OR GPL-3.0-only",
    "GPL-3.0-only OR MIT",
    "MIT/Apache-2.0",
    "MIT AND Zlib",
    "(MIT OR Apache-2.0) AND Unicode-3.0",
    "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
    "GPL-3.0-only AND Zlib OR MIT",
    "(GPL-3.0-only OR (MIT AND Zlib)) AND ISC",
  ]) {
    assert.equal(isAccepted(expression), true, expression);
  }
  for (const expression of [
    "MIT AND GPL-3.0-only",
    "(MIT OR Apache-2.0) AND GPL-3.0-only",
    "GPL-3.0-only AND (MIT OR Apache-2.0)",
    "GPL-3.0-only OR AGPL-3.0-only",
    "(MIT AND (GPL-3.0-only OR AGPL-3.0-only)) OR LGPL-3.0-only",
  ]) {
    assert.equal(isAccepted(expression), false, expression);
  }
});

test("a malformed expression is not accepted", () => {
  for (const expression of ["MIT OR", "(MIT", "MIT)", "MIT Zlib", "()", "MIT AND", "AND MIT"]) {
    assert.equal(isAccepted(expression), false, expression);
  }
});

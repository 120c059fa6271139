/**
 * Checks that characters of other keyboards are read as the usual ones, and that files have no
 * direction marks.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { latin, unmarked } from "../../www/base/typed-text.ts";

test("Persian and Arabic digits, decimal signs and commas are replaced one for one", () => {
  assert.equal(latin("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
  assert.equal(latin("٠١٢٣٤٥٦٧٨٩"), "0123456789");
  assert.equal(latin("[[−۳٫۵،٤]، 😀x]"), "[[-3.5,4], 😀x]");
  for (let code = 0; code < 0x10ffff; code += 7) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const sign = String.fromCodePoint(code);
    assert.equal(latin(sign).length, sign.length);
  }
});

test("only direction marks are removed", () => {
  assert.equal(unmarked("\u2066−3\u2069\t\u20684,5\u2069 \u200eX\u200f"), "−3\t4,5 X");
  // The joiner in Persian words is not a direction mark.
  assert.equal(unmarked("می\u200cشود"), "می\u200cشود");
});

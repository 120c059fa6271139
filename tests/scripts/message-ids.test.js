/** The names of messages, as a type: the checker knows each, and no other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { messageIds } from "../../scripts/message-ids.mjs";

test("a name is what begins a line, and no attribute, term or comment", () => {
  const source = `### of a file\n# a note = none\nfirst = One\n    .label = Two\nsecond =\n    { $count ->\n        [one] A = b\n       *[other] C\n    }\n-term = Three\nx2-third= Four\n`;
  assert.deepEqual(messageIds(source), ["first", "second", "x2-third"]);
});

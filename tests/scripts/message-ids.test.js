/** The names of messages as a type: the type checker accepts exactly these names. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { messageIds } from "../../scripts/message-ids.mjs";
import { words } from "../web/words.js";

test("the written names of messages are those that Fluent's parser finds", () => {
  const { body } = new FluentParser().parse(words("en"));
  const named = body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  assert.deepEqual(messageIds().sort(), named.sort());
});

/** Checks that the type of message names accepts exactly the existing names. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { messageIds } from "../../scripts/message-ids.mjs";
import { words } from "../www/words.js";

test("the generated names of messages are those that Fluent's parser finds", () => {
  const { body } = new FluentParser().parse(words("en"));
  const named = body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  assert.deepEqual(messageIds().sort(), named.sort());
});

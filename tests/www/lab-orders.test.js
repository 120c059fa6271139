/** Checks the sentence that compares the orders, from node counts that the test chooses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { headline } from "../../www/lab/order/result.tsx";
import { unmarked } from "../../www/base/typed-text.ts";
import { speech } from "./words.js";

/** @import { OrderCounts } from "../../www/lab/order/orders.ts" */

/** @param {OrderCounts["nodes"]} nodes */
const told = (nodes) =>
  unmarked(headline(speech("en"), { nodes, minimax: null, refused: null, stopped: false }));

const own = "“The game’s own order”";

test("the room compares the visitor's order with the best other one, or the best with the worst", () => {
  const four = { game: 200, centre: 100, edges: 400, random: 300 };
  assert.equal(told(four), "“Edges first” visits 4 times as many nodes as “Centre first”.");
  const with_ = (/** @type {number} */ yours) => told({ ...four, yours });
  assert.equal(with_(150), "“Your order” visits 1.5 times as many nodes as “Centre first”.");
  assert.equal(with_(50), "“Centre first” visits 2 times as many nodes as “Your order”.");
  assert.equal(with_(500), "“Your order” visits 5 times as many nodes as “Centre first”.");
});

test("the room says that all orders are the same or hardly differ only if that is true of all", () => {
  const four = { game: 100, centre: 200, edges: 400, random: 300 };
  for (const yours of [98, 100, 103])
    assert.match(told({ ...four, yours }), /^“Edges first” visits 4(\.1)? times as many nodes as /);
  assert.equal(told({ game: 100, yours: 100 }), "All orders visit 100 nodes.");
  assert.equal(told({ game: 100 }), `${own} visits 100 nodes.`);
  const close = told({ game: 100, centre: 104, random: 102, yours: 101 });
  assert.equal(
    close,
    `The orders hardly differ. ${own} visits the fewest nodes, “Centre first” the most.`,
  );
});

/** Checks the address while a link to the same page is being followed. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** An address bar that reports a new fragment later, as browsers do. */
const bar = { hash: "#tree=[1,2]", changed: () => {} };
const href = "https://example.org/watch/";
Object.assign(globalThis, {
  document: { documentElement: { dataset: { place: "watch", root: "../" }, lang: "en" } },
  location: {
    get hash() {
      return bar.hash;
    },
    get href() {
      return href + bar.hash;
    },
    pathname: "/watch/",
    search: "",
  },
  history: {
    state: null,
    replaceState: (/** @type {null} */ _, /** @type {string} */ __, /** @type {string} */ to) =>
      (bar.hash = new URL(to, href).hash),
  },
  addEventListener: (/** @type {string} */ _, /** @type {() => void} */ changed) =>
    (bar.changed = changed),
});
const { correctAddress, startOpening, query, replaceAddress, replaceOwn, endOpening } =
  await import("../../www/page/address.ts");

test("a late change of the address does not undo a link that the visitor has just followed", () => {
  startOpening();
  endOpening();
  replaceOwn({ tree: "[1,2]", search: "3" });
  assert.equal(bar.hash, "#tree=[1,2]&search=3");

  bar.hash = "#of=board";
  replaceOwn({ tree: "[1,2]", search: "4" });
  assert.equal(bar.hash, "#of=board", "before the page has heard of the link");
  bar.changed();
  replaceOwn({ tree: "[1,2]", search: "5" });
  assert.equal(bar.hash, "#of=board", "while something else is still being opened");

  assert.equal(startOpening().get("of"), "board");
  replaceOwn({ tree: "[1,2]", search: "6" });
  assert.equal(bar.hash, "#of=board", "until the page shows what it says");
  endOpening();
  replaceOwn({ of: "board", search: "2" });
  assert.equal(query().get("search"), "2");
});

test("an unreadable lesson is removed from the address before anything else is written there", () => {
  bar.hash = "#lesson=x&of=board";
  bar.changed();
  assert.equal(startOpening().get("lesson"), "x");
  replaceAddress([["moves", "4"]]);
  assert.equal(bar.hash, "#lesson=x&of=board");
  correctAddress([["of", "board"]]);
  replaceAddress([["moves", "4"]]);
  assert.equal(bar.hash, "#of=board");
  assert.equal(endOpening().get("of"), "board");
  replaceAddress([["moves", "48"]]);
  assert.equal(bar.hash, "#moves=48");
});

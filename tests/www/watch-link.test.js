/** Checks that the address decides what is searched, and that a search writes the same link. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { describe } from "../../pkg/npm/cutoff.js";
import { linkFaults } from "../../www/page/link-fault.ts";
import { queryOf } from "../../www/page/places.ts";
import {
  FIRST_TREE,
  depthOf,
  watchSchema,
  readWatchSearch,
  readStep,
  subjectName,
  writeWatchSearch,
} from "../../www/parts/search/watch-link.ts";
import { EXAMPLES } from "../../www/parts/search/example-trees.ts";

/** @import { PositionOptions } from "../../www/parts/search/watch-link.ts" */

const CONVENTIONS = [false, true].flatMap((strict) =>
  [false, true].flatMap((hard) =>
    [false, true].map((right) =>
      [strict ? "strict" : "", hard ? "hard" : "", right ? "right" : ""].filter(Boolean).join(" "),
    ),
  ),
);

/** @param {string} fragment */
const searchOf = (fragment) => readWatchSearch(queryOf(fragment), true);

test("a link without a search or a starting position opens the tree with nine leaves", () => {
  for (const fragment of ["", "#moves=04", "#moves=04&at=0&lang=fa"]) {
    assert.deepEqual(searchOf(fragment), FIRST_TREE);
  }
  assert.equal(FIRST_TREE.text, "[[3,12,8],[2,4,6],[14,5,2]]");
});

test("a link to a search of the board keeps Play's scoring unless it names another", () => {
  const position = { kind: "position", scoring: "depth-aware", pruning: true };
  assert.deepEqual(searchOf("#moves=04&search=12"), position);
  assert.deepEqual(searchOf("#of=board"), position);
  assert.deepEqual(searchOf("#start=XOX.O....&at=0&lang=fa"), position);
  assert.deepEqual(searchOf("#search=1&scores=plain"), { ...position, scoring: "plain" });
  assert.deepEqual(searchOf("#search=1&scores=other"), position);
});

test("Watch reports every name that it removes from a link", () => {
  /** @type {[string, Partial<PositionOptions>][]} */
  const positions = [
    ["#game=7x6k4g&depth=4", { depth: 4 }],
    ["#game=7x6k4g&depth=6&by=minimax", { depth: 6, pruning: false }],
    ["#game=4x4k4&scores=plain", { scoring: "plain" }],
    ["#game=4x4k4&from=b2a1", { from: "b2a1" }],
    ["#moves=04&depth=end", { depth: null }],
    ["#game=4x4k4g&by=minimax", { scoring: "plain", pruning: false }],
  ];
  for (const [link, how] of positions) {
    const usual = { kind: "position", scoring: "depth-aware", pruning: true };
    assert.deepEqual(searchOf(link), { ...usual, ...how }, link);
  }
  assert.deepEqual(searchOf("#root=min&by=minimax"), {
    ...FIRST_TREE,
    maximising: false,
    pruning: false,
  });
});

test("the search and the step are read back from their link", () => {
  const links = [
    "#tree=[[1,x],[4,5]]&root=min&depth=2&search=7",
    "#tree=[[3,5],[2,9]]&by=minimax&search=1",
    "#search=12",
    "#scores=plain&search=3",
  ];
  for (const link of links) {
    const search = searchOf(link);
    const step = readStep(queryOf(link));
    const written = new URLSearchParams(writeWatchSearch(search, step));
    assert.deepEqual(readWatchSearch(written, true), search, link);
    assert.equal(readStep(written), step);
  }
});

test("a link to a step includes its search, so the reader's game does not change it", () => {
  for (const address of ["", "pruning=on", "pruning=off", "pruning=maybe"]) {
    for (const pruning of [true, false]) {
      const search = /** @type {const} */ ({ kind: "position", scoring: "depth-aware", pruning });
      const travelling = queryOf(address);
      const own = writeWatchSearch(search, 31, travelling.get("pruning"));
      const written = new URLSearchParams([...travelling, ...Object.entries(own)]);
      for (const preferred of [true, false]) {
        // The page uses the search of the game in the address, or its own if there is no game.
        const said = { on: true, off: false }[address.replace("pruning=", "")] ?? preferred;
        assert.deepEqual(
          readWatchSearch(written, said),
          search,
          `${written}, preferred ${preferred}`,
        );
      }
    }
  }
  const position = { kind: "position", scoring: "depth-aware", pruning: true };
  assert.deepEqual(searchOf("#search=1&by=other"), position);
});

test("a link to a step that is not a whole number from 1 opens the first step", () => {
  const steps = ["1", "12", "0", "-3", "1.5", "x", "99999999", ""].map((text) =>
    readStep(new URLSearchParams({ search: text })),
  );
  assert.deepEqual(steps, [1, 12, 1, 1, 1, 1, 1, 1]);
});

test("a tree of the gallery is recognised by its text and its search", () => {
  for (const [name, tree] of Object.entries(EXAMPLES)) {
    const example = { kind: /** @type {const} */ ("tree"), ...tree, pruning: false };
    assert.equal(subjectName(example), name);
    const spaced = { ...example, text: tree.text.replaceAll(",", ", "), pruning: true };
    assert.equal(subjectName(spaced), name);
    assert.equal(subjectName({ ...spaced, maximising: !tree.maximising }), "own");
  }
});

test("a position on another board is searched to the default depth or to that of the link", () => {
  const position = /** @type {const} */ ({ kind: "position", scoring: "plain", pruning: true });
  assert.deepEqual(readWatchSearch(queryOf("#game=4x4k4"), false), position);
  assert.deepEqual(readWatchSearch(queryOf("#tree=[1,2]"), true), searchOf("#tree=[1,2]"));
  assert.deepEqual(
    ["4x4k4", "7x6k4g", "3x3k3"].map((game) => depthOf(position, describe(game))),
    [2, 3, null],
  );
  /** @type {[string, { depth?: number | null, from?: string }][]} */
  const links = [
    ["#search=3&depth=4", { depth: 4 }],
    ["#search=3&depth=end", { depth: null }],
    ["#search=3&depth=64&from=b2a1", { depth: 64, from: "b2a1" }],
    ["#search=3&depth=0", {}],
    ["#search=3&depth=65", {}],
  ];
  for (const [link, how] of links) {
    const search = searchOf(link);
    assert.deepEqual(search, { kind: "position", scoring: "depth-aware", pruning: true, ...how });
    const written = new URLSearchParams(writeWatchSearch(search, 3));
    assert.deepEqual(readWatchSearch(written, true), search, link);
  }
});

test("a link with an invalid depth or step has a fault", async () => {
  for (const text of ["", "0", "1", "9", "10", "64", "65", "99", "100", "x", "-1", "end"]) {
    for (const searched of ["tree=[1,2]", "of=board", "game=4x4k4&search=1"]) {
      const query = queryOf(`${searched}&depth=${text}`);
      const search = readWatchSearch(query, true);
      const { depth } = search;
      const faults = linkFaults(watchSchema, query);
      assert.equal(faults.length, depth === undefined ? 1 : 0, `${searched} to depth ${text}`);
    }
    const step = readStep(queryOf(`search=${text}`)) === Number(text) && text !== "";
    const faults = linkFaults(watchSchema, queryOf(`search=${text}`));
    assert.equal(faults.length, step ? 0 : 1, `step ${text}`);
  }
});

test("a link with an invalid window, or with a window for a position, has a fault", async () => {
  for (const [link, window] of [
    ["tree=[[3,5],[2,7]]&window=3,7", "3,7"],
    ["root=min&window=-Infinity,7", ",7"],
    ["tree=[[3,5],[2,7]]&window=7,3", undefined],
    ["of=board&moves=4&window=3,7", undefined],
    ["game=4x4k4&window=3,7", undefined],
    ["search=3&window=3,7", undefined],
  ]) {
    const query = queryOf(link ?? "");
    const search = readWatchSearch(query, true);
    assert.equal(search.kind === "tree" ? search.window : undefined, window, link);
    assert.equal(linkFaults(watchSchema, query).length, window === undefined ? 1 : 0, link);
  }
});

test("a link to Watch names the convention, and an unknown word is a fault", async () => {
  for (const convention of CONVENTIONS) {
    for (const link of ["#tree=[[3,5],[2,9]]&by=minimax", "#search=12"]) {
      const search = searchOf(convention ? `${link}&convention=${convention}` : link);
      const { convention: read = "" } = search;
      assert.equal(read, convention, link);
      const written = new URLSearchParams(writeWatchSearch(search, 3));
      assert.equal(written.get("convention") ?? "", convention, "none for the usual one");
      assert.deepEqual(readWatchSearch(written, true), search);
    }
  }
  const query = queryOf("#tree=[1,2]&convention=loose");
  assert.equal(linkFaults(watchSchema, query).length, 1);
  assert.deepEqual(readWatchSearch(query, true), searchOf("#tree=[1,2]"));
});

/** Checks that the map has the layout of the whole tree and marks exactly the visited nodes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace } from "../../pkg/npm/cutoff.js";
import { layOut, nodeAt, span, UNVISITED, minimaxTree } from "../../www/watch/map-layout.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";

/** @param {string} board */
function records(board) {
  const full = new SearchRecord(trace(board, false), false);
  const search = new SearchRecord(trace(board, true), true);
  return { full, search, layout: layOut(full) };
}

for (const board of [".........", "X........", "XO..X....", "XOXOX.O.."]) {
  const { full, search, layout } = records(board);

  test(`${board}: the width of a node is proportional to the number of games below it`, () => {
    const [from, to] = span(layout, full, 0);
    assert.deepEqual([from, to], [0, layout.leaves.length]);
    if (board === ".........") assert.equal(to, 255_168, "the published number of games");
    for (let node = 0; node < full.trace.nodes; node += 1) {
      const [first, last] = span(layout, full, node);
      if (full.isLeaf(node)) {
        assert.equal(last - first, 1);
        continue;
      }
      let place = first;
      for (const child of full.children(node)) {
        const [left, right] = span(layout, full, child);
        assert.equal(left, place, "side by side");
        place = right;
      }
      assert.equal(place, last, "filling the one above");
    }
  });

  test(`${board}: the node at each point of the map is found`, () => {
    for (let node = 0; node < full.trace.nodes; node += 7) {
      const [first, last] = span(layout, full, node);
      for (const place of [first, last - 1]) {
        assert.equal(nodeAt(layout, full, place, full.trace.plies[node]), node);
      }
    }
    const end = layout.leaves[0];
    assert.equal(nodeAt(layout, full, 0, full.trace.plies[end] + 1), -1, "the game is over");
    assert.equal(nodeAt(layout, full, layout.leaves.length, 0), -1, "beside the tree");
  });

  test(`${board}: the parts removed by cuts are exactly those that alpha-beta did not visit`, () => {
    const minimax = minimaxTree(full, search);
    let spared = 0;
    for (let node = 0; node < search.trace.nodes; node += 1) {
      if (!search.isLeaf(node)) spared += minimax.spared(node);
    }
    assert.equal(spared, full.trace.nodes - search.trace.nodes);
  });

  test(`${board}: a node is marked as visited exactly if the search entered its position`, () => {
    const { visited } = minimaxTree(full, search);
    const numbers = [...visited].filter((number) => number !== UNVISITED);
    assert.deepEqual(numbers, [...Array(search.trace.nodes).keys()]);
    for (let node = 0; node < full.trace.nodes; node += 11) {
      if (visited[node] === UNVISITED) continue;
      assert.equal(search.board(visited[node]), full.board(node));
      // Every value that alpha-beta returned agrees with the value in the whole tree.
      const [told, exact] = [search.trace.values[visited[node]], full.trace.values[node]];
      const bound = search.boundKind(visited[node]);
      assert.ok({ exact: told === exact, lower: exact >= told, upper: exact <= told }[bound]);
    }
  });
}

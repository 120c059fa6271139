/** Old links lead where docs/old-links.md says, and no old name is missing there. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MISTAKES } from "../../www/lab/bugs/mistakes.js";
import { faultsOf } from "../../www/page/link-names.js";
import { forwarded } from "../../www/page/old-links.js";
import { PLACES, fragmentOf, queryOf } from "../../www/page/places.js";

const text = readFileSync(new URL("../../docs/old-links.md", import.meta.url), "utf8");
const ROWS = [...text.matchAll(/^\| `(#.*)` \| `(.*)` \|$/gm)].map(([, old, now]) => ({
  old,
  now,
}));

/** The names of docs/lessons.md before there were places, and the rooms. */
const NAMES = "start moves at x o pruning hints search tree root depth by lang view lesson step";
const ROOMS = "race order size break quiz find review lesson";

test("every row leads to its new address", () => {
  for (const { old, now } of ROWS) {
    const target = forwarded(old) ?? { place: /** @type {const} */ ("play"), fragment: old };
    assert.equal(PLACES[target.place].path + fragmentOf(queryOf(target.fragment)), now, old);
    const names = queryOf(target.fragment);
    assert.deepEqual(faultsOf(target.place, names), [], `${old}: what its place cannot read`);
  }
});

test("there is a row for every old name and for each room", () => {
  const names = ROWS.flatMap(({ old }) => [...queryOf(old).keys()]);
  for (const name of NAMES.split(" ")) assert.ok(names.includes(name), name);
  for (const room of ROOMS.split(" ")) {
    assert.ok(
      ROWS.some(({ old }) => queryOf(old).get("lab") === room),
      room,
    );
  }
  assert.ok(MISTAKES.some((bug) => text.includes(`lab.bug=${bug}`)));
});

test("what travels comes along, and what a room had of its own loses its prefix", () => {
  const game = "moves=04&x=human&o=human&hints=on&lang=es&lesson=1.a&step=2";
  for (const [old, place, own] of [
    ["lab=quiz&lab.seed=5&lab.plies=2", "practise", "seed=5&plies=2"],
    ["search=12", "watch", "search=12"],
    ["tree=[3,5]&by=minimax", "watch", "tree=[3,5]&by=minimax"],
  ]) {
    assert.deepEqual(forwarded(`#${game}&${old}`), { place, fragment: `#${game}&${own}` });
  }
  for (const name of ["", "lab=", "lab=kitchen", game]) assert.equal(forwarded(name), null, name);
});

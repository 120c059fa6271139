/**
 * Checks that the engine plays the game of a link. Legal moves are kept, and the page reports the
 * rest.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { readGame } from "../../www/game/link.ts";
import { replayLink } from "../../www/game/replay.ts";
import { queryOf } from "../../www/page/places.ts";
import { requestWithoutWorker } from "./engine-here.js";
import { words } from "./words.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Engine } from "../../www/engine/engine.ts" */

/** An engine without a worker. */
const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ request: requestWithoutWorker }));

/** @param {string} fragment */
const open = (fragment) => replayLink(engine, readGame(queryOf(fragment)));

test("a valid link is played as written, with digits or with names", async () => {
  for (const moves of ["4082", "b2a1c3c1"]) {
    const { line, positions, faults } = await open(`#moves=${moves}`);
    assert.deepEqual(line, {
      game: "3x3k3",
      start: ".........",
      moves: [4, 0, 8, 2],
      at: 4,
      link: "4082",
    });
    assert.equal(positions[4].board, "O.O.X...X");
    assert.deepEqual(faults, []);
  }
  const back = await open("#start=XO.......&moves=48&at=1&game=tic-tac-toe");
  assert.deepEqual([back.line.start, back.line.at, back.line.game], ["XO.......", 1, "3x3k3"]);
});

test("a move that cannot be played is named, and the moves before it are kept", async () => {
  for (const [fragment, ids, moves] of /** @type {const} */ ([
    ["#moves=04x8", ["link-fault-moves"], [0, 4]],
    ["#moves=9", ["link-fault-moves"], []],
    ["#moves=b2a1d", ["link-fault-moves"], [4, 0]],
    ["#moves=044", ["link-fault-move"], [0, 4]],
    ["#moves=b2a1a1", ["link-fault-move"], [4, 0]],
    ["#moves=031425", ["link-fault-move"], [0, 3, 1, 4, 2]],
    // An illegal move comes before an unreadable one. The first fault is reported.
    ["#moves=044x8", ["link-fault-move"], [0, 4]],
    ["#moves=4 0 x", ["link-fault-moves"], [4, 0]],
    ["#moves=04&at=3", ["link-fault-at"], [0, 4]],
    ["#moves=04&at=-1", ["link-fault-at"], [0, 4]],
    ["#moves=04&at=x", ["link-fault-at"], [0, 4]],
    ["#start=XXX......", ["link-fault-start"], []],
    ["#start=XXX......&moves=4", ["link-fault-start"], []],
    ["#game=3x3k9&moves=04", ["link-fault-game"], [0, 4]],
    ["#game=&moves=04", ["link-fault-game"], [0, 4]],
  ])) {
    const { line, positions, faults } = await open(fragment);
    assert.deepEqual(
      faults.map(({ id }) => id),
      [...ids],
      fragment,
    );
    assert.deepEqual(line.moves, [...moves], fragment);
    assert.equal(line.at, moves.length, fragment);
    assert.equal(positions.length, moves.length + 1, fragment);
  }
});

test("the page says that moves after a refused start are left out", async () => {
  for (const [fragment, left] of /** @type {const} */ ([
    ["#game=7x6k4g&start=9&moves=4455", true],
    ["#start=XXX......&moves=99", true],
    ["#start=XXX......", false],
  ])) {
    const { faults } = await open(fragment);
    for (const language of LANGUAGES) {
      const { say } = catalogue(language, words(language), STANDARD);
      const said = (/** @type {{ moves?: "none" }} */ change) =>
        say("link-fault-start", { ...faults[0].values, fault: "–.", ...change });
      const isSaid = said({}) !== said({ moves: "none" });
      assert.equal(isSaid, left, `${fragment}: ${said({})}`);
    }
  }
});

test("the page names the cell of a move to a taken cell", async () => {
  const { faults } = await open("#moves=044");
  assert.deepEqual(faults, [
    {
      id: "link-fault-move",
      values: { number: 3, fault: { id: "link-fault-cell-taken", values: { cell: "b2" } } },
    },
  ]);
});

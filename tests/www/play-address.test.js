/**
 * Checks that the board agrees with the address of Play, even if the visitor follows a link during
 * other work.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { gameNames } from "../../www/game/link.ts";
import { queryOf } from "../../www/page/places.ts";
import { Controller } from "../../www/play/game/controller.ts";
import { DEFAULT_SETTINGS } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";
import { Notices } from "../../www/play/game/notices.ts";

/** @import { State } from "../../www/play/state/play-state.ts" */

const OWN = {
  tab: null,
  bug: null,
  setup: false,
  hints: false,
  isRetrying: false,
  faults: [],
};

/** A game between two people. Its engine answers only when the test lets it. */
async function playing() {
  /** @type {(() => void)[]} */
  const held = [];
  const bar = { hold: false, hash: "", written: /** @type {string[]} */ ([]) };
  const engine = /** @type {any} */ ({
    request: async (/** @type {keyof typeof cutoff} */ call, /** @type {any[]} */ args) => {
      if (bar.hold) await new Promise((resolve) => held.push(() => resolve(undefined)));
      return /** @type {any} */ (cutoff[call])(...args);
    },
  });
  const settings = {
    ...DEFAULT_SETTINGS,
    players: /** @type {const} */ ({ X: "human", O: "human" }),
  };
  const store = new Store(settings);
  const controller = new Controller(engine, store, new Notices(store, () => engine), {
    engineOf: async () => engine,
    runner: { wish() {} },
    preferred: () => settings,
    prefer() {},
    addEntry() {},
    writeAddress(/** @type {State} */ state) {
      bar.hash = new URLSearchParams(gameNames(state)).toString();
      bar.written.push(bar.hash);
    },
  });
  const open = (/** @type {string} */ hash) => {
    bar.hash = hash;
    return controller.open(queryOf(hash), OWN);
  };
  await open("moves=");
  const release = async () => {
    bar.hold = false;
    for (const resolve of held.splice(0)) resolve();
  };
  return { controller, bar, open, release, store, board: () => store.state.line.link };
}

/** The moves in an address. @param {string} hash */
const movesOf = (hash) => queryOf(hash).get("moves") ?? "";

for (const link of ["", "moves=48", "lang=en"]) {
  test(`a pending move does not overwrite a link that was followed: “${link}”`, async () => {
    const { controller, bar, open, release, board } = await playing();
    bar.hold = true;
    const moving = controller.play(0);
    const opening = open(link);
    await release();
    await moving;
    assert.equal(movesOf(bar.hash), movesOf(link), "the move has been played, the link is to come");
    await opening;
    assert.equal(board(), movesOf(link));
    assert.equal(movesOf(bar.hash), board());
    await controller.play(2);
    assert.equal(movesOf(bar.hash), board(), "what is played then is written");
    assert.notEqual(board(), movesOf(link));
  });
}

test("a retry hides the answers and writes one address, and one without its move does neither", async () => {
  const { controller, bar, store } = await playing();
  await controller.play(4);
  bar.written.length = 0;
  await controller.tryAgain(5);
  assert.equal(store.state.isRetrying, false);
  assert.equal(bar.written.length, 0);
  await controller.tryAgain(0);
  assert.equal(store.state.isRetrying, true);
  assert.equal(store.state.line.at, 0);
  assert.equal(bar.written.length, 1);
});

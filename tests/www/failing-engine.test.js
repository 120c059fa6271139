/**
 * Checks that the page reports a failed engine, and that the next action or the notice's button
 * restarts it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineFailure } from "../../www/engine/engine.ts";
import { DEFAULT_SETTINGS } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";
import { Notices } from "../../www/play/game/notices.ts";

/** @import { Message } from "../../www/base/message.ts" */

const FAILURE = new EngineFailure("load", "404");

test("the visitor's next action restarts the game's engine", () => {
  const { store, notices, restarts } = noticesOf(true);
  notices.restartFailedEngine();
  assert.equal(restarts(), 0, "it has not failed yet");
  notices.showFailure(FAILURE, async () => {});
  notices.restartFailedEngine();
  assert.equal(restarts(), 1);
  assert.equal(store.state.hasFailed, false);
  assert.equal(store.state.notice, null);
});

test("the page says why a computer cannot move, even after the notice was closed", () => {
  const { store, notices } = noticesOf(false);
  /** @type {Message} */
  const turn = { id: "refused-turn" };
  notices.show(turn);
  assert.deepEqual(store.state.notice, { message: turn, again: undefined });
  const again = async () => {};
  notices.showFailure(FAILURE, again);
  notices.dismiss();
  notices.show(turn);
  assert.deepEqual(store.state.notice, { message: { id: "engine-load" }, again });
  store.change({ failedAct: null });
  notices.show(turn);
  assert.deepEqual(store.state.notice, { message: turn, again: undefined });
});

/** A page whose game engine has failed or works. @param {boolean} failed */
function noticesOf(failed) {
  let restarts = 0;
  const engine = { failed, restart: () => (restarts += 1) };
  const store = new Store(DEFAULT_SETTINGS);
  const notices = new Notices(store, () => engine);
  return { store, notices, restarts: () => restarts };
}

for (const [whose, failed] of /** @type {const} */ ([
  ["another engine", false],
  ["the game's engine", true],
])) {
  test(`the notice's button retries after a failure of ${whose}`, async () => {
    const { store, notices, restarts } = noticesOf(failed);
    let tries = 0;
    const again = async () => void (tries += 1);
    notices.showFailure(FAILURE, again);
    assert.equal(store.state.hasFailed, failed);
    assert.deepEqual(store.state.notice, { message: { id: "engine-load" }, again });
    await notices.retry(again);
    assert.equal(tries, 1);
    assert.equal(restarts(), failed ? 1 : 0);
    assert.equal(store.state.hasFailed, false);
    assert.equal(store.state.notice, null);
  });
}

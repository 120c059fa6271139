/**
 * Checks that the page reports a failed engine, keeps the game, and can retry.
 * tests/e2e/crashes.spec.js has real workers.
 */
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { breakWorkers, leave, load, mendWorkers } from "./page.js";
import {
  attributes,
  becomes,
  count,
  open,
  play,
  press,
  pressButton,
  say,
  says,
  stones,
  textOf,
} from "./visitor.js";

after(leave);
afterEach(mendWorkers);

/** Text in every such notice. */
const KEPT = /Your game is (safe|saved)/;

const crash = () => Object.assign(new Event("error"), { message: "crashed in the middle" });

/** Makes a worker crash at one of these calls. @param {...string} calls */
const crashAt = (...calls) => breakWorkers(({ call }) => (calls.includes(call) ? crash() : null));

const isNoticed = () => count("#notice") > 0 && textOf("#notice p") !== "";

/** Links, a call of each place to its engine, and a selector of what the answer shows. */
const PLACES = [
  ["watch/#of=board&moves=04", "trace", "#sentence"],
  ["watch/#tree=[[1,2],[3,4]]", "trace_tree", "#sentence"],
  ["practise/#seed=5", "trace_tree", ".stage svg"],
  ["practise/#mode=find&seed=11", "puzzle", ".task"],
  ["lab/order/", "visits", "main .bars"],
  ["lab/size/#moves=04", "census", ".bars"],
  ["lab/bugs/#bug=root-ties&moves=0", "consult", ".bug-board"],
  ["lab/race/", "measure", "#view .bars"],
];

for (const [link, call, shown] of PLACES) {
  test(`${link}: the page reports a crash at ${call}, and a retry continues`, async () => {
    crashAt(call);
    await load(link);
    await says("#notice", KEPT);
    mendWorkers();
    await pressButton(say("retry-button"), "#notice");
    await becomes(isNoticed, false);
    await becomes(() => textOf(shown) !== "", true);
  });
}

test("an unexpected refusal by the engine is not called offline", async () => {
  const refusal = { code: "odd", message: "an odd refusal" };
  breakWorkers(({ call, id }) =>
    call === "census" ? new MessageEvent("message", { data: { id, refusal } }) : null,
  );
  await load("lab/size/#moves=04");
  await says("#notice", say("page-stopped"));
});

test("a computer whose opening book fails says so, and a retry plays on", async () => {
  crashAt("solve");
  await open("#moves=0&x=human&o=book");
  await says("#notice", "Your game is safe.");
  mendWorkers();
  await pressButton(say("retry-button"), "#notice");
  await becomes(() => stones().replaceAll(".", "").length, 2);
  await becomes(isNoticed, false);
});

test("a search that crashes on a large board does not claim a depth, and the game can continue", async () => {
  crashAt("solve");
  await load("#game=4x4k4&moves=b2&x=human&o=human");
  await says("#notice", "Your game is safe.");
  const status = () => attributes("#solver", "data-status")[0];
  await becomes(status, "failed");
  assert.doesNotMatch(textOf("#solver"), /depth 0|Searching/);
  await press("#notice-close");
  mendWorkers();
  await play(3);
  await becomes(() => stones()[3], "O");
  await becomes(() => status() !== "failed", true);
  await becomes(isNoticed, false);
});

for (const call of ["solve", "estimate"]) {
  test(`Continue restarts a worker that died at ${call}, even after the notice was closed`, async () => {
    crashAt(call);
    // One second is much too short to prove this position.
    await load("#game=8x8k5&x=human&o=human&tab=limits");
    await becomes(isNoticed, true);
    mendWorkers();
    await press("#notice-close");
    await press("#ask-search");
    await becomes(() => attributes("#solver", "data-status")[0], "running");
    await says("#solver .solver-counts", "/s");
    await becomes(isNoticed, false);
  });
}

test("the next move restarts the game's engine after a crash", async () => {
  crashAt("best_move", "analyze");
  await load("#moves=04&x=human&o=human");
  await says("#notice", "Your game is safe.");
  mendWorkers();
  await play(8);
  await becomes(stones, "X...O...X");
  await becomes(isNoticed, false);
  await becomes(() => attributes("#details", "data-ready")[0], "yes");
});

test("a move after a crash plays or says why not, even after the notice was closed", async () => {
  crashAt("measure");
  await load("#x=human&o=human");
  await becomes(isNoticed, true);
  await press("#notice-close");
  await becomes(isNoticed, false);
  await play(4);
  await becomes(() => isNoticed() || stones()[4] === "X", true);
});

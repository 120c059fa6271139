/** Checks the room of classic bugs: the effect of a bug in one position, and how often it fails. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { until } from "./page-worker.js";
import { choose, leave, openRoom, press, textOf } from "./room.js";

after(leave);

/** @typedef {Awaited<ReturnType<typeof openRoom>>} Room */

/** The count that is shown below a bug. @param {Room} room @param {string} bug */
const countOf = (room, bug) =>
  textOf(
    room
      .all(".bug-entry")
      .find((entry) => textOf(entry.querySelector(".name")) === room.say(`bugs-${bug}-name`))
      ?.querySelector(".count") ?? null,
  );
/** The name of the board. @param {Room} room */
const boardOf = (room) => room.one(".bug-board").getAttribute("aria-label") ?? "";
/** @param {Room} room @param {string} id */
const button = (room, id) => room.getByRole("button", { name: room.say(id) });

test("the link has the next position in which a bug fails, and a reload keeps it", async () => {
  const room = await openRoom("bugs", "#bug=table-bounds");
  const at = (/** @type {number} */ number) => room.say("bugs-place", { number, all: 11 });
  assert.equal(room.text(".place"), at(1));
  await press(button(room, "bugs-next-fails"));
  assert.equal(room.text(".place"), at(2));
  assert.match(room.address(), /bug=table-bounds&board=[XO.]{9}/);
  // A screen reader describes the board.
  const heard = room.say("bugs-judgement-thrown", { player: "X" });
  assert.ok(room.page.announced.at(-1)?.startsWith(heard), room.page.announced.at(-1));
  assert.ok(room.text(".bug-values .untrue").includes(room.say("bugs-untrue")));
  const board = boardOf(room);
  const again = await openRoom("bugs", room.address());
  assert.equal(again.text(".place"), at(2));
  assert.equal(boardOf(again), board);
  await press(button(again, "bugs-back"));
  await press(button(again, "bugs-back"));
  assert.equal(again.text(".place"), at(11));
});

test("bounds shown as values are called false, and a slow bug is not called wrong", async () => {
  const room = await openRoom("bugs", "#bug=bounds-shown&start=X........");
  assert.equal(room.all(".bug-values .untrue").length, 4);
  const untrue = room.all(".bug-board .untrue").map(textOf);
  assert.equal(untrue.length, 4);
  for (const text of untrue) assert.match(text, /^✗/);
  assert.equal(room.text(".bug-judgement"), room.say("bugs-judgement-shown"));
  await press(
    room.getByRole("radio", { name: new RegExp(`^${room.say("bugs-strict-cut-name")}`) }),
  );
  assert.ok(button(room, "bugs-next-slower"));
  const [right] = room.say("bugs-judgement-slower", { nodes: "\n", without: "" }).split("\n");
  assert.ok(room.text(".bug-judgement").startsWith(right), room.text(".bug-judgement"));
});

test("a sample is counted on Connect Four, and a button leads through the failures", async () => {
  const room = await openRoom("bugs", "#game=7x6k4g&on=sample&depth=4&seed=7");
  assert.ok(button(room, "bugs-count-again"));
  assert.match(room.text(), /A sample: 100 .*seed 7\), .* depth 4/);
  // "Last of equal moves" is worse in some positions. The harmless bug is worse in none.
  const [, wrong] = /worse move in (\d+) of 100/.exec(countOf(room, "root-ties")) ?? [];
  assert.ok(Number(wrong) > 1);
  assert.match(countOf(room, "strict-cut"), /^right, but slower in \d+ of 100$/);
  const at = (/** @type {number} */ number) =>
    room.say("bugs-place", { number, all: Number(wrong) });
  assert.equal(room.text(".place"), at(1));
  assert.match(room.text(".bug-judgement"), /^✗/);
  const first = boardOf(room);
  assert.match(first, /^The board\./);
  await press(button(room, "bugs-next-fails"));
  assert.equal(room.text(".place"), at(2));
  assert.notEqual(boardOf(room), first);
  assert.match(room.text(".bug-judgement"), /^✗/);

  // A reload, or another reader, needs nothing but the address.
  const said = /game=7x6k4g.*on=sample.*depth=4.*seed=7.*bug=root-ties.*board=/;
  assert.match(room.address(), said);
  const second = boardOf(room);
  const again = await openRoom("bugs", room.address());
  assert.equal(boardOf(again), second);
  assert.equal(countOf(again, "root-ties"), `worse move in ${wrong} of 100`);

  const watch =
    again.getByRole("link", { name: room.say("bugs-watch") }).getAttribute("href") ?? "";
  assert.match(watch, /watch\/#.*game=7x6k4g.*start=.*depth=4/);
  const { faults } = await openRoom("bugs", watch.replace(/.*#/, "#"));
  assert.deepEqual(faults, []);
});

test("every position of a small board is counted, to the end of the game", async () => {
  const room = await openRoom("bugs", "#game=3x3k3g&bug=root-ties-hard");
  assert.match(room.text(".room-fold"), /All 505 unfinished positions .* to the end of the game/);
  assert.match(countOf(room, "root-ties-hard"), /^worse move in \d+ of 505$/);
  // A search to the end has no estimates.
  assert.ok(!room.text(".bug-values").includes("≈"));
  assert.ok(!room.text(".panel").includes("evaluation"));
});

test("the stage shows the position of the game, and estimates are called estimates", async () => {
  const room = await openRoom("bugs", "#game=4x4k4&moves=a1b2&bug=swapped&depth=3&seed=1");
  assert.deepEqual([room.faults, room.page.failed], [[], []]);
  assert.match(boardOf(room), /^The board\. X: a1\. O: b2\./);
  const judged = (/** @type {number} */ depth) => room.say("bugs-judgement-estimated", { depth });
  assert.equal(room.text(".bug-judgement"), judged(3));
  assert.ok(room.text(".bug-values").includes("≈"));
  assert.ok(room.text(".panel").includes(room.say("bugs-how", { depth: 3 })));
  // The visitor's game stays in the address.
  assert.match(room.address(), /game=4x4k4.*moves=a1b2/);
  await choose(room.getByRole("combobox", { name: room.say("depth-label") }), "2");
  assert.equal(room.text(".bug-judgement"), judged(2));
});

test("a position whose search was stopped is searched when the visitor returns to it", async () => {
  const room = await openRoom("bugs", "#bug=table-bounds");
  button(room, "bugs-next-fails").click();
  await until(() => room.queryByRole("button", { name: room.say("stop") }) !== null);
  await press(button(room, "stop"));
  const stopped = room.say("bugs-stopped-here");
  assert.equal(room.text(".panel [role=status]"), stopped);
  await press(button(room, "bugs-back"));
  assert.ok(room.one(".bug-judgement"));
  await press(button(room, "bugs-next-fails"));
  assert.ok(!room.text(".panel").includes(stopped), room.text(".panel"));
  assert.ok(room.one(".bug-judgement"));
  // "Count again" also searches a stopped position.
  button(room, "bugs-next-fails").click();
  await until(() => room.queryByRole("button", { name: room.say("stop") }) !== null);
  await press(button(room, "stop"));
  assert.equal(room.text(".panel [role=status]"), stopped);
  await press(button(room, "bugs-count-again"));
  assert.ok(!room.text(".panel").includes(stopped), room.text(".panel"));
  assert.ok(room.one(".bug-judgement"));
});

/** Checks rooms of the lab: the race, move orders, and the size of a game. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { choose, fill, leave, openRoom, press, textOf } from "./room.js";

after(leave);

/** @typedef {Awaited<ReturnType<typeof openRoom>>} Room */

/** The texts of the bars, in order. @param {Room} room */
const barsOf = (room) =>
  room
    .all(".bars-row")
    .map(
      (row) =>
        `${textOf(row.querySelector(".bars-label"))}: ${textOf(row.querySelector(".bars-value"))}`,
    )
    .join("; ");
/** The list of positions in the settings. @param {Room} room */
const positions = (room) => room.getByLabelText(room.say("room-positions"));
/** @param {Room} room @param {string} id */
const button = (room, id) => room.getByRole("button", { name: room.say(id) });
/**
 * The cells of a row, found by its header.
 * @param {Room} room
 * @param {string} of Selects tables.
 * @param {string} id
 */
function cellsOf(room, of, id) {
  const row = room.all(`${of} tr`).find((row) => textOf(row.querySelector("th")) === room.say(id));
  return [...(row?.querySelectorAll("td") ?? [])].map(textOf);
}

test("a race without searches says so", async () => {
  const room = await openRoom("race", "#run=&moves=0");
  assert.equal(room.text("#view"), room.say("race-nobody"));
  await press(button(room, "race-again"));
  assert.deepEqual(room.page.announced, [room.say("race-nobody")]);
  assert.equal(room.text("#view"), room.say("race-nobody"));
});

test("a race says which search visits the fewest nodes, and how many the most", async () => {
  // docs/design.md, reference numbers: cell by cell.
  const { say, words, text } = await openRoom("race", "#run=minimax+alpha-beta+table");
  const [most, fewest] = [say("lab-search-minimax"), say("lab-search-table")];
  const ratio = words.ratio(549_946 / 5_538);
  assert.equal(text(".headline"), say("race-headline-nodes", { most, fewest, ratio }));
});

test("the room counts the size of the whole game or of the game from the present board", async () => {
  const room = await openRoom("size");
  for (const figure of ["5,478", "765", "255,168", "549,946", "1,452"]) {
    assert.ok(room.text().includes(figure), figure);
  }
  assert.ok(room.text().includes("19,683"));
  // X in the corner, O in the centre: docs/design.md, reference numbers
  const here = await openRoom("size", "#moves=04&on=board");
  assert.ok(here.text(".census").includes("7,332"));
  // The bars are for the greatest depth that alpha-beta finished in its time.
  const bars = /^Minimax: [\d,]+; Alpha-beta: [\d,]+; Different positions: [\d,]+$/;
  assert.match(barsOf(room), bars);
});

test("a small board is counted completely, and a large one to a depth", async () => {
  const small = await openRoom("size", "#game=4x3k3g");
  // tests/all/lab/census.rs compares these counts with lists made from the rules.
  assert.deepEqual(cellsOf(small, ".census", "size-positions"), ["7,157"]);
  assert.deepEqual(cellsOf(small, ".census", "size-distinct-mirrored"), ["3,587"]);
  assert.deepEqual(cellsOf(small, ".census", "size-games"), ["133,656"]);
  // J. Tromp's counts for Connect Four, for the plies that are counted completely.
  const large = await openRoom("size", "#game=7x6k4g");
  const stopped = large.say("size-stopped", { last: 7, counted: 76_959 });
  assert.ok(large.text(".census").includes(stopped));
  const [estimated] = large.say("count-error", { probes: "\n", error: "none" }).split("\n");
  assert.ok(large.text().includes(estimated));
});

test("orders are compared on a position or on a sample, and the page says which", async () => {
  const room = await openRoom("order", "#game=4x4k4&depth=4");
  assert.equal(room.queryByRole("button", { name: room.say("order-start") }), null);
  // For the game's own order, `best_move` has the same count.
  assert.match(barsOf(room), /own order: 1,913/);
  assert.ok(room.text().includes(room.say("order-minimax", { how: "exact", nodes: "47,297" })));
  // `visit` gives the same counts.
  assert.match(barsOf(room), /Best move first: 703.*first: 26,567/);
  await choose(positions(room), "sample");
  await fill(room.getByLabelText(room.say("seed")), "7");
  await press(button(room, "order-start"));
  const words = { positions: 20, reach: room.say("scope-depth", { depth: 4 }), seed: "7" };
  assert.ok(room.text(".order-result").includes(room.say("scope-sample", words)));
  const label = barsOf(room);
  assert.match(room.address(), /on=sample.*seed=7/);
  const again = await openRoom("order", room.address());
  await press(button(again, "order-start"));
  assert.equal(barsOf(again), label);
});

test("the room for move orders shows who wins", async () => {
  // O has replied to the corner with an edge.
  const room = await openRoom("order", "#moves=01&on=board");
  const { say, text } = room;
  assert.ok(text().includes(say("order-value", { result: say("wins", { player: "X" }) })), text());
});

test("orders are compared on all positions of a board that has few", async () => {
  const room = await openRoom("order", "#game=3x3k3g&depth=4&on=all");
  const course = /** @type {HTMLSelectElement} */ (positions(room));
  assert.equal(textOf(course.selectedOptions[0]), room.say("room-on-all"));
  await press(button(room, "order-start"));
  const words = { positions: 505, reach: room.say("scope-depth", { depth: 4 }) };
  assert.ok(room.text(".order-result").includes(room.say("scope-all", words)));
  assert.deepEqual([room.faults, room.page.failed, room.page.told], [[], [], []]);
  // The page lists choices from another room that are not available here.
  for (const [place, link, used, count] of /** @type {const} */ ([
    ["order", "#game=7x6k4g&depth=4&on=all", "empty", 3],
    ["bugs", "#game=7x6k4g&depth=1&on=all", "sample", 1],
  ])) {
    const large = await openRoom(place, link);
    const course = /** @type {HTMLSelectElement} */ (positions(large));
    assert.equal(course.value, used);
    assert.equal(course.options.length, count);
    const instead = { wanted: large.say("room-on-all"), used: large.say(`room-on-${used}`) };
    assert.equal(large.text(".room-note"), large.say("room-instead", instead));
  }
});

test("visitors can choose their own order, see its count and link to it", async () => {
  const room = await openRoom("order", "#game=7x6k4g&depth=5");
  const taps = () => room.all(".order-own .board button");
  assert.equal(taps().length, 7);
  await press(taps()[3]);
  await press(taps()[2]);
  assert.equal(taps()[3].getAttribute("aria-label"), "Column 4: number 1");
  assert.match(room.address(), /first=3-2(&|$)/);
  await press(taps()[3]);
  assert.equal(textOf(taps()[2]), "1");
  await press(taps()[3]);
  assert.match(room.address(), /first=2-3(&|$)/);
  const mine = (/** @type {Room} */ of) => /Your order: ([\d,]+)/.exec(barsOf(of))?.[1];
  assert.ok(mine(room));
  const before = mine(room);
  const again = await openRoom("order", room.address());
  assert.equal(textOf(again.all(".order-own .board button")[2]), "1");
  assert.equal(mine(again), before);
  const clear = button(again, "order-clear");
  clear.focus();
  await press(clear);
  assert.ok(document.activeElement?.closest(".order-own .board"), "the focus stays in the order");
  assert.equal(mine(again), undefined);
  assert.doesNotMatch(again.address(), /first=/);
});

test("the depth never goes beyond the end of the game, and a search to the end has no estimates", async () => {
  const room = await openRoom("order", "#game=3x3k3g&start=.....XXOO&on=board&depth=10");
  const depths = /** @type {HTMLSelectElement} */ (room.getByLabelText(room.say("depth-label")));
  assert.equal(depths.options.length, 5);
  assert.equal(textOf(depths.selectedOptions[0]), room.say("to-the-end"));
  const reach = room.say("scope-depth", { depth: 0 });
  assert.ok(room.text(".lab-result").includes(room.say("scope-one", { reach })));
  assert.ok(room.text().includes(room.say("order-how", { reach: "end" })));
  // Another order visits 25 nodes, the order with the best move first 26.
  const fewer = /Here “.*” visits fewer nodes than “Best move first”/;
  assert.match(room.text(".lab-result"), fewer);
});

test("the rooms say that the game is over", async () => {
  for (const [place, link] of /** @type {const} */ ([
    ["race", "#on=board&moves=03142"],
    ["order", "#on=board&moves=03142"],
    ["race", "#game=4x4k4&on=board&moves=a1a2b1b2c1c2d1"],
    ["size", "#game=4x4k4&on=board&moves=a1a2b1b2c1c2d1"],
  ])) {
    const room = await openRoom(place, link);
    assert.equal(room.text(".room-note"), room.say("lab-over-before-end"), `${place} ${link}`);
  }
  const over = await openRoom("order", "#on=board&start=XXXOO....");
  assert.equal(over.text(".room-note"), over.say("lab-over-start"));
  const other = await openRoom("race", "#moves=03142");
  assert.equal(other.text(".room-note"), "");
});

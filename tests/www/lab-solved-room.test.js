/**
 * Tests the table of boards as the page shows it: the winner, the length, and the cost of the
 * proof.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { LENGTHS, gameOfBoard, boardsOf, readSolved } from "../../www/lab/size/solved.ts";
import { choose, leave, openRoom, textOf } from "./room.js";

after(leave);

/** @typedef {Awaited<ReturnType<typeof openRoom>>} Room */

const file = new URL("../../www/lab/size/solved.txt", import.meta.url);
const solved = readSolved(readFileSync(file, "utf8"));

/** The link of a board. @param {Room} room @param {string} game */
const board = (room, game) => room.one(`.solved-boards a[href$="game=${game}"]`);
/** The sign of a board, without the text for screen readers. @param {Element} link */
const shown = (link) => [...link.querySelectorAll("[aria-hidden]")].map(textOf);
/** The text for screen readers. @param {Element} link */
const heard = (link) => textOf(link.querySelector(".unseen"));

test("every board of the table is shown with its result", async () => {
  const room = await openRoom("size");
  const [runs, gravity] = ["solved-row-label", "solved-gravity-label"].map(
    (id) => /** @type {HTMLSelectElement} */ (room.getByLabelText(room.say(id))),
  );
  assert.deepEqual([runs.value, gravity.value], ["4", "on"]);
  for (const run of LENGTHS) {
    for (const falls of [false, true]) {
      await choose(runs, String(run));
      await choose(gravity, falls ? "on" : "off");
      const results = room.all(".solved-boards a").map((link) => link.getAttribute("data-result"));
      // The page lists the rows one after another.
      const boards = boardsOf(run, falls).toSorted((a, b) => a.rows - b.rows);
      assert.deepEqual(
        results,
        boards.map((one) => solved.get(gameOfBoard(one))?.result),
      );
    }
  }
  assert.match(room.address(), /row=8&falls=on/);
  const again = await openRoom("size", room.address());
  const field = again.getByLabelText(again.say("solved-row-label"));
  assert.equal(/** @type {HTMLSelectElement} */ (field).value, "8");
});

test("a board shows the winner, the length and the work, not by colour alone", async () => {
  const free = await openRoom("size", "#row=4&falls=off");
  const size = free.say("solved-size", { columns: 4, rows: 4 });
  const draw = board(free, "4x4k4");
  assert.match(heard(draw), new RegExp(`^${free.say("solved-board-draw", { size })} .* nodes in `));
  assert.equal(shown(draw)[0], free.say("draw"));
  const room = await openRoom("size", "#row=4&falls=on");
  const lost = board(room, "6x4k4g");
  const wide = room.say("solved-size", { columns: 6, rows: 4 });
  // J. Tromp, John's Connect Four Playground. The length is from C. Steininger.
  const won = room.say("solved-board-won", { size: wide, player: "O", plies: 24 });
  assert.ok(heard(lost).startsWith(`${won} `), heard(lost));
  const [ends, took, ...more] = shown(lost);
  assert.deepEqual([ends, more], [room.say("win-in", { player: "O", plies: 24 }), []]);
  assert.match(took, /^70K nodes, /);
  // Rows and columns have header cells.
  const name = room.say("solved-caption", { run: 4, gravity: "on" });
  const table = room.getByRole("table", { name });
  for (const [role, id] of [
    ["columnheader", "solved-columns"],
    ["rowheader", "solved-rows"],
  ]) {
    const heads = room.all(".solved-boards th").filter((head) => table.contains(head));
    const side = heads.filter(
      (head) => (head.getAttribute("scope") === "col") === /col/.test(role),
    );
    assert.deepEqual(
      side.map((head) => head.getAttribute("aria-label")),
      LENGTHS.map((count) => room.say(id, { count })),
    );
  }
});

test("an unsolved board says so, and how long boards were tried", async () => {
  const room = await openRoom("size", "#row=4&falls=on");
  const open = board(room, "8x8k4g");
  const size = room.say("solved-size", { columns: 8, rows: 8 });
  assert.equal(open.getAttribute("data-result"), "open");
  // The cell does not say how long this board was tried, because the time differs between boards.
  assert.deepEqual(shown(open), [room.say("solved-open")]);
  assert.equal(heard(open), room.say("solved-board-open", { size }));
  const seconds = [...solved.values()].flatMap((one) => (one.result === "open" ? one.seconds : []));
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  const how = room.say("solved-how", { memory: 32, least, most });
  assert.ok(room.text(".solved details").includes(how));
});

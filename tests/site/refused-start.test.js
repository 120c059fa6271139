/**
 * Checks that a refused start is removed from the address, so that a reload shows the same view.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { address, leave, load } from "./page.js";
import { becomes, count, fill, say, says, textOf } from "./visitor.js";

after(leave);

const alerts = () => textOf("[role=alert]:not(#unexpected)");

for (const [link, shown] of /** @type {const} */ ([
  ["watch/#start=XXX......&of=board", /#x=human&o=perfect&pruning=on&hints=off&.*search=1$/],
  ["watch/#game=4x4k4&start=44&x=wizard&lang=en", /#game=4x4k4&x=human.*&lang=en&.*search=1$/],
  ["watch/#game=4x4k4&moves=a1z9&of=board", /#game=4x4k4&moves=a1&x=human.*search=1$/],
  ["lab/order/#start=XXX......", /#x=human&o=perfect&pruning=on&hints=off/],
])) {
  test(`${link}: the address describes the screen`, async () => {
    await load(link);
    await becomes(() => alerts() !== "", true);
    await becomes(() => shown.test(address()), true);
    await load(address().replace("http://localhost/", ""));
    assert.equal(alerts(), "");
  });
}

test("the page names each fault of a link", async () => {
  for (const [link, named] of /** @type {const} */ ([
    ["watch/#game=3x3k3&start=-1&setup=on", ["setup", "-1"]],
    ["lab/race/#game=7x6k4g&start=best&search=999999", ["search", "best"]],
    ["lab/bugs/#game=7x6k4g&start=44&tab=review", ["tab", "44"]],
    ["lab/race/#game=7x6k4g&start=44&lesson=x", ["lesson", "44"]],
    ["#game=7x6k4g&start=44&lesson=x", ["lesson", "44"]],
    // The overview of the lab shows no game, but its rooms do.
    ["lab/#game=qqq&foo=1", ["foo", "qqq"]],
    ["lab/#game=7x6k4g&start=9&moves=4455", ["9", "moves"]],
  ])) {
    await load(link);
    for (const name of named) await says("[role=alert]:not(#unexpected)", name);
  }
});

test("a step of a lesson names cells as on its own board", async () => {
  await load("teach/#do=lesson");
  await becomes(() => count(".lesson-source"), 1);
  await fill(".lesson-source", "A title\n\n#game=7x6k4g&start=9\nWords.");
  const column = say("move-spoken", { column: 1, row: 6 });
  const fault = say("fault-cell-sign", { cell: column });
  const words = say("link-fault-start", { text: "9", fault, moves: "none" });
  await says("#view li .fault", words);
});

test("the page names a depth that Watch does not accept", async () => {
  for (const [link, text] of [
    ["watch/#of=board&depth=0", "0"],
    ["watch/#tree=[[1,2],[3,4]]&depth=end", "end"],
  ]) {
    await load(link);
    await says("[role=alert]:not(#unexpected)", say("link-fault-setting", { name: "depth", text }));
  }
});

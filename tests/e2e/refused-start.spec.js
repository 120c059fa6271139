/** A start that is refused leaves the address: a reload shows the same as the screen. */
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, opened } from "./place.js";

for (const [place, link, shown] of /** @type {const} */ ([
  ["watch", "#start=XXX......&of=board", /#x=human&o=perfect&pruning=on&hints=off&.*search=1$/],
  ["watch", "#game=4x4k4&start=44&x=wizard&lang=en", /#game=4x4k4&x=human.*&lang=en&.*search=1$/],
  ["watch", "#game=4x4k4&moves=a1z9&of=board", /#game=4x4k4&moves=a1&x=human.*search=1$/],
  ["order", "#start=XXX......", /#x=human&o=perfect&pruning=on&hints=off/],
])) {
  test(`${place}/${link}: the address names what is on the screen`, async ({ page, game: _ }) => {
    await openPlace(page, place, link);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page).toHaveURL(shown);
    await page.reload();
    await opened(page, place);
    await expect(page.getByRole("alert")).toBeHidden();
  });
}

for (const [place, link, named] of /** @type {const} */ ([
  ["watch", "#game=3x3k3&start=-1&setup=on", ["setup", "-1"]],
  ["race", "#game=7x6k4g&start=best&search=999999", ["search", "best"]],
  ["bugs", "#game=7x6k4g&start=44&tab=review", ["tab", "44"]],
  ["race", "#game=7x6k4g&start=44&lesson=x", ["lesson", "44"]],
  ["play", "#game=7x6k4g&start=44&lesson=x", ["lesson", "44"]],
  // The front of the lab shows no game, and its rooms would.
  ["lab", "#game=qqq&foo=1", ["foo", "qqq"]],
  ["lab", "#game=7x6k4g&start=9&moves=4455", ["9", "moves"]],
])) {
  test(`${place}/${link}: each fault is named`, async ({ page, game: _ }) => {
    await openPlace(page, place, link);
    for (const name of named) await expect(page.getByRole("alert")).toContainText(name);
  });
}

test("a step of a lesson names cells as its own board does", async ({ page, game: _ }) => {
  await openPlace(page, "teach", "#do=lesson");
  await page.locator(".lesson-source").fill("A title\n\n#game=7x6k4g&start=9\nWords.");
  const column = say("move-spoken", { column: 1, row: 6 });
  await expect(page.locator("#view li .fault")).toContainText(
    say("link-fault-start", {
      text: "9",
      fault: say("fault-cell-sign", { cell: 0 }).replace("a1", column),
      moves: "none",
    }),
  );
});

test("a depth that Watch does not take is named", async ({ page, game: _ }) => {
  for (const [link, text] of [
    ["#of=board&depth=0", "0"],
    ["#tree=[[1,2],[3,4]]&depth=end", "end"],
  ]) {
    await openPlace(page, "watch", link);
    const words = say("link-fault-setting", { name: "depth", text });
    await expect(page.getByRole("alert")).toContainText(words.slice(0, 20));
  }
});

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

/** Every page on paper: in light colours, with its address, and without buttons. */
import { expect, sharedTest as test } from "./game.js";
import { openPlace } from "./place.js";

const PAGES = /** @type {const} */ ([
  ["play", "#moves=04&x=human&o=human", "#recommendation-move"],
  ["watch", "#tree=[[3,5],[2,7]]&search=9", "#tree"],
  ["practise", "#mode=find&seed=5", ".board-frame"],
  ["bugs", "", ".stage"],
  ["teach", "", "#overview"],
]);

test("each place prints its content and its address", async ({ page }) => {
  for (const [place, fragment, subject] of PAGES) {
    await page.emulateMedia({ colorScheme: "dark", media: "screen" });
    await openPlace(page, place, fragment);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("#printed-address")).toHaveText(page.url());
    await expect(page.locator("#printed-address")).toBeVisible();
    await expect(page.locator(subject).first()).toBeVisible();
    await expect(page.locator(".site-bar")).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    // Only cells, branches and orders are printed of the buttons, and of a choice only its text.
    await expect(page.locator(":is(.switch, .tabs-head, #drawer-button):visible")).toHaveCount(0);
    for (const select of await page.locator("select:visible").all())
      await expect(select).toHaveCSS("border-width", "0px");
  }

  // The review is below the board, and the address below the review.
  await page.emulateMedia({ media: "screen" });
  await openPlace(page, "play", "#moves=041286&x=human&o=perfect&tab=review");
  await expect(page.locator("#review-list li")).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const cell of await page.locator(".cell:not(.last, .winning)").all())
    await expect(cell).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const hidden of [".tree-map", "#panel-search", ".tabs-head"])
    await expect(page.locator(hidden).first()).toBeHidden();
  const parts = page.locator("#board, #details, #review-list, #printed-address");
  const boxes = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return [top, bottom].map(Math.round);
    }),
  );
  const [board, details, list, address] = boxes;
  const order = [board[1], details[0], list[0], list[1], details[1], address[0]];
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(details[0] - board[1]).toBeLessThan(100);

  // A message about the last action is not printed.
  await page.emulateMedia({ media: "screen" });
  await page.context().grantPermissions(["clipboard-write"]);
  await openPlace(page, "watch", "#tree=[[3,5],[2,7]]&search=9");
  await page.locator("#menu-open").click();
  await page.locator("#share").click();
  await expect(page.locator("#toast span")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // It disappears automatically, so finding it hidden later would prove nothing.
  await expect(page.locator("#toast")).toHaveCSS("display", "none");
});

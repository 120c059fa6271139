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
  }

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

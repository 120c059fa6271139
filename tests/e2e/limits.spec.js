/**
 * Limits of a device: the size of a record, patience and memory. A search stops or continues, and
 * the page says so.
 */
import { best_move, describe } from "../../pkg/npm/cutoff.js";
import { capped } from "../package/capped.js";
import { countLooks } from "./clock.js";
import { expect, say, test } from "./game.js";
import { openPlace } from "./place.js";

test.describe("on a touch device", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test("Watch refuses a search of more than half a million positions and states the limit", async ({
    page,
  }) => {
    const game = "4x4k4";
    const options = /** @type {const} */ ({ game, depth: 8, scoring: "plain" });
    const { nodes } = best_move(describe(game).start, true, options);
    expect(nodes).toBeGreaterThan(500_000);
    expect(nodes).toBeLessThan(2_000_000);
    await openPlace(page, "watch", `#game=${game}&of=board&scores=plain&depth=8`);
    const refused = page.locator("#search-refused");
    await expect(refused).toContainText(nodes.toLocaleString("en"));
    await expect(refused).toContainText(say("search-refused-way", { most: 500_000 }));
    await expect(page.locator("#tree")).toBeHidden();
  });
});

test("the search for a single good move ends after thirty seconds if there is none", async ({
  page,
}) => {
  await countLooks(page, 100);
  // Nobody can get eight in a row here, so no move wins, and the draw needs no special move.
  await openPlace(page, "practise", "#game=3x8k8&mode=find&seed=1");
  const looking = page.getByText(say("kind-find-looking"));
  await expect(looking).toBeVisible();
  await expect(page.getByText(say("kind-find-none"))).toBeVisible();
  await expect(looking).toBeHidden();
});

/** Pages of 64 KB beyond those at the start, fewer than the table of a long search needs. */
const ROOM = 8;

test("the engine line continues without more memory and says so", async ({ page }) => {
  await page.route("**/cutoff_bg*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: capped(await response.body(), ROOM).bytes });
  });
  await page.goto("./#game=8x8k5&x=human&o=human");
  const line = page.locator("#solver");
  await expect(line).toHaveAttribute("data-status", "spent");
  await page.locator("#details-button").click();
  await page.locator("#tab-limits").click();
  await page.locator("#solver-budget").selectOption("null");
  await expect(line).toContainText(say("solver-memory-refused"));
  const figures = page.locator("#solver .solver-counts");
  const before = await figures.textContent();
  await expect(figures).not.toHaveText(before ?? "");
  await expect(line).toHaveAttribute("data-status", "running");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.locator("#ask-search").click();
  await expect(line).toHaveAttribute("data-status", "stopped");
});

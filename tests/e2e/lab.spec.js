/** The lab: a race on the screen. tests/site/lab.test.js tests the words of its rooms. */
import { hurry } from "./clock.js";
import { expect, say, sharedTest as test } from "./game.js";
import { button, openPlace, openSettings } from "./place.js";

test("a race for times fits the screen, is drawn to scale and can be stopped", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "race", "#on=board&moves=04");
  await hurry(page);
  const latest = page.locator("#view");
  // A short race has run by itself.
  await expect(latest.locator(".bars-row")).toHaveCount(3);
  await button(page, "race-again").click();
  await expect(page.locator("#announcer")).toHaveText(say("lab-done"));
  await expect(latest.locator(".bars-row")).toHaveCount(3);
  // The headline says the result.
  const headline = latest.locator(".headline");
  await expect(headline).toHaveText(/^“Minimax” visits .* times as many nodes as “.*”\.$/);
  for (const part of [headline, latest.locator(".bars-row").last(), button(page, "race-again")]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // The bars are to scale with the nodes beside them. Each has a time.
  await expect(latest.locator(".bars-done", { hasText: "✓" })).toHaveCount(3);
  const bars = await latest.locator(".bars-row").evaluateAll((bars) =>
    bars.map((bar) => ({
      nodes: Number(bar.querySelector(".bars-value")?.firstChild?.textContent?.replace(/,/g, "")),
      length: bar.querySelector(".bars-fill")?.getBoundingClientRect().width ?? NaN,
    })),
  );
  const most = Math.max(...bars.map(({ nodes }) => nodes));
  const longest = Math.max(...bars.map(({ length }) => length));
  for (const { nodes, length } of bars) {
    expect(Math.abs(length - Math.max(2, (longest * nodes) / most))).toBeLessThan(1);
  }
  await expect(latest.locator(".bars-value small", { hasText: /\d\s(s|ms|µs|ns)$/ })).toHaveCount(
    3,
  );

  await page.getByText(say("lab-how")).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  const figures = page.getByRole("row", { name: say("lab-search-table") }).getByRole("cell");
  // The fastest batch, the middle and the slowest, each with a unit.
  await expect(figures.filter({ hasText: /\d\s(s|ms|µs|ns)$/ })).toHaveCount(3);

  await openSettings(page);
  await page.getByLabel(say("room-positions"), { exact: true }).selectOption("all");
  await expect(page).toHaveURL(/on=all/);
  await button(page, "race-again").click();
  await button(page, "stop").click();
  await expect(page.locator("#announcer")).toHaveText(say("race-stopped"));
});

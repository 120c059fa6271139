/**
 * A coarse clock, as browsers have that guard against fingerprints: the page shows times that were
 * measured, or none. Other clocks are in tests/all/measure.rs, tests/web_api/clock.rs and
 * tests/web/timing.test.js.
 */
import { expect, say, test } from "./game.js";

/** What a time looks like: never negative, infinite or of hours. */
const TIME = /^(no time|–|[1-9][\d.,]* (ns|µs|ms)|\d(\.\d+)? s)$/;
/** What no time is. */
const UNTIMELY = /NaN|∞|Infinity|−|-\d|\d{4,} s\b|undefined|null/;

/** Makes the clocks of the workers move every 100 ms. @param {import("@playwright/test").Page} page */
async function setCoarseClock(page) {
  let workers = 0;
  await page.route(/(play|study)\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const code = `{ const real = performance.now.bind(performance);
      performance.now = () => Math.floor(real() / 100) * 100; }`;
    workers += 1;
    await route.fulfill({ response, body: code + (await response.text()) });
  });
  return () => workers;
}

test("with a clock that moves every 100 ms times are true or none, on the board and in the race", async ({
  game,
  page,
}) => {
  const workers = await setCoarseClock(page);
  const race = "lab=race&lab.rounds=3&lab.with=alpha-beta textbook-alpha-beta";
  await game.open(`#moves=04&x=human&o=human&${race}`);
  for (const id of ["#time-minimax", "#time-alpha-beta"]) {
    await expect(page.locator(id)).toHaveText(TIME);
  }
  await expect(game.moves.nth(2).locator(".time")).toHaveText(TIME);
  await page.locator(".method summary").click();
  await expect(page.locator("#panel")).not.toContainText(UNTIMELY);
  await page.getByRole("button", { name: say("race-start-button") }).click();
  await expect(page.locator("#lab-status")).toHaveText(say("race-done"), { timeout: 45_000 });
  const rows = page.locator(".race-result tbody tr");
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const [nodes, , , ...times] = await row.locator("td").allTextContents();
    expect(nodes).toMatch(/^[\d,]+$/);
    for (const time of times.slice(0, 3)) expect(time).toMatch(TIME);
  }
  await expect(page.locator(".race-result")).not.toContainText(UNTIMELY);
  await expect(game.notice).toBeHidden();
  expect(workers()).toBe(2);
  await game.play(8);
  await game.expectStones("X...O...X");
});

/** Clocks that jump, run backwards or are coarse: the page gives times that were measured, or none. */
import { expect, say, test } from "./game.js";

/** What a worker's clock is made to do. */
const CLOCKS = {
  "moves every 100 ms": "Math.floor(real() / 100) * 100",
  "leaps an hour now and then": "real() + 36e5 * ((reads += 1) >> 7)",
  "is set back now and then": "real() - 5e3 * ((reads += 1) >> 6)",
  "runs backwards": "1e9 - real()",
  "shows anything": "(reads = (reads * 1103515245 + 12345) % 2147483648)",
  "is no number": "NaN",
};
/** What a time looks like: never negative, infinite or of hours. */
const TIME = /^(no time|–|[1-9][\d.,]* (ns|µs|ms)|\d(\.\d+)? s)$/;
/** What no time is. */
const UNTIMELY = /NaN|∞|Infinity|−|-\d|\d{4,} s\b|undefined|null/;

/** @param {import("@playwright/test").Page} page @param {string} clock */
async function setClock(page, clock) {
  await page.route(/(play|study)\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const code = `{ const real = performance.now.bind(performance); let reads = 1; performance.now = () => ${clock}; }`;
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

for (const [what, clock] of Object.entries(CLOCKS)) {
  test(`a clock that ${what}: times are true or none, on the board and in the race`, async ({
    game,
    page,
  }) => {
    await setClock(page, clock);
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
    await game.play(8);
    await game.expectStones("X...O...X");
  });
}

/**
 * No place breaks the security policy of the pages. tests/site/policy.test.js reads their files.
 */
import { expect, say, sharedTest as test } from "./game.js";
import { PLACE_NAMES } from "../../www/page/places.ts";
import { openPlace } from "./place.js";

// The browser reports a violation in the console, as the next test shows. Every test fails then.
test("no place violates the content security policy", async ({ game, page }) => {
  for (const place of PLACE_NAMES) {
    await openPlace(page, place, "#moves=0481&x=human&o=human&hints=on");
    if (place === "play") await game.ready();
    for (const id of ["#menu-open", "#theme", "#help-open", "#help-close"])
      await page.locator(id).click();
    if (place === "watch") await page.locator("#step-next-cut").click();
  }
});

test(
  "the browser blocks everything that the policy forbids",
  { tag: "@breaks" },
  async ({ game, page }) => {
    /** @type {string[]} */
    const told = [];
    page.on("console", (message) => told.push(`${message.type()} ${message.text()}`));
    await game.open("#x=human&o=human");
    const broken = await page.evaluate(async () => {
      // The policy does not apply to a debugger, so the page itself must run this in a task.
      await new Promise((resolve) => setTimeout(resolve));
      /** @param {() => unknown} attempt */
      const fails = (attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      };
      const box = document.createElement("div");
      return [
        fails(() => (box.innerHTML = "<img src=x>")),
        fails(() => new Function("return 1")),
        // oxlint-disable-next-line no-eval -- The policy forbids it: that is what is tested.
        fails(() => globalThis.eval("1")),
        fails(() => new Worker("https://example.com/worker.js")),
        fails(() => box.insertAdjacentHTML("beforeend", "<b></b>")),
      ];
    });
    expect(broken).toEqual([true, true, true, true, true]);
    await page.evaluate(() => (new Image().src = "data:,"));
    // The console has each of them, though it words them in two ways.
    await expect.poll(() => told.join("\n")).toMatch(/^error .*violates.*img-src/m);
    expect(
      told.filter((text) => /^error .*'Trusted(HTML|Script)' assignment/.test(text)),
    ).toHaveLength(4);
    await game.play(4);
    await expect(game.turn).toHaveText(say("turn-human", { player: "O" }));
  },
);

/**
 * No place breaks the security policy of the pages. tests/site/policy.test.js reads their files.
 */
import { expect, say, sharedTest, test } from "./game.js";
import { PLACE_NAMES } from "../../www/page/places.ts";
import { openPlace } from "./place.js";

test("no place violates the content security policy", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, "violations").push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  for (const place of PLACE_NAMES) {
    await openPlace(page, place, "#moves=0481&x=human&o=human&hints=on");
    if (place === "play") await game.ready();
    for (const id of ["#menu-open", "#theme", "#help-open", "#help-close"])
      await page.locator(id).click();
    if (place === "watch") await page.locator("#step-next-cut").click();
    expect([place, await page.evaluate(() => Reflect.get(window, "violations"))]).toEqual([
      place,
      [],
    ]);
  }
});

sharedTest(
  "the browser blocks everything that the policy forbids",
  { tag: "@breaks" },
  async ({ game, page }) => {
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
    await game.play(4);
    await expect(game.turn).toHaveText(say("turn-human", { player: "O" }));
  },
);

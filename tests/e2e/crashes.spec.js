/**
 * A real worker dies or runs out of memory. The page says so, and a retry works.
 * tests/site/crashes.test.js breaks a worker at each call.
 */
import { readFileSync } from "node:fs";
import { capped } from "../package/capped.js";
import { expect, say, test } from "./game.js";
import { openPlace } from "./place.js";
import { beforeWorkers, dyingIf } from "./workers.js";

/** The workers that the tests break. */
const WORKER = "{boards,whole}";

/** @import { Page } from "@playwright/test" */

/**
 * The places where memory can run out, and how.
 * @type {[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][]}
 */
const NO_MEMORY = [
  [
    "wasm memory that does not grow",
    (page) => {
      const bytes = capped(readFileSync("pkg/boards/cutoff_bg.wasm"), 0).bytes.toString("base64");
      // The page sends its package, but the worker takes this one instead.
      return beforeWorkers(
        page,
        `globalThis.addEventListener("message", async function replace(event) {
          globalThis.removeEventListener("message", replace);
          event.stopImmediatePropagation();
          const bytes = Uint8Array.from(atob("${bytes}"), (sign) => sign.charCodeAt(0));
          const data = { module: await WebAssembly.compile(bytes) };
          globalThis.dispatchEvent(new MessageEvent("message", { data }));
        });`,
        WORKER,
      );
    },
    (page) => page.unrouteAll({ behavior: "wait" }),
  ],
  [
    "a record that cannot be handed over",
    (page) =>
      beforeWorkers(
        page,
        `const real = globalThis.postMessage.bind(globalThis);
        globalThis.postMessage = (data, ...rest) => {
          if (data.result?.nodes > 500000) throw new RangeError("Array buffer allocation failed");
          real(data, ...rest);
        };`,
        WORKER,
      ),
    (page) => page.unrouteAll({ behavior: "wait" }),
  ],
  [
    "a page that has none for the steps",
    (page) =>
      page.evaluate(() => {
        const real = Uint32Array;
        Object.assign(globalThis, {
          real,
          Uint32Array: new Proxy(real, {
            construct(target, args) {
              if (args[0] > 400_000) throw new RangeError("Array buffer allocation failed");
              return Reflect.construct(target, args);
            },
          }),
        });
      }),
    (page) =>
      page.evaluate(() =>
        Object.assign(globalThis, { Uint32Array: Reflect.get(globalThis, "real") }),
      ),
  ],
];

/** Words that every such notice has. */
const KEPT = /Your game is (safe|saved)/;

/**
 * The page says that it has failed, and a retry shows the result.
 * @param {Page} page
 * @param {() => Promise<unknown>} relieve
 */
async function retried(page, relieve) {
  const notice = page.locator("#notice");
  await expect(notice).toContainText(KEPT);
  await relieve();
  await notice.getByRole("button", { name: say("retry-button") }).click();
  await expect(notice).toBeHidden();
}

test(
  "the page reports a crash of a real worker, and a retry continues",
  { tag: "@breaks" },
  async ({ page }) => {
    await beforeWorkers(page, dyingIf('call === "trace"'), WORKER);
    await openPlace(page, "watch", "#of=board&moves=04");
    await retried(page, () => page.unrouteAll({ behavior: "wait" }));
    await expect(page.locator("#sentence")).not.toBeEmpty();
  },
);

test(
  "the page reports that memory ran out, and a retry shows the search",
  { tag: "@breaks" },
  async ({ page }) => {
    for (const [what, exhaust, relieve] of NO_MEMORY) {
      await test.step(what, async () => {
        if (what.startsWith("a page")) await openPlace(page, "watch");
        await exhaust(page);
        if (what.startsWith("a page")) {
          await page.evaluate(() => (location.hash = "#of=board&pruning=off"));
        } else {
          await openPlace(page, "watch", "#of=board&pruning=off");
        }
        await retried(page, () => relieve(page));
        await expect(page.locator("#step-of")).toContainText("1");
      });
    }
  },
);

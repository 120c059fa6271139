/** The worker of the other rooms fails: the room says so and can be tried again, the game is kept. */
import { expect, say, test } from "./game.js";

const WORKER = "**/study.worker*.js";
const WASM = "**/cutoff_bg*.wasm";
const KEPT = "#moves=04&x=human&o=human";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Breaks the worker of the rooms until the route is removed.
 * @param {Page} page
 * @param {string} code What the worker begins with.
 */
async function spoil(page, code) {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

/** A worker that dies as soon as it is asked for one of these. @param {...string} calls */
const dying = (...calls) => `
  globalThis.addEventListener("message", (event) => {
    if (!${JSON.stringify(calls)}.includes(event.data.call)) return;
    event.stopImmediatePropagation();
    throw new Error("crashed in the middle");
  });`;

/**
 * A wasm module whose memory may not grow: the section that declares it is written anew with its
 * least size as its most (https://webassembly.github.io/spec/core/binary/modules.html).
 * @param {Buffer} wasm
 */
function capped(wasm) {
  const MEMORY = 5;
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (;;) {
    const start = at;
    const section = wasm[at++];
    const size = number();
    if (section !== MEMORY) {
      at += size;
      continue;
    }
    const least = wasm.subarray(at + 2, at + size); // after the count and the flag "no most"
    const limits = [1, 1, ...least, ...least];
    return Buffer.concat([
      wasm.subarray(0, start),
      Buffer.from([MEMORY, limits.length, ...limits]),
      wasm.subarray(at + size),
    ]);
  }
}

/** Where memory can run out, and how. @type {[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][]} */
const NO_MEMORY = [
  [
    "wasm memory that does not grow",
    (page) =>
      page.route(WASM, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: capped(await response.body()) });
      }),
    (page) => page.unroute(WASM),
  ],
  [
    "a record that cannot be handed over",
    (page) =>
      spoil(
        page,
        `const real = globalThis.postMessage.bind(globalThis);
        globalThis.postMessage = (data, ...rest) => {
          if (data.result?.nodes > 500000) throw new RangeError("Array buffer allocation failed");
          real(data, ...rest);
        };`,
      ),
    (page) => page.unroute(WORKER),
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

/** The game is unchanged and goes on. @param {import("./game.js").Game} game */
async function playable(game) {
  await game.expectStones("X...O....");
  await expect(game.notice).toBeHidden();
  await game.play(8);
  await game.expectStones("X...O...X");
}

test(
  "a crash while a search is recorded: said, retried, and the game goes on",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("trace"));
    await game.open(KEPT);
    await game.button("search-open-button").click();
    const status = page.locator("#search-status");
    await expect(status).toContainText("The search could not be recorded");
    await expect(status).toContainText("Your game is safe");
    await game.expectStones("X...O....");
    await page.unroute(WORKER);
    await status.getByRole("button", { name: say("retry-button") }).click();
    await expect(page.locator("#step-of")).toContainText("Step 1 of");
    await expect(status).toBeEmpty();
    await playable(game);
  },
);

test(
  "a crash at a tree of one's own: said, and the text is kept",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("trace_tree"));
    await game.open(`${KEPT}&tree=[[1,2],[3,4]]`);
    const status = page.locator("#search-status");
    await expect(status).toContainText("The search could not be recorded");
    await game.expectStones("X...O....");
    await page.unroute(WORKER);
    await status.getByRole("button", { name: say("retry-button") }).click();
    await expect(page.locator("#tree-text")).toHaveValue("[[1,2],[3,4]]");
    await expect(page.locator("#search-of")).toContainText("of 7 nodes");
    await playable(game);
  },
);

for (const [room, call, messageId] of [
  ["race", "raceRounds", "race-done"],
  ["order", "visit", ""],
  ["size", "census", ""],
  ["find", "puzzles", ""],
  ["review", "review", ""],
  ["break", "survey", ""],
  ["quiz", "trace_tree", ""],
]) {
  test(
    `a crash in the lab (${room}): said, retried, and the game goes on`,
    { tag: "@breaks" },
    async ({ game, page }) => {
      await spoil(page, dying(call));
      await game.open(KEPT);
      await game.button(`lab-${room}-button`).click();
      const start = page.getByRole("button", { name: say("race-start-button") });
      if (room === "race") await start.click();
      const status = page.locator("#lab-status");
      await expect(status).toContainText("This section has stopped");
      await expect(status).toContainText("Your game is safe");
      await game.expectStones("X...O....");
      await page.unroute(WORKER);
      await status.getByRole("button", { name: say("retry-button") }).click();
      await expect(status).toBeEmpty();
      await expect(page.locator("#lab-room")).not.toBeEmpty();
      await playable(game);
      if (messageId === "") return;
      await page.getByLabel(say("race-rounds-label")).selectOption("3");
      await start.click();
      await expect(status).toHaveText(say(messageId));
    },
  );
}

for (const [what, exhaust, relieve] of NO_MEMORY) {
  test(
    `out of memory, ${what}: said, and the game goes on`,
    { tag: "@breaks" },
    async ({ game, page }) => {
      await game.open("#x=human&o=human&pruning=off");
      await exhaust(page);
      await game.button("search-open-button").click();
      const status = page.locator("#search-status");
      await expect(status).toContainText("The search could not be recorded. Your game is safe.");
      await expect(page.locator("#search-room")).toBeHidden();
      await game.hints.click();
      await game.ready();
      await relieve(page);
      await status.getByRole("button", { name: say("retry-button") }).click();
      await expect(page.locator("#step-of")).toContainText("Step 1 of");
      await game.play(0, 4);
      await playable(game);
    },
  );
}

test(
  "a computer that plays by the book and loses it: said, and a retry plays on",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("book"));
    await game.open("#moves=0&x=human&o=book");
    await expect(game.notice).toContainText("Your game is safe.");
    await page.unroute(WORKER);
    await game.button("retry-button").click();
    await expect(game.moves).toHaveCount(3);
    await expect(game.notice).toBeHidden();
  },
);

test(
  "two rooms share a worker: when it fails, both say so",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("trace"));
    await game.open(KEPT);
    await game.button("lab-size-button").click();
    await expect(page.locator("#lab-room")).toContainText("5,478");
    await page.getByRole("button", { name: say("lab-race-button") }).click();
    await page.getByRole("button", { name: say("race-start-button") }).click();
    await game.button("search-open-button").click();
    await expect(page.locator("#search-status")).toContainText("The search could not be recorded");
    await expect(page.locator("#lab-status")).toContainText("This section has stopped");
    await page.unroute(WORKER);
    // The search of another position is another try.
    await playable(game);
    await expect(page.locator("#step-of")).toContainText("Step 1 of");
  },
);

test("a click on a crashed engine says so, also after the notice was closed", async ({
  game,
  page,
}) => {
  await page.route("**/play.worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: dying("compare") + (await response.text()) });
  });
  await page.goto("./#x=human&o=human");
  await expect(game.notice).toBeVisible();
  await game.notice.getByRole("button").last().click();
  await expect(game.notice).toBeHidden();
  await page.getByRole("gridcell").nth(4).click();
  // Either the stone lies, or the page says why not and offers to try again.
  await expect(
    game.notice.or(page.locator("#move-list tr").nth(1)).first(),
    "nothing happens at all",
  ).toBeVisible({ timeout: 3_000 });
});

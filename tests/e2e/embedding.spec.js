/** A board within another page: chosen in Teach, shown on another host, and its faults. */
import { expect } from "@playwright/test";
import { catalogue } from "../../www/messages/catalogue.ts";
import { words } from "../www/words.js";
import { test } from "./fonts.js";
import { keptIn, otherSite } from "./other-site.js";
import { say } from "./game.js";
import { openPlace } from "./place.js";

/** @import { FrameLocator } from "@playwright/test" */

const host = otherSite();

/** The stones of a board in a frame. @param {FrameLocator} frame */
const stones = (frame) =>
  frame
    .getByRole("grid")
    .getByRole("button")
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.sign).join(""));

test("the chosen board is shown in a frame, and its code works on a page of another host", async ({
  page,
  baseURL,
}) => {
  await openPlace(page, "teach", "#do=embed&moves=04&board-moves=b2a1");
  const choose = (/** @type {string} */ id, /** @type {string} */ value) =>
    page.getByLabel(say(id), { exact: true }).selectOption(value);
  await choose("embed-answers-label", "off");
  await choose("embed-theme-label", "dark");
  await choose("teach-size", "small");
  // Each choice has its own frame, and this is the last one.
  const shown = page.locator(".board-preview iframe");
  await expect(shown).toHaveAttribute("src", /moves=40&.*answers=off.*theme=dark/);
  await expect(shown).toHaveAttribute("width", "280");
  const preview = page.frameLocator(".board-preview iframe");
  await expect.poll(() => stones(preview)).toBe("O...X....");
  await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(preview.locator("html")).toHaveAttribute("data-view", "board");
  // The game that travels from place to place stays as it was.
  await expect(page).toHaveURL(
    /#moves=04&do=embed&board-moves=b2a1&board-answers=off&size=small&theme=dark$/,
  );
  const snippet = (/** @type {string} */ id) =>
    page.getByLabel(say(id), { exact: true }).innerText();
  const [frame, element] = [await snippet("embed-frame"), await snippet("embed-element")];
  expect(frame).toContain(`<iframe src="${baseURL}#moves=40&amp;`);

  await host(page, `<p>Before</p>${frame}<p>Between</p>${element}<p>After</p>`);
  for (const selector of ["body > iframe", "cutoff-board iframe"]) {
    const inner = page.frameLocator(selector);
    await expect.poll(() => stones(inner)).toBe("O...X....");
    await expect(inner.locator("html")).toHaveAttribute("data-theme", "dark");
    const before = await page.evaluate(() => history.length);
    await inner.getByRole("grid").getByRole("button").nth(8).click();
    await expect.poll(() => stones(inner)).toBe("O...X...X");
    // The history of the host's page does not change, and the reader's browser stores nothing.
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await keptIn(inner)).toEqual([]);
    const box = await page.locator(selector).boundingBox();
    expect([box?.width, box?.height]).toEqual([280, 400]);
  }
});

test("a search and an exercise work alone on a page of another host and store nothing", async ({
  page,
  baseURL,
}) => {
  await openPlace(page, "teach", "#do=embed");
  const kind = page.getByLabel(say("embed-what-label"), { exact: true });
  const snippet = (/** @type {string} */ id) =>
    page.getByLabel(say(id), { exact: true }).innerText();
  await kind.selectOption("search");
  const link = page.getByLabel(say("embed-link-label"), { exact: true });
  await link.fill("lab/race/");
  await expect(page.locator("#view [role=alert]")).toHaveText(say("embed-link-fault"));
  await link.fill("watch/#tree=[[3,5],[2,7]]&search=7");
  await expect(page.locator(".board-preview iframe")).toHaveAttribute(
    "src",
    /search=7&lang=en&view=search$/,
  );
  await expect(page.locator("#view [role=alert]")).toBeEmpty();
  const search = [await snippet("embed-frame"), await snippet("embed-element")];
  await kind.selectOption("exercise");
  await expect(page.locator(".board-preview iframe")).toHaveAttribute(
    "src",
    /practise.*view=exercise$/,
  );
  const exercise = [await snippet("embed-frame"), await snippet("embed-element")];
  const preview = page.frameLocator(".board-preview iframe");
  await expect(preview.locator("html")).toHaveAttribute("data-open", "yes");

  for (const code of search) {
    await host(page, code);
    const inner = page.frameLocator("iframe");
    await expect(inner.locator("html")).toHaveAttribute("data-view", "search");
    const cut = inner.locator("#step-next-cut");
    await expect(inner.locator("#sentence")).not.toBeEmpty();
    for (const hidden of ["#places", "#subject", "#drawer-button"])
      await expect(inner.locator(hidden)).toBeHidden();
    const before = await page.evaluate(() => history.length);
    await cut.click();
    await expect(inner.locator("#tree .node.cut")).toHaveCount(1);
    await expect
      .poll(() => inner.locator("html").evaluate(() => location.hash))
      .toMatch(/view=search$/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await keptIn(inner)).toEqual([]);
    await expect(inner.locator(".embedded-bar a")).toHaveAttribute(
      "href",
      new RegExp(`^${baseURL}watch/#lang=en&tree=\\[\\[3,5\\],\\[2,7\\]\\]&search=\\d+$`),
    );
  }
  for (const code of exercise) {
    await host(page, code);
    const inner = page.frameLocator("iframe");
    await expect(inner.locator("html")).toHaveAttribute("data-view", "exercise");
    for (const hidden of ["#places", ".practise-back", ".settings-open"])
      await expect(inner.locator(hidden)).toBeHidden();
    await inner.locator(".panel form button, .panel .choices button").first().click();
    expect(await keptIn(inner)).toEqual([]);
  }
  await host(
    page,
    `<script src="${baseURL}embed.js"></script><cutoff-page link="lab/race/"></cutoff-page>`,
  );
  await expect(page.locator("cutoff-page").getByRole("alert")).toContainText('link="lab/race/"');
});

test("the element names a position that it cannot read, and shows the rest", async ({ page }) => {
  await openPlace(page, "teach", "#do=embed&board-start=XXX......");
  await expect(page.locator("#view [role=alert]")).toContainText("XXX");
  await openPlace(page, "teach", "#do=embed&board-start=XO.......");
  await expect(page.locator("#view [role=alert]")).toBeEmpty();
  await expect(page.locator(".board-preview iframe")).toHaveAttribute("src", /start=XO/);
  await expect.poll(() => stones(page.frameLocator(".board-preview iframe"))).toBe("XO.......");
});

test("the element follows its attributes and says which of them is wrong", async ({
  page,
  baseURL,
}) => {
  await host(
    page,
    `<script src="${baseURL}embed.js"></script>
     <script src="${baseURL}embed.js"></script>
     <cutoff-board position="XO......." x="human" o="human" hints="on" lang="es"></cutoff-board>`,
  );
  const element = page.locator("cutoff-board");
  const inner = page.frameLocator("cutoff-board iframe");
  const spanish = catalogue("es", words("es"));
  await expect(inner.locator("html")).toHaveAttribute("lang", "es");
  await expect(element.locator("iframe")).toHaveAttribute(
    "title",
    spanish.say("cutoff-board-label"),
  );
  const address = /#lang=es&start=XO\.{7}&x=human&o=human&hints=on&view=board$/;
  await expect(element.locator("iframe")).toHaveAttribute("src", address);
  const before = await page.evaluate(() => history.length);
  await element.evaluate((board) => board.setAttribute("moves", "b2"));
  await expect.poll(() => stones(inner)).toBe("XO..X....");
  expect(await page.evaluate(() => history.length)).toBe(before);

  // The first wrong attribute is named. From the last to the first, no frame is loaded in between.
  for (const [name, value, says] of [
    ["size", "huge", "small, medium, large"],
    ["view", "map", "board, page"],
    ["theme", "blue", "light, dark"],
    ["answers", "some", "on, off"],
    ["hints", "perhaps", "on, off"],
    ["x", "wizard", "human, perfect, book, casual, random"],
    ["moves", "9<b>", spanish.say("cutoff-moves")],
    ["position", "XO", spanish.say("cutoff-position")],
  ]) {
    await element.evaluate(
      (board, [name, value]) => board.setAttribute(name, value),
      [name, value],
    );
    const alert = element.getByRole("alert");
    await expect(alert).toContainText(`${spanish.say("cutoff-board-fault")} ${name}="${value}"`);
    for (const part of says.split(", ")) await expect(alert).toContainText(part);
    await expect(element.locator("iframe")).toHaveCount(0);
  }
  await element.evaluate((board) => {
    for (const name of board.getAttributeNames()) if (name !== "lang") board.removeAttribute(name);
  });
  await expect(inner.locator("html")).toHaveAttribute("lang", "es");
  // The element takes the language of the page around it if it has none of its own.
  await element.evaluate((board) => board.removeAttribute("lang"));
  await expect(inner.locator("html")).toHaveAttribute("lang", "en");
  await element.evaluate((board) => board.setAttribute("view", "page"));
  await expect(inner.locator("#places")).toBeVisible();
  // In a narrow column, it shrinks.
  await element.evaluate((board) => {
    board.setAttribute("size", "medium");
    document.body.style.width = "300px";
  });
  for (const view of ["page", "board"]) {
    await element.evaluate((board, view) => board.setAttribute("view", view), view);
    expect((await element.boundingBox())?.width).toBe(300);
  }
});

test("a module finds its own address, and a script that cannot find its address reports that", async ({
  page,
  baseURL,
}) => {
  await host(
    page,
    `<script type="module" src="${baseURL}embed.js"></script><cutoff-board moves="04"></cutoff-board>`,
  );
  await expect(page.locator("cutoff-board iframe")).toHaveAttribute(
    "src",
    new RegExp(`^${baseURL}#`),
  );
  // A frame in the host's page works without stack traces.
  await host(
    page,
    `<script>Error.stackTraceLimit = 0</script>
     <script type="module" src="${baseURL}embed.js"></script><cutoff-board moves="04"></cutoff-board>`,
  );
  await expect(page.locator("cutoff-board iframe")).toHaveAttribute(
    "src",
    new RegExp(`^${baseURL}#`),
  );
  expect(await page.evaluate(() => Error.stackTraceLimit)).toBe(0);
  // Another host's script of the same name comes first, and the module may have no element at all.
  for (const module of [
    `<script type="module" src="${baseURL}embed.js"></script>`,
    `<script type="module">import("${baseURL}embed.js")</script>`,
  ]) {
    await host(
      page,
      `<script src="/embed.js"></script>${module}<cutoff-board moves="04"></cutoff-board>`,
    );
    await expect(page.locator("cutoff-board iframe")).toHaveAttribute(
      "src",
      new RegExp(`^${baseURL}#`),
    );
  }
  const source = await (await page.request.get(`${baseURL}embed.js`)).text();
  await host(page, `<script>${source}</script><cutoff-board moves="04"></cutoff-board>`);
  await expect(page.locator("cutoff-board").getByRole("alert")).toContainText(say("cutoff-script"));
  await expect(page.locator("cutoff-board iframe")).toHaveCount(0);
});

test("opening the section does not change the game in the address", async ({ page }) => {
  await openPlace(page, "teach", "#do=embed&moves=048&at=1&x=casual&o=book&answers=off");
  await expect(page.locator(".board-preview iframe")).toBeVisible();
  await expect(page).toHaveURL(
    /#moves=048&at=1&x=casual&o=book&answers=off&do=embed&size=medium&theme=auto$/,
  );
});

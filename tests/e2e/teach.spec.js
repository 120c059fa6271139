/** Teach: its overview, sheets on paper, and the package. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { expect, say, sharedTest as test } from "./game.js";
import { comeTo, openPlace, overflow, violations } from "./place.js";

/** @import { Page } from "@playwright/test" */

const SECTIONS = ["sheet", "lesson", "embed", "code"];

test("each row opens its section in view and focused, and Back returns to the rows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPlace(page, "teach");
  for (const name of SECTIONS) {
    await page.getByRole("link", { name: say(`teach-${name}-title`) }).click();
    await expect(page).toHaveURL(new RegExp(`do=${name}`));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(say(`teach-${name}-title`));
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    // A board can be chosen only when one is embedded.
    await expect(page.locator("#bar-board")).toBeVisible({ visible: name === "embed" });
    await page.goBack();
    await expect(page.locator("#overview")).toBeVisible();
  }
});

test("each section passes axe in both themes and does not scroll sideways", async ({ page }) => {
  for (const name of SECTIONS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: "light" });
    await comeTo(page, "teach", `#do=${name}`, "en");
    if (name === "sheet") await expect(page.locator(".paper-page").first()).toBeVisible();
    // A frame of the same site is a page of its own, and has its own tests.
    await page
      .locator(".board-preview iframe")
      .evaluateAll((all) => all.forEach((one) => one.remove()));
    if (name === "lesson")
      await page
        .getByRole("button", { name: say("lesson-change") })
        .first()
        .click();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, ["color-contrast"])).toEqual([]);
    for (const width of [320, 390, 704, 834, 960, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, (await overflow(page)).sideways]).toEqual([width, 0]);
    }
  }
});

test("every field shows its choices in full", async ({ page }) => {
  for (const language of LANGUAGES) {
    await openPlace(page, "teach", "#do=sheet", language);
    for (const width of [390, 834, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.locator("main select:visible").evaluateAll((fields) =>
        fields.flatMap((field) => {
          const list = /** @type {HTMLElement} */ (field);
          const { offsetWidth } = list;
          // A list of choices is as wide as its longest choice.
          list.style.width = "max-content";
          const missing = list.offsetWidth - offsetWidth;
          list.style.width = "";
          return missing > 0 ? [`${list.textContent} ${missing}`] : [];
        }),
      );
      expect(cut, `${width} ${language}`).toEqual([]);
    }
  }
});

/**
 * Prints the sheet. Gives the number of its pages, and of those that the printer gets.
 * @param {Page} page
 * @param {string} format
 */
async function printed(page, format) {
  await page.evaluate(() => {
    delete document.body.dataset.printed;
    window.print = () => (document.body.dataset.printed = "yes");
  });
  await page.locator(".teach-settings .primary").click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  const wanted = await page.locator(".sheet > .paper-page").count();
  const pdf = (await page.pdf({ format })).toString("latin1");
  return { wanted, got: Number(pdf.match(/\/Count (\d+)/)?.[1]) };
}

test("printed sheets have nodes of 8 mm, and a name, seeds and an address on each page", async ({
  page,
}) => {
  for (const [fragment, format] of [
    ["seed=5&plies=3&branches=2&trees=3&key=on", "A4"],
    ["seed=5&plies=3&branches=2&trees=6", "Letter"],
  ]) {
    await comeTo(page, "teach", `#do=sheet&${fragment}`, "en");
    const first = page.locator(".page-preview .paper-page").first();
    await expect(first).toBeInViewport();
    await expect(first).toContainText(say("sheet-name"));
    await expect(first).toContainText(/practise\/#\S*seed=\d/);
    await expect(first).toContainText(say("sheet-leaves", { evaluated: "_____", leaves: 8 }));
    await expect(page.locator(".sheet-cuts")).toHaveText(
      /at least two cuts, and all trees together have \d+/,
    );
    const { wanted, got } = await printed(page, format);
    expect(got).toBe(wanted);
    const button = page.locator(".teach-settings .primary");
    await expect(button).toHaveText(say("sheet-print", { pages: wanted }));
  }
  await comeTo(page, "teach", "#do=sheet&seed=5&trees=3&plies=3&branches=2", "en");
  await expect(page.locator(".paper-page").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // Millimetres of each node on paper.
  await expect(page.locator(".sheet .paper-tree .node .shape")).toHaveCount(3 * 15);
  const nodes = await page.locator(".sheet .paper-tree .node .shape").evaluateAll((all) =>
    all.map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return Math.min(width, height) * (25.4 / 96);
    }),
  );
  expect(Math.min(...nodes)).toBeGreaterThanOrEqual(8);
  const scales = await page
    .locator(".sheet .paper-tree")
    .evaluateAll((all) =>
      all.map(
        (tree) =>
          tree.getBoundingClientRect().width / Number(tree.getAttribute("viewBox")?.split(" ")[2]),
      ),
    );
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0], 3);
  await page.emulateMedia({ media: "screen" });
});

test("the browser's own command prints the sheet as the button does", async ({ page }) => {
  await openPlace(page, "teach", "#do=sheet&seed=5&plies=3&branches=2&trees=3&key=on");
  const pages = page.locator(".paper-page");
  await expect(pages.first()).toBeVisible();
  const own = (await page.pdf({ format: "A4" })).toString("latin1");
  const { wanted } = await printed(page, "A4");
  expect(Number(own.match(/\/Count (\d+)/)?.[1])).toBe(wanted);
  // Changes appear in print.
  await page.getByText(say("sheet-more"), { exact: true }).click();
  await page.getByLabel(say("sheet-source"), { exact: true }).selectOption("own");
  await page.getByLabel(say("tree"), { exact: true }).fill("[[3,5],[2,8]]");
  await expect(pages.first().locator(".paper-tree .node .shape")).toHaveCount(7);
  await page.emulateMedia({ media: "print" });
  await expect(pages.first()).toBeVisible();
  const around = [page.getByRole("heading", { level: 1 }), page.locator(".site-bar, .site-foot")];
  for (const part of [...around, page.locator(".teach-settings")])
    expect(await part.filter({ visible: true }).count()).toBe(0);
  // In other sections, the page itself is printed.
  await page.evaluate(() => (location.hash = "#do=lesson"));
  await expect(pages).toHaveCount(0);
  await expect(page.locator("#ready-lessons")).toBeVisible();
});

test("the package on the page is the file of npm run package, with its name and size", async ({
  page,
}) => {
  await openPlace(page, "teach", "#do=code");
  const { version } = JSON.parse(readFileSync("pkg/npm/package.json", "utf8"));
  const name = `cutoff-${version}.tgz`;
  const made = readFileSync(`pkg/${name}`);
  const kilobytes = Math.round(made.length / 1000);
  const link = page.getByRole("link", { name: say("code-package-download", { name, kilobytes }) });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe(name);
  const file = readFileSync(await download.path());
  expect(file.equals(made)).toBe(true);
  const entries = entriesOf(gunzipSync(file));
  expect(entries).toContain("package/package.json");
  expect(entries).toContain("package/cutoff.js");
  expect(entries).toContain("package/cutoff.d.ts");
  expect(entries).toContain("package/README.md");
  // The command names the same file.
  const command = page.getByLabel(say("code-package-install"), { exact: true });
  await expect(command).toHaveText(`npm install ${await link.getAttribute("href")}`);
  // It is not stored for offline use.
  for (const list of ["offline.json", "sw.js"]) {
    expect(await (await page.request.get(`./${list}`)).text()).not.toContain(".tgz");
  }
});

/** The names in an archive. @param {Buffer} tar */
function entriesOf(tar) {
  const names = [];
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const text = (/** @type {number} */ from, /** @type {number} */ to) =>
      tar.toString("latin1", at + from, at + to).replace(/\0.*/s, "");
    names.push(text(0, 100));
    at += 512 * (1 + Math.ceil(Number.parseInt(text(124, 136), 8) / 512));
  }
  return names;
}

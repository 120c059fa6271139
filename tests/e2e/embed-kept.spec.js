/**
 * The script of 0.3.1 for other pages (embed-0.3.js.txt), which hosts and browsers may have cached,
 * and the frames that this script and Teach have made. All still show what they did. A page and its
 * frame exchange no messages, because the address says everything.
 */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./fonts.js";
import { keptIn, otherSite } from "./other-site.js";

/** @import { FrameLocator } from "@playwright/test" */

const SCRIPT = readFileSync(new URL("embed-0.3.js.txt", import.meta.url), "utf8");

const host = otherSite();
// The browser has the script in its cache.
test.beforeEach(({ page }) =>
  page.route("**/embed.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  ),
);

/** @param {FrameLocator} frame */
const cells = (frame) => frame.getByRole("grid").getByRole("button");
/** The stones of a board in a frame. @param {FrameLocator} frame */
const stones = (frame) =>
  cells(frame).evaluateAll((all) => all.map((cell) => cell.dataset.sign).join(""));

test("an embedded board of 0.3 works with every attribute and with none", async ({
  page,
  baseURL,
}) => {
  await host(
    page,
    `<script src="${baseURL}embed.js"></script>
     <cutoff-board position="XO......." moves="b2" x="human" o="human" pruning="off" hints="on"
       answers="off" theme="dark" size="small" lang="es"></cutoff-board>`,
  );
  const frame = page.frameLocator("cutoff-board iframe");
  const html = frame.locator("html");
  await expect.poll(() => stones(frame)).toBe("XO..X....");
  await expect(html).toHaveAttribute("lang", "es");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(html).toHaveAttribute("data-view", "board");
  const box = await page.locator("cutoff-board").boundingBox();
  expect([box?.width, box?.height]).toEqual([280, 400]);
  await cells(frame).nth(8).click();
  await expect.poll(() => stones(frame)).toBe("XO..X...O");
  const address = await html.evaluate(() => location.hash);
  for (const name of ["pruning=off", "hints=on", "answers=off", "x=human", "o=human"])
    expect(address).toContain(name);
  // The frame stores nothing in the reader's browser.
  expect(await keptIn(frame)).toEqual([]);

  const script = `<script src="${baseURL}embed.js"></script>`;
  await host(page, `${script}<cutoff-board></cutoff-board>`);
  await cells(frame).nth(4).click();
  await expect.poll(async () => (await stones(frame)).replace(/[^XO]/g, "").length).toBe(2);
  for (const level of ["perfect", "book", "casual", "random"]) {
    await host(page, `${script}<cutoff-board x="${level}" o="human"></cutoff-board>`);
    await expect.poll(() => stones(frame)).toContain("X");
  }
  await host(page, `${script}<cutoff-board view="page" moves="04"></cutoff-board>`);
  await expect(frame.locator("#places")).toBeVisible();
  await expect.poll(() => stones(frame)).toBe("X...O....");
});

test("an embedded search and an embedded exercise of 0.3 still work", async ({ page, baseURL }) => {
  const script = `<script type="module" src="${baseURL}embed.js"></script>`;
  const frame = page.frameLocator("cutoff-page iframe");
  const html = frame.locator("html");
  for (const [link, place, view] of [
    ["watch/", "watch", "search"],
    ["watch/#tree=[[3,5],[2,7]]&search=3", "watch", "search"],
    ["watch/#moves=0481&search=12", "watch", "search"],
    ["practise/#seed=5&plies=2", "practise", "exercise"],
  ]) {
    await host(
      page,
      `${script}<cutoff-page link="${link}" theme="dark" size="medium" lang="fa"></cutoff-page>`,
    );
    await expect(html).toHaveAttribute("data-open", "yes");
    await expect(html).toHaveAttribute("data-place", place);
    await expect(html).toHaveAttribute("data-view", view);
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(html).toHaveAttribute("lang", "fa");
    await expect(frame.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(frame.locator("#places")).toBeHidden();
  }
  await expect(frame.locator("main :is(form, .choices) button").first()).toBeVisible();
});

test("a frame that Teach of 0.3 wrote still works", async ({ page, baseURL }) => {
  await host(
    page,
    `<iframe src="${baseURL}#moves=40&amp;x=human&amp;o=human&amp;pruning=on&amp;hints=off&amp;answers=off&amp;lang=en&amp;theme=dark&amp;view=board"
       title="A board of Cutoff" width="280" height="400" style="border: 0"
       sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await expect.poll(() => stones(frame)).toBe("O...X....");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await cells(frame).nth(8).click();
  await expect.poll(() => stones(frame)).toBe("O...X...X");
});

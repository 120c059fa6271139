/** A visitor's own program, checked by its number of nodes and by a table of its moves. */
import { consult, positions } from "../../pkg/npm/cutoff.js";
import { expect, say, sharedTest as test, speech } from "./game.js";
import { comeTo, openPlace, overflow, press, violations } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

const TABLE = "#mode=program&way=table";

/** Replaces the answers by pasted ones. @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.locator(".program-form textarea").evaluate((area, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    /** @type {HTMLTextAreaElement} */ (area).select();
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, text);

/** The move of a program with ≥ at the root: row, column from 1. */
const boards = positions();
const played = boards.map((board) => consult(board, "root-ties").move ?? 0);
const written = played.map((cell) => `${Math.floor(cell / 3) + 1},${(cell % 3) + 1}`).join("\n");

test("the page passes axe and does not scroll sideways on any screen in any language", async ({
  page,
}) => {
  const code = encodeURIComponent("def best_move(board):\n    return board.index('.')");
  for (const language of LANGUAGES) {
    const { say } = speech(language);
    const views = /** @type {const} */ ([
      [
        "#mode=program&number=146120",
        async () => expect(page.locator(".program-found")).toHaveCount(1),
      ],
      [
        TABLE,
        async () => {
          await paste(page, written);
          await expect(page.locator(".program-boards .mini").first()).toBeVisible();
        },
      ],
      [
        `#mode=program&way=paste&language=python&code=${code}`,
        async () => expect(page.getByText(say("paste-python-source"))).toBeVisible(),
      ],
    ]);
    for (const [link, shown] of views) {
      await page.setViewportSize({ width: 1280, height: 800 });
      // A change of language loads the page again.
      await (link === views[0][0] ? openPlace : comeTo)(page, "practise", link, language);
      await shown();
      if (language !== "es") expect(await violations(page)).toEqual([]);
      for (const [width, height] of [
        [1280, 800],
        [390, 664],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        expect((await overflow(page)).sideways, `${link} ${width}`).toBeLessThanOrEqual(0);
        const beyond = await page
          .locator(".program-form")
          .evaluateAll((all) =>
            all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          );
        expect(Math.max(...beyond), `${link} ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }

  // The positions are offered in the forms that programs read.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "practise", TABLE);
  await page.getByLabel(say("table-positions")).selectOption("rows");
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "table-save")]);
  const stream = await file.createReadStream();
  let text = "";
  for await (const part of stream) text += part;
  const lines = text.trim().split("\n");
  expect(lines.length).toBe(4_520);
  expect(JSON.parse(lines[0])).toEqual([
    ["", "", ""],
    ["", "", ""],
    ["", "", ""],
  ]);
});

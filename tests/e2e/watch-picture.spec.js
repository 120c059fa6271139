/** Saves a step of Watch as SVG and PNG, with what is on the screen. */
import { readFileSync } from "node:fs";
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, openDrawer } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {"svg" | "png"} format */
async function saved(page, format) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: format.toUpperCase(), exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The texts of the nodes on the stage and of what is beside them. @param {Page} page */
const onStage = (page) => page.locator("#tree .nodes text").allTextContents();

test("a saved picture of a tree shows the step's window and cuts, and the convention", async ({
  page,
}) => {
  await openPlace(page, "watch", "#tree=[[3,5,10],[2,a,b],[2,7,3]]&search=30&room=picture");
  const svg = await saved(page, "svg");
  expect(svg.name).toBe("cutoff-step-30.svg");
  const text = svg.bytes.toString();
  // On a page of its own, without any style sheet.
  const paper = await page.context().newPage();
  await paper.setContent(text);
  const shown = await paper.evaluate((text) => {
    const root = /** @type {SVGSVGElement} */ (document.querySelector("svg"));
    return {
      title: root.querySelector("title")?.textContent,
      texts: [...root.querySelectorAll("text")].map((each) => each.textContent ?? ""),
      // The file contains everything that it names, and nothing uses the page's style sheets.
      named: [...text.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].every(([, id]) =>
        root.querySelector(`[id="${id}"]`),
      ),
      classes: root.querySelectorAll("[class], [data-id], style, script, image, use").length,
      fills: [...root.querySelectorAll("path")].every((path) =>
        path.closest("[fill]")?.getAttribute("fill"),
      ),
    };
  }, text);
  await paper.close();
  const title = `${await page.locator("#cost").textContent()} · ${say("step-of", { step: 30, steps: 33 })}`;
  expect(shown.title).toBe(title);
  const stage = (await onStage(page)).filter((each) => each !== "");
  expect(shown.texts.filter((each) => each !== "").slice(0, stage.length)).toEqual(stage);
  const caption = shown.texts.slice(-4);
  expect(caption[0]).toBe(title);
  expect(caption.slice(1).join(" ")).toBe(
    [
      say("picture-window", { of: "tree", alpha: "3", beta: "2" }),
      say("picture-cut", { count: 2, branches: "2.2, 2.3", alpha: "3", beta: "2", cut: "ge" }),
      say("convention-text", {
        cut: say("cut-ge"),
        values: say("values-soft"),
        order: say("order-left"),
      }),
      say("sides-text"),
    ].join(" "),
  );
  expect(shown).toMatchObject({ named: true, classes: 0, fills: true });
  expect(text).not.toContain("var(");

  const png = await saved(page, "png");
  expect(png.name).toBe("cutoff-step-30.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  // The file has two pixels for each pixel of the drawing.
  const [, width] = /width="(\d+)"/.exec(text) ?? [];
  expect(png.bytes.readUInt32BE(16)).toBe(2 * Number(width));

  // A written-out tree has no board, and minimax no window.
  await openPlace(page, "watch", "#tree=[[3,5],[2,7]]&by=minimax&search=99&room=picture", "fa");
  await expect(page.getByLabel(say("picture-board"))).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await page.locator('[data-format="svg"]').click();
  const persian = readFileSync(await (await coming).path()).toString();
  expect(persian).toContain('direction="rtl"');
  expect(persian).not.toMatch(/[αβ]/);
  expect(persian).toContain(">۷</text>");
});

test("a saved picture of a position shows the open tree or the board, in light colours and every language", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPlace(page, "watch", "#moves=0481&x=human&o=human&search=60");
  await openDrawer(page, "picture");
  const tree = (await saved(page, "svg")).bytes.toString();
  // The stage folds rows into words, but the picture does not.
  const folded = await page.locator("#tree .word .node-text").allTextContents();
  const stage = (await onStage(page)).filter((each) => each !== "" && !folded.includes(each));
  expect(stage.length).toBeGreaterThan(5);
  for (const each of stage) expect(tree).toContain(`>${each}</text>`);
  expect(tree).toContain('fill="#ffffff"');
  // Light ink would not be seen on it.
  expect(tree).toContain("rgb(29, 32, 38)");
  expect(tree).not.toContain("rgb(236, 238, 242)");

  await page.getByLabel(say("picture-board")).check();
  const board = (await saved(page, "svg")).bytes.toString();
  for (const name of ["a", "b", "c", "1", "2", "3"]) expect(board).toContain(`>${name}</text>`);
  expect(board).toContain("fill-opacity");
});

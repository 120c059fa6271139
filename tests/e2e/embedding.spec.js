/** A board within another page, of another host: the frame, the element, and its faults. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect as expecting, test as plain } from "@playwright/test";
import { Game, expect, say, test } from "./game.js";
import { catalogue } from "../../www/messages/catalogue.js";
import { words } from "../web/words.js";

const PLAYERS = "x=human&o=human&pruning=on&hints=off";

/** The host's page. */
let markup = "";
const server = createServer((_, response) => {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(markup);
});

plain.beforeAll(async () => {
  await once(server.listen(0), "listening");
});
plain.afterAll(() => {
  server.close();
});

/** @param {import("@playwright/test").Page} page @param {string} body */
async function host(page, body) {
  markup = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title>${body}`;
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  // Another host than localhost, where Cutoff is.
  await page.goto(`http://127.0.0.1:${port}/`);
}

plain(
  "the snippets that the lab proposes work on a page of another host",
  async ({ page, baseURL }) => {
    const game = new Game(page);
    await game.open(`#moves=04&${PLAYERS}&lab=lesson`);
    const snippet = (/** @type {string} */ id) => page.getByLabel(say(id), { exact: true });
    await expecting(snippet("lesson-embed-element")).toHaveValue(/moves="04"/);
    const frame = await snippet("lesson-embed-frame").inputValue();
    const element = await snippet("lesson-embed-element").inputValue();
    expecting(frame).toContain(`<iframe src="${baseURL}#moves=04&amp;`);

    await host(page, `<p>Before</p>${frame}<p>Between</p>${element}<p>After</p>`);
    for (const inner of [
      page.frameLocator("body > iframe"),
      page.frameLocator("cutoff-board iframe"),
    ]) {
      await expecting(inner.locator("#nodes-minimax")).toHaveText("7,332");
      await expecting(inner.locator("#lab")).toBeHidden();
      const before = await page.evaluate(() => history.length);
      await inner.getByRole("grid").getByRole("button").nth(8).click();
      await expecting(inner.locator("#nodes-minimax")).not.toHaveText("7,332");
      expecting(await page.evaluate(() => history.length)).toBe(before);
    }
    await expecting(page.locator("cutoff-board iframe")).toHaveAttribute(
      "sandbox",
      /^allow-scripts/,
    );
  },
);

plain(
  "the element follows its attributes, and says which of them is wrong",
  async ({ page, baseURL }) => {
    await host(
      page,
      `<script src="${baseURL}embed.js"></script>
     <script src="${baseURL}embed.js"></script>
     <cutoff-board position="XO......." x="human" o="human" hints="on" lang="es"></cutoff-board>`,
    );
    const element = page.locator("cutoff-board");
    const inner = page.frameLocator("cutoff-board iframe");
    const spanish = catalogue("es", words("es"));
    await expecting(inner.locator("html")).toHaveAttribute("lang", "es");
    await expecting(inner.locator(".hint:visible")).toHaveCount(7);
    await expecting(element.locator("iframe")).toHaveAttribute("title", spanish.say("embed-label"));
    const before = await page.evaluate(() => history.length);
    await element.evaluate((board) => board.setAttribute("moves", "4"));
    await expecting(inner.locator(".hint:visible")).toHaveCount(6);
    expecting(await page.evaluate(() => history.length)).toBe(before);

    for (const [name, value, says] of [
      ["position", "XO", spanish.say("embed-position")],
      ["moves", "9<b>", spanish.say("embed-moves")],
      ["x", "wizard", "human, perfect, book, casual, random"],
      ["hints", "perhaps", "on, off"],
      ["view", "map", "board, page"],
    ]) {
      await element.evaluate(
        (board, [name, value]) => board.setAttribute(name, value),
        [name, value],
      );
      const alert = element.getByRole("alert");
      await expecting(alert).toContainText(`${spanish.say("embed-fault")} ${name}="${value}"`);
      await expecting(alert).toContainText(says);
      await expecting(element.locator("iframe")).toHaveCount(0);
      await element.evaluate((board, name) => board.removeAttribute(name), name);
      await expecting(inner.locator("#recommendation")).toHaveAttribute("data-ready", "yes");
    }
    // What only the engine can find, the page in the frame says.
    await element.evaluate((board) => board.setAttribute("position", "XXX......"));
    await expecting(inner.getByRole("alert")).toContainText("XXX");
    // The language of the page around it, if it has none of its own.
    await element.evaluate((board) => board.removeAttribute("lang"));
    await expecting(inner.locator("html")).toHaveAttribute("lang", "en");
    await element.evaluate((board) => board.setAttribute("view", "page"));
    await expecting(inner.locator("#lab")).toBeVisible();
  },
);

plain("a module finds its own address; a script without one says so", async ({ page, baseURL }) => {
  await host(
    page,
    `<script type="module" src="${baseURL}embed.js"></script><cutoff-board moves="04"></cutoff-board>`,
  );
  await expecting(page.locator("cutoff-board iframe")).toHaveAttribute(
    "src",
    new RegExp(`^${baseURL}#`),
  );
  const source = await (await page.request.get(`${baseURL}embed.js`)).text();
  await host(page, `<script>${source}</script><cutoff-board moves="04"></cutoff-board>`);
  await expecting(page.locator("cutoff-board").getByRole("alert")).toContainText(
    say("embed-script"),
  );
  await expecting(page.locator("cutoff-board iframe")).toHaveCount(0);
});

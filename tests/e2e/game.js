/** The page as a visitor has it: what is looked at, and what can be done. */
import { expect, test as base } from "@playwright/test";
import { catalogue } from "../../www/messages/catalogue.js";
import { STANDARD } from "../../www/game/shape.js";
import { words } from "../web/words.js";

/**
 * All words of a language.
 * @param {string} language
 */
export const speech = (language) => catalogue(language, words(language), STANDARD);

/** The page's words, in English. */
export const { say, markup, number } = speech("en");

/** @typedef {import("@playwright/test").Page} Page */

export class Game {
  /**
   * @param {Page} page
   * @param {import("../../www/messages/catalogue.js").Catalogue} [spoken] The page's language.
   */
  constructor(page, spoken = speech("en")) {
    this.page = page;
    this.spoken = spoken;
    const { say } = spoken;
    this.board = page.getByRole("grid");
    this.turn = page.locator("#turn");
    this.notice = page.getByRole("alert");
    this.recommendation = page.locator("#recommendation");
    this.pruning = page.getByRole("switch", { name: say("pruning-switch") });
    this.hints = page.getByRole("button", { name: say("hints-button") });
    this.moves = page.locator("#move-list tr");
  }

  /**
   * Opens the page and waits for the answer to its first position.
   * @param {string} [fragment]
   */
  async open(fragment = "") {
    // A fragment alone would not load the page anew.
    await this.page.goto("about:blank");
    const { language } = this.spoken;
    const spoken = language === "en" ? "" : `${fragment === "" ? "#" : "&"}lang=${language}`;
    await this.page.goto(`./${fragment}${spoken}`);
    await this.ready();
  }

  /** Waits for the answer to what is on the board. */
  async ready() {
    await expect(this.recommendation).toHaveAttribute("data-ready", "yes");
  }

  /** Waits until the times of the position were measured, whatever came of it. */
  async measured() {
    await expect(this.page.locator("#method")).not.toHaveText(this.spoken.say("method-waiting"));
  }

  /** @param {number} index 0 to 8. */
  cell(index) {
    return this.board.getByRole("button").nth(index);
  }

  /** @param {string} id A message's id. */
  button(id) {
    const { text, attributes } = this.spoken.markup(id);
    const name = attributes["aria-label"] ?? text ?? id;
    return this.page.getByRole("button", { name, exact: true });
  }

  /** @param {...number} cells */
  async play(...cells) {
    for (const cell of cells) await this.cell(cell).click();
  }

  /** The stones on the board, nine signs. */
  async stones() {
    const signs = await this.board
      .getByRole("button")
      .evaluateAll((cells) => cells.map((cell) => cell.dataset.sign));
    return signs.join("");
  }

  /** @param {string} stones */
  async expectStones(stones) {
    await expect.poll(() => this.stones()).toBe(stones);
  }

  /** @param {"X" | "O"} side @param {string} level */
  async choose(side, level) {
    await this.page.getByLabel(side, { exact: true }).selectOption(level);
  }
}

/** @typedef {import("@playwright/test").Fixtures<{ game: Game, language: string }, {}, import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions>} Fixtures */

/** What Playwright itself says where a test has it block the worker that keeps the page offline. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Every test holds the page to this: no error in the console, nothing asked of another host.
 * @type {Fixtures}
 */
const fixtures = {
  /** What `game` opens the page in. */
  language: ["en", { option: true }],
  game: async ({ page, baseURL, language }, use, testInfo) => {
    /** @type {string[]} */
    const faults = [];
    const breaks = testInfo.tags.includes("@breaks");
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type()) || breaks) return;
      if (!message.text().includes(BLOCKED)) faults.push(message.text());
    });
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin) {
        faults.push(`asked ${request.url()}`);
      }
    });
    await use(new Game(page, speech(language)));
    expect(faults).toEqual([]);
  },
};

/** @type {import("@playwright/test").TestType<import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & { game: Game, language: string }, import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>} */
export const test = base.extend(fixtures);

export { expect };

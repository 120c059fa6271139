/** The page as tests use it: the things that a visitor can see and do. */
import { expect } from "@playwright/test";
import { speech } from "../www/words.js";
import { test as base, useFont } from "./fonts.js";

/** The page's words, in English. */
export const { say, markup, number } = speech("en");
export { speech };

/** @import { ConsoleMessage, Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions, Request, TestType } from "@playwright/test" */
/** @import { Catalogue } from "../../www/messages/catalogue.ts" */
/** @import { Font } from "./fonts.js" */

/** A file of the site without a script. */
const SCRIPTLESS = "./robots.txt";

/**
 * Loads an address, even if only its fragment differs from that of the open page. Then it comes from
 * another file of the same site, because the browser keeps its process. From `about:blank` it would
 * start a new one, which takes a third of the time of a load.
 * @param {Page} page
 * @param {string} address
 */
export async function load(page, address) {
  const open = page.url();
  const isSame = () => new URL(address, new URL("/", open)).pathname === new URL(open).pathname;
  if (open !== "about:blank" && isSame()) await page.goto(SCRIPTLESS);
  await page.goto(address);
}

export class Game {
  /**
   * @param {Page} page
   * @param {Catalogue} [spoken] The page's language.
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
    this.hint = page.locator("#hint");
    this.moves = page.locator("#move-list tr");
  }

  /**
   * Opens the page and waits for the answer to its first position.
   * @param {string} [fragment]
   */
  async open(fragment = "") {
    const { language } = this.spoken;
    const spoken = language === "en" ? "" : `${fragment === "" ? "#" : "&"}lang=${language}`;
    await load(this.page, `./${fragment}${spoken}`);
    await this.ready();
  }

  /**
   * Follows a link on the open page, as a click does, and waits for the answer. It takes a tenth of
   * the time of a load. Use `open` for what only a load can show.
   * @param {string} fragment
   */
  async follow(fragment) {
    await this.arrive(fragment);
    await this.ready();
  }

  /** Follows a link in the same way, and waits until the page shows it. @param {string} fragment */
  async arrive(fragment) {
    await this.page.evaluate(async (hash) => {
      const changed = new Promise((resolve) =>
        addEventListener("hashchange", () => requestAnimationFrame(resolve), { once: true }),
      );
      const before = location.hash;
      location.hash = hash;
      if (location.hash !== before) await changed;
    }, fragment);
    // Waits until the page has opened.
    await expect(this.page.locator("html")).toHaveAttribute("data-open", "yes");
  }

  /** Waits for the answer to the position on the board, and for the contents of the tabs. */
  async ready() {
    await expect(this.page.locator("#details")).toHaveAttribute("data-ready", "yes");
    await expect(this.recommendation).toHaveAttribute("data-ready", "yes");
  }

  /** Waits until the times of the position were measured, with or without a result. */
  async measured() {
    await expect(this.page.locator("#method")).not.toHaveText(this.spoken.say("method-waiting"));
  }

  /** @param {number} index 0 to 8. */
  cell(index) {
    return this.board.getByRole("button").nth(index);
  }

  /** @param {MessageId} id */
  button(id) {
    const { text, attributes } = this.spoken.markup(id);
    const name = attributes["aria-label"] ?? text ?? id;
    return this.page.getByRole("button", { name, exact: true });
  }

  /** @param {...number} cells */
  async play(...cells) {
    for (const cell of cells) await this.cell(cell).click();
  }

  /** The stones on the board, as nine signs. */
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

  /**
   * The list of players for a side, in the dialog of the board and the players.
   * @param {"X" | "O"} side
   */
  player(side) {
    const { say } = this.spoken;
    return this.page.getByLabel(say(side === "X" ? "player-first" : "player-second"), {
      exact: true,
    });
  }

  /** Chooses who plays a side. @param {"X" | "O"} side @param {string} level */
  async choose(side, level) {
    if (!(await this.player(side).isVisible())) await this.page.locator("#players-open").click();
    await this.player(side).selectOption(level);
  }

  /**
   * Shows what every move is worth, or the best one, or nothing.
   * @param {"every" | "best" | "none"} which
   */
  async show(which) {
    await this.page.locator("#menu-open").click();
    await this.page.getByLabel(this.spoken.say("answers-hide")).setChecked(which === "none");
    await this.page.keyboard.press("Escape");
    if (which === "none") return;
    const isOn = (await this.hint.getAttribute("aria-pressed")) === "true";
    if (isOn !== (which === "every")) await this.hint.click();
  }

  /** Opens one of the details. @param {string} name As in its id. */
  async tab(name) {
    if (await this.page.locator("#details").isHidden())
      await this.page.locator("#details-button").click();
    await this.page.locator(`#tab-${name}`).click();
  }

  /** Begins a new game, if there is anything to clear. */
  async newGame() {
    const button = this.page.locator("#new-game");
    if (/[XO]/.test(await this.stones())) await button.click();
    else await expect(button).toHaveAttribute("aria-disabled", "true");
  }

  /** Starts setting up a position. */
  async setUp() {
    await this.tab("moves");
    await this.page.locator("#setup-open").click();
  }

  /** The pixels by which the page is wider and higher than the window. */
  async overflow() {
    const { sideways, down } = await overflow(this.page);
    return [sideways, down];
  }
}

/**
 * The pixels by which the page scrolls, after everything has adapted to the window. A picture that
 * a script makes as wide as its space has its new width only in the next frame, which a busy
 * machine draws late.
 * @param {Page} page
 */
export function overflow(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { sideways: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
  });
}

/** Opens the bar's menu, which has language, theme and help. @param {Page} page */
export const openMenu = (page) => page.locator("#menu-open").click();

/** Switches between light and dark. @param {Page} page */
export async function switchTheme(page) {
  await openMenu(page);
  await page.locator("#theme").click();
  await page.keyboard.press("Escape");
}

/** Playwright's own warning where a test has it block the worker that keeps the page offline. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** @type {Fixtures<{ game: Game, language: string, quiet: void }, {}, PlaywrightTestArgs & PlaywrightTestOptions>} */
const fixtures = {
  /** The language in which `game` opens the page. */
  language: ["en", { option: true }],
  game: async ({ page, language }, use) => use(new Game(page, speech(language))),
  /** Every test checks this: no error in the console, no request to another host. */
  quiet: [
    async ({ page, baseURL }, use, testInfo) => {
      /** @type {string[]} */
      const faults = [];
      const breaks = testInfo.tags.includes("@breaks");
      const throws = testInfo.tags.includes("@throws");
      const onError = (/** @type {Error} */ error) => {
        if (!throws) faults.push(error.message);
      };
      const onConsole = (/** @type {ConsoleMessage} */ message) => {
        if (!["error", "warning"].includes(message.type()) || breaks) return;
        // A browser asks for it beside `SCRIPTLESS`, which names no icon as every page does.
        if (message.location().url.endsWith("/favicon.ico")) return;
        if (!message.text().includes(BLOCKED))
          faults.push(`${message.text()} ${message.location().url}`);
      };
      const onRequest = (/** @type {Request} */ request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin) {
          faults.push(`asked ${request.url()}`);
        }
      };
      page.on("pageerror", onError).on("console", onConsole).on("request", onRequest);
      await use(undefined);
      page.off("pageerror", onError).off("console", onConsole).off("request", onRequest);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
};

/** @type {TestType<PlaywrightTestArgs & PlaywrightTestOptions & { game: Game, language: string, quiet: void }, PlaywrightWorkerArgs & PlaywrightWorkerOptions>} */
export const test = base.extend(fixtures);

/** @typedef {Fixtures<{}, { workersPage: Page }, PlaywrightTestArgs, PlaywrightWorkerArgs>} SharedFixtures */

/** @typedef {{ touch?: boolean, font?: Font, others?: Font[] }} SharedOptions */

/** The tests of `sharedTestWith`, by their options. @type {Map<string, unknown>} */
const sharedTests = new Map();

/** @param {SharedOptions} options @returns {SharedFixtures} */
const sharedFixtures = ({ touch, font, others }) => ({
  workersPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, serviceWorkers, userAgent } = project.use;
      const options = { baseURL, viewport, serviceWorkers, userAgent };
      const context = await browser.newContext({ ...options, hasTouch: touch, isMobile: touch });
      await useFont(context, font, others);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ workersPage: page }, use, { project }) => {
    await use(page);
    // Gives the next test a clean page, however this test ended. A page without scripts stores
    // nothing more.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto(SCRIPTLESS);
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
    });
    await page.setViewportSize(project.use.viewport ?? { width: 1280, height: 720 });
    await page.context().clearPermissions();
    const browser = await page.context().newCDPSession(page);
    const origin = new URL(project.use.baseURL ?? "").origin;
    await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await browser.detach();
  },
});

/**
 * For tests that do not need their own profile. All tests of a worker share a page, which is
 * cleared after each test. A load takes a third of the time of one in a new profile, because the
 * browser already has the files, their compiled code and a process. Use `test` for tests with init
 * scripts, a second page, or other options of the context.
 */
export const sharedTest = sharedTestWith({});

/**
 * The same, for a page with other options. Tests with the same options share a worker too, as another
 * one would start Node.js and the browser again.
 * @param {SharedOptions} options
 */
export function sharedTestWith(options) {
  const name = JSON.stringify(options);
  const made = sharedTests.get(name) ?? test.extend(/** @type {any} */ (sharedFixtures(options)));
  sharedTests.set(name, made);
  return /** @type {typeof test} */ (made);
}

export { expect };

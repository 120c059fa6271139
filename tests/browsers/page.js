/**
 * Tests the built site in browsers that Playwright cannot run here: every place opens and works.
 * tests/e2e has the tests for Chromium.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { By, Key, until } from "selenium-webdriver";
import { IN_BAR, PLACES, PLACE_NAMES } from "../../www/page/places.ts";
import { encodeText } from "../../www/page/lesson/lesson-code.ts";
import { EXPECTED, TEST } from "../patience.js";
import { previewForTests } from "../preview.js";
import { speech } from "../www/words.js";

const { say } = speech("en");

/** Milliseconds between two checks of the page. Each takes the driver and the browser some time. */
const PAUSE = 100;

/** @import { Condition, WebDriver } from "selenium-webdriver" */
/** @import { MessageValues } from "../../www/messages/catalogue.ts" */

/** @type {Awaited<ReturnType<typeof previewForTests>>} */
let server;
/** @type {WebDriver} */
let browser;
let address = "";

/** @param {string} link From the root of the site. */
async function open(link) {
  // A change of only the fragment would not reload the page. Firefox may still have the old page
  // after a load of another address of the same site.
  await browser.get("about:blank");
  await browser.get(`${address}${link}`);
  await opened();
}

/**
 * Waits for a condition, and checks it more often than the driver would.
 * @template T
 * @param {Condition<T> | (() => Promise<T>)} condition
 * @param {string} [what] Its name in an error.
 * @param {number} [patience]
 */
function wait(condition, what, patience = EXPECTED) {
  return browser.wait(condition, patience, what, PAUSE);
}

/** Waits until the page shows the target of its link. */
async function opened() {
  await wait(until.elementLocated(By.css("html[data-open=yes]")));
}

/** @param {string} selector */
const find = (selector) => browser.findElement(By.css(selector));

/** @param {string} selector */
async function click(selector) {
  const element = await wait(until.elementLocated(By.css(selector)));
  // The element's place may still be loading.
  await wait(until.elementIsVisible(element));
  await wait(until.elementIsEnabled(element));
  // Parts above it may still be loading. If they moved it, a click would miss it.
  let place = "";
  let over = "";
  const isStill = async () => {
    const before = place;
    [place, over] = await browser.executeScript(placeInView, element);
    return over === "" && place === before;
  };
  await browser.wait(isStill, EXPECTED).catch((cause) => {
    throw new Error(`${selector} does not lie still and uncovered: over it is ${over}`, { cause });
  });
  await element.click();
}

/**
 * Scrolls to an element, and returns its position and the element that covers its middle, if any.
 * Runs in the page.
 * @param {HTMLElement} element
 */
function placeInView(element) {
  element.scrollIntoView({ block: "center" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return [[x, y, width, height].join(" "), element.contains(top) ? "" : String(top?.outerHTML)];
}

/** @param {string} selector @param {RegExp} text @param {number} [patience] */
async function expectText(selector, text, patience) {
  let said = "";
  const told = async () => text.test((said = await textOf(selector)));
  await wait(async () => told().catch(() => false), "", patience).catch((cause) => {
    throw new Error(`${selector} says “${said}” instead of ${text}`, { cause });
  });
}

/** @param {string} selector */
async function textOf(selector) {
  return (await find(selector).getText()).replaceAll(/\s+/g, " ");
}

async function stones() {
  const cells = await browser.findElements(By.css("#board button"));
  return (await Promise.all(cells.map((cell) => cell.getAttribute("data-sign")))).join("");
}

/** @param {string} expected */
async function expectStones(expected) {
  await wait(async () => (await stones()) === expected, expected);
}

/**
 * Declares the tests for one browser.
 * @param {() => Promise<WebDriver>} start
 */
export function testPage(start) {
  before(async () => {
    server = await previewForTests(0);
    [address] = server.resolvedUrls?.local ?? [];
    browser = await start();
  });

  after(async () => {
    await browser?.quit();
    await server?.close();
  });

  test("the page counts, measures, and answers by mouse and by keyboard", async () => {
    await open("#x=human&o=perfect");
    await expectText("#nodes-minimax", /^549,946$/);
    await expectText("#nodes-alpha-beta", /^20,866$/);
    await expectText("#time-minimax", /^[\d.]+ (ms|µs)$/);
    await click("#board button");
    await expectStones("X...O....");
    await find("#board button").sendKeys(Key.ARROW_RIGHT);
    await browser.switchTo().activeElement().sendKeys(Key.ENTER);
    await expectStones("XXO.O....");
    await click("#undo");
    await expectStones("X...O....");
  });

  test("a search can be stepped through to its first cut, and its map is drawn", async () => {
    await open("watch/#of=board&moves=0481&x=human&o=human");
    await click("#step-next-cut");
    await expectText("#sentence", /✂/);
    await open("watch/#tree=[[3,5,10],[2,a,b],[2,7,3]]");
    await find("#step-scrub").sendKeys(Key.END);
    await expectText("#sentence", /3/);
  });

  test("every place opens from its address, and the bar leads to the others", async () => {
    const expectNoNotice = async (/** @type {string} */ place) =>
      assert.equal(await find("#notice").isDisplayed(), false, place);
    for (const place of PLACE_NAMES.filter((name) => !IN_BAR.some((one) => one === name))) {
      await open(`${PLACES[place].path}#moves=01&x=human&o=human`);
      await expectNoNotice(place);
    }
    // The others open from the address of the link.
    for (const place of IN_BAR) {
      await click(`#places li:nth-child(${IN_BAR.indexOf(place) + 1}) a`);
      // The previous page has been opened too.
      const here = `html[data-place=${place}][data-open=yes]`;
      await wait(until.elementLocated(By.css(here)), `${place} opens`);
      await wait(until.urlMatches(new RegExp(`${PLACES[place].path}#.*moves=01`)));
      await expectNoNotice(place);
    }
  });

  test("a race runs to its end", async () => {
    await open("lab/race/");
    const start = say("race-again");
    const button = By.xpath(`//main//button[normalize-space()="${start}"]`);
    await (await wait(until.elementLocated(button))).click();
    // The headline answers the question once the bars have grown.
    await expectText("main h2.headline", /“Minimax” visits .* times as many nodes as “.*”/);
    await expectText("main .bars", /549,946/);
  });

  test("a lesson opens from its link, checks an answer, and continues to a step of a search", async () => {
    const play = "#moves=04&x=human&o=human\n? Nodes?\n= 7,332";
    const watch = "watch/#moves=0481&search=12\nLook.";
    await open(`#lesson=${await encodeText(`Two steps\n${play}\n${watch}`)}`);
    await expectStones("X...O....");
    await click("#lesson-answer");
    await find("#lesson-answer").sendKeys("7332", Key.ENTER);
    await expectText(".lesson-verdict", new RegExp(say("lesson-right")));
    await click("button.lesson-next");
    await wait(until.urlContains("watch/"));
    await opened();
    await expectText("#step-of", /12/);
  });

  test("a pasted program runs in its sandbox, and one that never ends is stopped", async () => {
    const code = "function bestMove(board) { return board.indexOf('.') }";
    await open(`practise/#mode=program&way=paste&code=${encodeURIComponent(code)}`);
    await click(".program-form .primary");
    // The program finds no win, so the page asks the visitor about its answer. The next test says yes.
    await expectText("#program-question", /bestMove\(.+\) and got 1\./);
    const reach = `async function bestMove(board) {
      const done = [];
      for (const name of ["fetch", "postMessage", "importScripts", "Worker", "indexedDB", "caches"]) if (name in self) done.push(name);
      try { new Function("")(); done.push("Function"); } catch {}
      try { await import(location.origin); done.push("origin"); } catch {}
      try { await import("${address}embed.js"); done.push("import"); } catch {}
      throw "done: " + done.join();
    }`;
    await open(`practise/#mode=program&way=paste&code=${encodeURIComponent(reach)}`);
    await click(".program-form .primary");
    const noForm = (/** @type {string} */ why, /** @type {MessageValues} */ values) =>
      say("paste-no-form-why", { why: say(`paste-why-${why}`, values) });
    const refused = noForm("raised", { text: "done: " });
    await expectText(".panel > .reason", new RegExp(`^${refused}$`));
    // Floods of messages do not block the page, even if the frame shares its process.
    const hang = `function bestMove(board) {
      for (;;) {
        import("data:text/javascript,1");
        try { eval("1"); } catch {}
        Promise.reject(new Error("flood"));
        setTimeout(() => { throw new Error("flood"); });
        console.log("flood");
      }
    }`;
    // A start may take five times this limit, which one second makes too short on a busy machine. A
    // call of the trial ends after two seconds.
    await open(`practise/#mode=program&way=paste&limit=4&code=${encodeURIComponent(hang)}`);
    await click(".program-form .primary");
    await expectText(".panel > .reason", new RegExp(`^${noForm("hung", { seconds: 2 })}$`));
  });

  test("a program in Python is checked, and its second start repeats the first", async () => {
    const code = "def best_move(board):\n    return board.index('.')";
    const link = `mode=program&way=paste&language=python&code=${encodeURIComponent(code)}`;
    await open(`practise/#${link}`);
    await click(".program-form .primary");
    // The first start answers a trial. After a yes, Python starts again, from the memory of the first
    // start, and gives the same answer in the check.
    const call = /best_move\(\["O", "\.", "X", "X", "X", "\.", "O", "O", "\."\]\)/.source;
    // On a busy machine Python takes many seconds to start.
    await expectText("#program-question", new RegExp(`${call} and got 1\\.`), TEST);
    await click("[aria-describedby=program-question]");
    await expectText(".panel > .reason", /4,520 of 4,520/, TEST);
    await expectText(".panel", new RegExp(`${call} → 1`));
    assert.equal(await find(".program-result h2").isDisplayed(), true);
  });

  test("Persian reads from right to left, and boards from left to right", async () => {
    await open("#lang=fa&x=human&o=human");
    assert.equal(await find("html").getAttribute("dir"), "rtl");
    await expectText("#nodes-minimax", /^[۰-۹٬]+$/);
    const [first, second] = await browser.findElements(By.css("#board button"));
    assert.ok((await first.getRect()).x < (await second.getRect()).x);
  });

  test("the page opens without a server after a visit", async () => {
    await open("#x=human&o=human");
    await browser.executeAsyncScript(`
    const done = arguments[0];
    navigator.serviceWorker.ready.then(() => {
      if (navigator.serviceWorker.controller) return done();
      navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
    });`);
    await server.close();
    await open("#moves=04&x=human&o=human");
    await expectStones("X...O....");
  });
}

/**
 * A room as its page shows it: the component, the game of a link, the messages of a language and
 * the real engine.
 */
import { window } from "./document.js";
import { queries, within } from "@testing-library/dom";
import { readFileSync } from "node:fs";
import { h, options, render } from "preact";
import { newEngine } from "../../www/engine/registry.ts";
import { gameNames } from "../../www/game/link.ts";
import { gameOfLink } from "../../www/game/linked-game.ts";
import { DEFAULT_SETTINGS } from "../../www/game/state.ts";
import { Bugs } from "../../www/lab/bugs/bugs.tsx";
import { Horizon } from "../../www/lab/horizon/horizon.tsx";
import { Order } from "../../www/lab/order/order.tsx";
import { Lab } from "../../www/lab/overview.tsx";
import { Race } from "../../www/lab/race/race.tsx";
import { Size } from "../../www/lab/size/size.tsx";
import { readSolved } from "../../www/lab/size/solved.ts";
import { GAME_NAMES, PLACES, fragmentOf } from "../../www/page/places.ts";
import { SiteProvider } from "../../www/page/site.tsx";
import { WordsProvider } from "../../www/ui/words.tsx";
import { settled } from "./page-worker.js";
import { speech } from "./words.js";

/** @import { ViewPage } from "../../www/page/start/view.tsx" */
/** @import { PlaceName } from "../../www/page/places.ts" */

const solved = readSolved(
  readFileSync(new URL("../../www/lab/size/solved.txt", import.meta.url), "utf8"),
);

/** @type {Record<string, (props: any) => any>} */
const ROOMS = {
  bugs: Bugs,
  horizon: Horizon,
  lab: Lab,
  order: Order,
  race: Race,
  size: (props) => h(Size, { ...props, solved }),
};

const engine = newEngine(() => new Worker(""));
const main = window.document.createElement("main");
window.document.body.append(main);

/** Collects everything that the room sends to its page. */
class Page {
  /** @type {string[]} */
  announced = [];
  /** @type {string[]} */
  told = [];
  /** @type {unknown[]} */
  failed = [];
  /** Names and values in the link. @type {Record<string, string>} */
  own;

  /** @param {Record<string, string>} own */
  constructor(own) {
    this.own = own;
  }

  /** @returns {ViewPage} */
  forRoom() {
    return {
      engine: () => engine,
      loadWords: async () => {},
      announce: (text) => void this.announced.push(text),
      toast: (text) => void this.told.push(text),
      showFailure: (error) => void this.failed.push(error),
      chooseBoard() {},
      replaceOwn: (own) => void (this.own = own),
    };
  }
}

// Effects run in the next task and not after a frame, because nothing is painted.
options.requestAnimationFrame = (effects) => void setImmediate(effects);

let opened = 0;

/**
 * Opens a room by a link, and waits until it is idle.
 * @param {PlaceName} place
 * @param {string} [link] The names of a link, with or without the `#`.
 * @param {string} [language]
 */
export async function openRoom(place, link = "", language = "en") {
  const names = new URLSearchParams(link.replace(/^#/, ""));
  const { state, faults } = await gameOfLink(engine, names, DEFAULT_SETTINGS);
  const own = [...names].filter(([name]) => !GAME_NAMES.includes(name));
  const words = speech(language, state.shape);
  const page = new Page(Object.fromEntries(own));
  const fragment = fragmentOf(gameNames(state));
  /** @param {PlaceName} name @param {Record<string, string> | string} [more] */
  const hrefOf = (name, more = {}) =>
    `/${PLACES[name].path}${typeof more === "string" ? more : fragmentOf(Object.entries(more))}`;
  const site = {
    root: "/",
    hrefOf,
    addressOf: (/** @type {any} */ { path, fragment }) => `/${path}${fragment}`,
  };
  const room = h(ROOMS[place], {
    state,
    link: new Map(own),
    page: page.forRoom(),
    key: (opened += 1),
  });
  const host = /** @type {HTMLElement} */ (/** @type {unknown} */ (main));
  const provided = h(SiteProvider, { value: site }, room);
  render(h(WordsProvider, { value: words }, provided), host);
  await settled();
  return {
    ...within(host, queries),
    page,
    faults,
    words,
    say: words.say,
    /** The current fragment of the address. */
    address: () => fragment + fragmentOf(Object.entries(page.own)).replace("#", "&"),
    /** Finds the first, or all, elements that match a selector. @param {string} selector */
    one: (selector) => /** @type {HTMLElement} */ (host.querySelector(selector)),
    all: (/** @type {string} */ selector) =>
      /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)]),
    /** The text of an element or of the whole room. @param {string} [selector] */
    text: (selector) => textOf(selector ? host.querySelector(selector) : host),
    host,
  };
}

/** @param {Element | null} element */
export const textOf = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Closes the room, so that the test process can end. */
export function leave() {
  render(null, /** @type {any} */ (main));
  engine.stop();
}

/** Clicks an element, and waits for the effects. @param {Element | undefined} element */
export async function press(element) {
  /** @type {HTMLElement} */ (element).click();
  await settled();
}

/** Chooses from a list as a visitor does. @param {HTMLElement} list @param {string} value */
export async function choose(list, value) {
  const select = /** @type {HTMLSelectElement} */ (list);
  const at = [...select.options].findIndex((option) => option.value === value);
  if (at < 0) throw new Error(`there is no ${value} to choose`);
  select.selectedIndex = at;
  fire(select, "change");
  await settled();
}

/** Fills a field and leaves it. @param {HTMLElement} field @param {string} text */
export async function fill(field, text) {
  const input = /** @type {HTMLInputElement} */ (field);
  input.value = text;
  fire(input, "input");
  await settled();
  fire(input, "change");
  await settled();
}

/** @param {Element} element @param {string} type */
function fire(element, type) {
  const event = new window.Event(type, { bubbles: true });
  element.dispatchEvent(/** @type {Event} */ (/** @type {unknown} */ (event)));
}

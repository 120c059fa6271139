/**
 * Runs the built site without a browser: the pages of dist/ and their scripts, in happy-dom, with
 * the real engine. Nothing has a style or a size, so it only tests texts and links. Node.js needs
 * `--experimental-vm-modules`.
 */
import "../www/page-worker.js";
import { readFileSync } from "node:fs";
import { SourceTextModule, runInContext } from "node:vm";
import { Window } from "happy-dom";
import { asSandbox } from "./sandbox.js";

const ROOT = "http://localhost/";
const dist = new URL("../../dist/", import.meta.url);
/** The maximum number of checks until a page has opened or shows the expected value. */
const LOOKS = 2_000;
/** Timers with fewer milliseconds delay the end of a test file. Later ones do not. */
const SOON = 1_000;

/** @param {string} href */
const fileOf = (href) => new URL(href.slice(ROOT.length), dist);

const settings = {
  enableJavaScriptEvaluation: true,
  suppressInsecureJavaScriptEnvironmentWarning: true,
  // happy-dom does not wait for modules with top-level await. `run` does.
  disableJavaScriptFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  // A page that redirects changes only its address. `opened` loads the new page.
  navigation: { disableMainFrameNavigation: true },
};

/** The current page. */
let page = new Window({ url: ROOT, settings });
/** The path of the current page. */
let path = "/";

/**
 * Returns the event that a broken worker sends in reply to a message; null if it answers.
 * @type {(order: any) => Event | null}
 */
let fault = () => null;

/**
 * Breaks workers from now on. They send the event of `does` instead of an answer.
 * @param {typeof fault} does
 */
export const breakWorkers = (does) => void (fault = does);

/** Lets workers answer again. */
export const mendWorkers = () => breakWorkers(() => null);

/**
 * Adds the parts of a browser that happy-dom lacks, before the first script runs.
 * @param {Window} window
 */
function furnish(window) {
  /**
   * Addresses that the page has written. Only following a link fires an event.
   * @type {Set<string>}
   */
  const written = new Set();
  const { history, location } = window;
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, title, url) => {
    const before = location.hash;
    replace(state, title, url);
    if (location.hash !== before) written.add(location.href);
  };
  window.addEventListener("hashchange", (event) => {
    const { newURL } = /** @type {any} */ (event);
    if (written.delete(newURL) || location.pathname !== path) event.stopImmediatePropagation();
  });
  // Style sheets and preloaded modules load at once.
  window.HTMLLinkElement.prototype.addEventListener = (
    /** @type {string} */ type,
    /** @type {any} */ hears,
  ) => void (type === "load" && setImmediate(hears, { type }));
  const frames = window.HTMLIFrameElement.prototype;
  Object.defineProperty(frames, "srcdoc", {
    configurable: true,
    set() {
      asSandbox(this);
    },
  });
  // The previous page does nothing any more.
  const isOpen = () => window === page;
  /** @param {(given?: any) => void} does */
  const here = (does) => (/** @type {any} */ given) => void (isOpen() && does(given));
  const given = {
    Worker: class extends Worker {
      /** @param {Event} event */
      dispatchEvent(event) {
        return isOpen() && super.dispatchEvent(event);
      }
      /** @param {any} order */
      postMessage(order) {
        const event = fault(order);
        if (event) setImmediate(() => this.dispatchEvent(event));
        else super.postMessage(order);
      }
    },
    ...{ MessageChannel, CompressionStream, DecompressionStream },
    Option: function (/** @type {string} */ text, /** @type {string} */ value = text) {
      return Object.assign(window.document.createElement("option"), { text, value });
    },
    /** @param {URL} url */
    fetch: async ({ href }) => new Response(readFileSync(fileOf(href))),
    PerformanceNavigationTiming: class {},
    // A wide screen with a mouse.
    matchMedia: (/** @type {string} */ query) => ({
      matches: query.includes("width >="),
      addEventListener() {},
      removeEventListener() {},
    }),
    scrollTo() {},
    setTimeout: (/** @type {() => void} */ does, ms = 0) => {
      const timer = setTimeout(here(does), ms < SOON ? 0 : ms);
      // Later timers of a page do not keep the test process running.
      return ms < SOON ? timer : timer.unref();
    },
    clearTimeout,
    requestAnimationFrame: (/** @type {() => void} */ draw) => setImmediate(here(draw)),
    cancelAnimationFrame: clearImmediate,
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
}

/** Runs the scripts of the page, each module once. */
async function run() {
  const context = /** @type {any} */ (page);
  /** @type {Map<string, SourceTextModule>} */
  const modules = new Map();
  /** @param {string} name @param {string} from */
  function moduleOf(name, from) {
    const { href } = new URL(name, from);
    const known = modules.get(href);
    if (known) return known;
    const module = new SourceTextModule(readFileSync(fileOf(href), "utf8"), {
      ...{ context, identifier: href },
      initializeImportMeta: (meta) => void (meta.url = href),
      importModuleDynamically: (name) => load(name, href),
    });
    modules.set(href, module);
    return module;
  }
  /** @param {string} name @param {string} from */
  async function load(name, from) {
    const module = moduleOf(name, from);
    if (module.status === "unlinked")
      await module.link((name, { identifier }) => moduleOf(name, identifier));
    await module.evaluate();
    return module;
  }
  for (const script of page.document.querySelectorAll("script[type=module]"))
    await load(script.getAttribute("src") ?? "", page.location.href);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until the page, or the page that it redirects to, shows the target of its link. */
async function opened() {
  for (let look = 0; look < LOOKS; look += 1) {
    await nextTask();
    const { pathname, href } = page.location;
    if (pathname !== path) return loadPage(href.slice(ROOT.length));
    if (page.document.documentElement.dataset.open === "yes") return;
  }
  throw new Error(`${page.location.href} does not open`);
}

/** Stored texts by their names. @typedef {Record<string, string>} Stored */

/** The stored texts before a page loads: the lasting ones, and those of the tab. */
let stored = { local: /** @type {Stored} */ ({}), tab: /** @type {Stored} */ ({}) };

/**
 * Loads a page in a browser that has stored these values, and no others.
 * @param {string} link From the root of the site.
 * @param {Partial<typeof stored>} [values]
 */
export async function load(link, { local = {}, tab = {} } = {}) {
  stored = { local, tab };
  await loadPage(link);
}

/** Loads a page in the same tab, with everything that the current page has stored. @param {string} link */
export const loadNext = (link) =>
  load(link, { local: { ...page.localStorage }, tab: { ...page.sessionStorage } });

/** @param {string} link */
async function loadPage(link) {
  const before = page;
  before.dispatchEvent(new before.Event("pagehide"));
  page = new Window({ url: ROOT + link, settings });
  path = page.location.pathname;
  furnish(page);
  for (const [key, text] of Object.entries(stored.local)) page.localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(stored.tab)) page.sessionStorage.setItem(key, text);
  page.document.write(readFileSync(new URL(`.${path}index.html`, dist), "utf8"));
  await run();
  await opened();
  // All work that the previous page started has ended by now.
  await before.happyDOM.close();
}

/** Follows a link on the current page. @param {string} fragment */
export async function follow(fragment) {
  const before = page.location.hash;
  const heard = new Promise((resolve) => page.addEventListener("hashchange", resolve));
  page.location.hash = fragment;
  if (page.location.hash !== before) await heard;
  await opened();
}

export const address = () => page.location.href;

/** Clears all values that are stored for the tab. */
export const forget = () => page.sessionStorage.clear();

/**
 * Calls a function in the page, with the page's own globals such as `document`.
 * @template T, R
 * @param {(given: T) => R} does It cannot use variables from its own file.
 * @param {T} given
 * @returns {R}
 */
export const evaluate = (does, given) =>
  runInContext(`(${does})`, /** @type {any} */ (page))(given);

/**
 * Waits until the page shows the expected value, or until the maximum number of checks.
 * @template T
 * @param {() => T} found
 * @param {T} wanted
 */
export async function reaches(found, wanted) {
  for (let look = 0; look < LOOKS && found() !== wanted; look += 1) await nextTask();
  return found();
}

/** Closes the page and ends its engines, so that the test process can end. */
export async function leave() {
  page.dispatchEvent(new page.Event("pagehide"));
  for (let task = 0; task < 100; task += 1) await nextTask();
  await page.happyDOM.close();
}

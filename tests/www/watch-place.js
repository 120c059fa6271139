/** Watch as its page shows it: its state, its components and the real engine. */
import { provide, window } from "./document.js";
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { queries, within } from "@testing-library/dom";
import { h, render } from "preact";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { endEngines } from "../../www/engine/registry.ts";
import { settled } from "./page-worker.js";
import { press, textOf } from "./room.js";
import { PARTS, speech } from "./words.js";

/** @import { WatchController as Controller } from "../../www/watch/controller.ts" */

register("./built-hooks.js", import.meta.url);
const folder = new URL("../../www/messages/", import.meta.url);
const files = LANGUAGES.flatMap((language) => PARTS.map((part) => `./${language}/${part}.ftl`));
provide({
  catalogueFiles: () =>
    Object.fromEntries(files.map((file) => [file, () => readFile(new URL(file, folder), "utf8")])),
  localStorage: window.localStorage,
  sessionStorage: window.sessionStorage,
  history: window.history,
  HTMLElement: window.HTMLElement,
  MutationObserver: window.MutationObserver,
  navigator: window.navigator,
});
const root = window.document.documentElement;
Object.assign(root.dataset, { words: PARTS.join(" "), place: "watch" });
window.document.body.innerHTML = '<main></main><div id="toast"></div>';
const host = /** @type {HTMLElement} */ (
  /** @type {unknown} */ (window.document.querySelector("main"))
);

const { startOpening, endOpening } = await import("../../www/page/address.ts");
const { WatchController } = await import("../../www/watch/controller.ts");
const { WatchPage } = await import("../../www/watch/page.tsx");
const { Drawer } = await import("../../www/watch/drawer.tsx");
const { WithAddress } = await import("../../www/page/roots.ts");

export const { say, number } = speech("en");

function show(/** @type {Controller} */ watch) {
  const props = { state: watch.state, watch };
  const place = h(WatchPage, { ...props, contents: h(Drawer, props) });
  render(h(WithAddress, { children: place }), host);
}

/** Opens Watch by a link, and waits until it is idle. @param {string} [link] */
export async function openWatch(link = "") {
  render(null, host);
  window.location.hash = link;
  const watch = new WatchController(() => show(watch));
  show(watch);
  await settled();
  startOpening();
  await watch.open(endOpening());
  await settled();
  return {
    ...within(host, queries),
    watch,
    host,
    one: (/** @type {string} */ selector) =>
      /** @type {HTMLElement} */ (host.querySelector(selector)),
    all: (/** @type {string} */ selector) =>
      /** @type {HTMLElement[]} */ ([...host.querySelectorAll(selector)]),
    text: (/** @type {string} */ selector) => textOf(host.querySelector(selector)),
    /** The fragment that a visitor would share. */
    address() {
      watch.writeAddress();
      return window.location.hash;
    },
    /** Follows a link to the same page. @param {string} link */
    async follow(link) {
      window.location.hash = link;
      startOpening();
      await watch.open(endOpening());
      await settled();
    },
    toast: () => document.getElementById("toast")?.textContent ?? "",
  };
}

/**
 * Types a tree and starts its search.
 * @param {Awaited<ReturnType<typeof openWatch>>} room
 * @param {string} text
 */
export async function searchTree(room, text) {
  const field = /** @type {HTMLTextAreaElement} */ (room.one("#tree-text"));
  field.value = text;
  await press(room.getByRole("button", { name: say("tree-search") }));
}

/** Closes Watch, so that the test process can end. */
export function leaveWatch() {
  render(null, host);
  endEngines();
}

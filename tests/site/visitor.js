/** Reads, clicks and types like a visitor of the current page and of Play. */
import { queries, within } from "@testing-library/dom";
import { speech } from "../www/words.js";

import { evaluate, load, reaches } from "./page.js";

export const { say } = speech("en");

/** Removes direction marks from a text. @param {string} text */
export const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

/** Finds elements on the current page by role and name. */
export const screen = () =>
  within(
    evaluate(() => document.body, null),
    queries,
  );

/** Writes a selector of one element, by its place in the document. @param {Element} element @returns {string} */
export function selectorOf(element) {
  const { parentElement } = element;
  if (!parentElement) return ":root";
  const at = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)} > :nth-child(${at})`;
}

/**
 * Returns the visible text of elements, or of one of them; empty if they are hidden.
 * @param {string} selector
 * @param {number} [index]
 */
export const textOf = (selector, index) => plain(allTextOf(selector, index)).trim();

/** @param {string} selector @param {number} [index] */
const allTextOf = (selector, index) =>
  evaluate(
    ({ selector, index }) => {
      const all = [...document.querySelectorAll(selector)];
      return (index === undefined ? all : [all[index]])
        .filter((one) => !one.closest("[hidden]"))
        .map((one) => one.textContent)
        .join(" ");
    },
    { selector, index },
  );

/** Counts the visible elements. @param {string} selector */
export const count = (selector) =>
  evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => !one.closest("[hidden]")).length,
    selector,
  );

/**
 * Waits until an element has a text.
 * @param {string} selector
 * @param {RegExp | string} words
 */
export async function says(selector, words) {
  const isSaid = () => {
    const text = textOf(selector);
    return typeof words === "string" ? text.includes(plain(words)) : words.test(text);
  };
  if (!(await reaches(isSaid, true)))
    throw new Error(`${selector} does not say ${words}, but: ${textOf(selector)}`);
}

/** Waits until a value is as expected. @template T @param {() => T} found @param {T} wanted */
export async function becomes(found, wanted) {
  const last = await reaches(found, wanted);
  if (last !== wanted) throw new Error(`expected ${wanted}, found ${last}`);
}

/** Lets the page show the consequences of a click. */
export async function shown() {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Lists what live regions announce from now on: the whole region, or only what is added to one that
 * is not atomic.
 */
export function listen() {
  /** @type {string[]} */
  const heard = [];
  evaluate((heard) => {
    /** @param {MutationRecord[]} records */
    const hear = (records) => {
      /** @type {Map<Element, Node>} */
      const said = new Map();
      for (const { target, type, addedNodes } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest("[role=status], [role=alert], [aria-live=polite], output");
        // Style sheets hide this one.
        if (region?.id === "unexpected") continue;
        if (!region || (type === "childList" && addedNodes.length === 0)) continue;
        const isWhole = !region.matches("[aria-live=polite], [aria-atomic=false]");
        for (const node of type === "childList" ? addedNodes : [target])
          said.set(region, isWhole ? region : node);
      }
      for (const node of said.values()) if (node.textContent) heard.push(node.textContent.trim());
    };
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(hear).observe(document.body, changes);
  }, heard);
  return heard;
}

/** Clicks an element. @param {string} selector @param {number} [index] */
export async function press(selector, index = 0) {
  evaluate(
    ({ selector, index }) => {
      const all = [...document.querySelectorAll(selector)].filter(
        (one) => !one.closest("[hidden]"),
      );
      if (!all[index]) throw new Error(`there is no ${selector}`);
      all[index].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    },
    { selector, index },
  );
  await shown();
}

/**
 * Clicks the button with a name.
 * @param {string} name
 * @param {string} [inside] A selector
 * @param {number} [index]
 */
export async function pressButton(name, inside = "body", index = 0) {
  evaluate(
    ({ name, inside, index }) => {
      const box = document.querySelectorAll(inside)[index];
      const named = [...box.querySelectorAll("button, [role=button]")].filter(
        (button) =>
          !button.closest("[hidden]") &&
          [button.getAttribute("aria-label"), button.textContent?.trim()]
            .map((text) => text?.replace(/[\u2066-\u2069]/g, ""))
            .includes(name),
      );
      if (!named[0]) throw new Error(`there is no button ${name}`);
      named[0].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    },
    { name: plain(name), inside, index },
  );
  await shown();
}

/**
 * Fills a field and leaves it.
 * @param {string} selector
 * @param {string} text
 * @param {number} [index]
 */
export async function fill(selector, text, index = 0) {
  evaluate(
    ({ selector, text, index }) => {
      const field = /** @type {HTMLInputElement} */ (document.querySelectorAll(selector)[index]);
      field.value = text;
      for (const type of ["input", "change"])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { selector, text, index },
  );
  await shown();
}

/** Chooses from a list. @param {string} selector @param {string} value */
export const choose = (selector, value) =>
  evaluate(
    ({ selector, value }) => {
      const list = /** @type {HTMLSelectElement} */ (document.querySelector(selector));
      list.selectedIndex = [...list.options].findIndex((option) => option.value === value);
      list.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { selector, value },
  );

/** Presses a key on the focused element. @param {string} key */
export const type = (key) =>
  evaluate((key) => {
    const target = document.activeElement ?? document.body;
    const isDone = !target.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    if (key === "Enter" && !isDone) /** @type {HTMLElement} */ (target).click();
  }, key);

/** Plays on cells of the board. @param {...number} cells */
export async function play(...cells) {
  for (const cell of cells) await press("#board button[data-sign]", cell);
}

/** Reads the stones on the board. */
export const stones = () =>
  evaluate(
    () =>
      Array.from(
        document.querySelectorAll("#board button[data-sign]"),
        (cell) => /** @type {HTMLElement} */ (cell).dataset.sign ?? ".",
      ).join(""),
    null,
  );

/** Opens a tab of the details. @param {string} name From its id. */
export async function tab(name) {
  const [analysis] = attributes("#details-button", "aria-expanded");
  if (analysis === "false") await press("#details-button");
  await press(`#tab-${name}`);
}

/** Lists an attribute of all elements that match. @param {string} selector @param {string} name */
export const attributes = (selector, name) =>
  evaluate(
    ({ selector, name }) =>
      Array.from(document.querySelectorAll(selector), (one) => one.getAttribute(name)),
    { selector, name },
  );

/** Opens a game, and waits until its engine has answered. @param {string} fragment */
export async function open(fragment) {
  await load(fragment);
  await becomes(
    () => evaluate(() => document.getElementById("details")?.dataset.ready, null),
    "yes",
  );
}

/** The names of the cells of Play's board. */
export const cellNames = () =>
  attributes("#board button[data-sign]", "aria-label").map((name) => name ?? "");

/** The value of a field. @param {string} selector */
export const valueOf = (selector) =>
  evaluate((selector) => /** @type {any} */ (document.querySelector(selector))?.value, selector);

/**
 * The links in tests/links-0.3.0.txt, and what a page shows for each, as parts and not as
 * sentences.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { speech } from "./www/words.js";

/** @typedef {{ link: string, then: string, now: string }} Kept */

const FILE = new URL("links-0.3.0.txt", import.meta.url);
const { say } = speech("en");
const FAULTY = /(faults|other alerts) \d/;

/** The links of the file, by the headings above them. */
export const groups = readFileSync(FILE, "utf8")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title, ...lines] = text.split("\n");
    const links = lines.filter((line) => line !== "" && !line.startsWith("# "));
    return { title, links: links.map(read) };
  });

/** @param {string} line @returns {Kept} */
function read(line) {
  const [link, then, now = ""] = line.split("\t");
  return { link, then, now: now.replace(/^now: /, "") };
}

/** Writes what a link opens now into the file. @param {Kept} kept @param {string} found */
export function write({ link, then }, found) {
  const lines = readFileSync(FILE, "utf8").split("\n");
  const written = `${link}\t${then}${found === then ? "" : `\tnow: ${found}`}`;
  const changed = lines.map((line) => (line.startsWith(`${link}\t`) ? written : line));
  writeFileSync(FILE, changed.join("\n"));
}

/**
 * True if a link's lesson can be unpacked but has extra bytes at its end. Browsers refuse these
 * bytes, Node.js does not.
 * @param {Kept} kept
 */
export const isDamaged = ({ link, then }) => link.startsWith("watch/#lesson=") && FAULTY.test(then);

/** Names that a page reads only when it loads, and links without a fragment. */
const LOADS = /[#&](lang|view|theme|lesson|do)=|^[^#]*#?$/;

/**
 * True if a link is followed in an open page, which takes a tenth of the time of a load.
 * @param {string} here The address that is open.
 * @param {Kept} kept
 */
export function isFollowed(here, { link }) {
  const [path, fragment = ""] = link.split("#");
  const isOpen = new URL(here).pathname === `/${path}` && !here.endsWith(`#${fragment}`);
  return isOpen && ![here, link].some((address) => LOADS.test(address));
}

/** The first words of the notices about a link with one fault and with two. */
export const TOLD = [
  say("link-fault", { fault: "\n" }),
  say("link-faults", { first: "\n", second: "" }),
].map((words) => words.split("\n")[0].replace(/\p{Bidi_Control}/gu, ""));

/**
 * Says what the page shows: the place, its address (if the page writes there what it has
 * understood), and what is open. Rooms of the lab write no address, so their choices are listed
 * instead. It is called in the page.
 * @param {string[]} told `TOLD`.
 */
export function shown([one, two]) {
  /** The elements that hide what is in them. @type {Set<Element | null>} */
  const closed = new Set(
    document.querySelectorAll(
      "[hidden], details:not([open]) > :not(summary), :root:not([data-fault]) #unexpected",
    ),
  );
  // Without a browser nothing has a style, so the state of a button says if its panel is closed.
  for (const button of document.querySelectorAll('[aria-expanded="false"][aria-controls]'))
    closed.add(document.getElementById(button.getAttribute("aria-controls") ?? ""));
  // If a list and a field have the same name, the field is for phones.
  const legends = Array.from(document.querySelectorAll("legend"), (name) => name.textContent);
  const isForPhones = (/** @type {Element} */ element) =>
    element instanceof HTMLSelectElement &&
    legends.includes(element.labels[0]?.firstChild?.textContent ?? "");
  const isSeen = (/** @type {Element} */ element) => {
    if (isForPhones(element)) return false;
    for (let part = element; part.parentElement; part = part.parentElement)
      if (closed.has(part)) return false;
    return true;
  };
  const seen = (/** @type {string} */ selector) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].filter(
      (element) => isSeen(element) && element.checkVisibility(),
    );
  const { dataset, lang } = document.documentElement;
  const cells = seen("#board button[data-sign]").map((cell) => cell.dataset.sign ?? "");
  const tabs = seen('[role="tab"][aria-selected="true"]').map(({ id }) => id.replace("tab-", ""));
  const told = seen('[role="alert"]').flatMap(({ innerText }) => innerText.trim() || []);
  const begin = (/** @type {string} */ words) =>
    told.filter((text) => text.startsWith(words)).length;
  // Folded elements count, too.
  const fields = document.querySelectorAll("main select, main input[type=radio]:checked");
  const choices = [.../** @type {NodeListOf<HTMLInputElement>} */ (fields)].filter(
    (field) => isSeen(field) || field.closest("details:not([open])"),
  );
  const boxes = [...document.querySelectorAll("main input[type=checkbox]:checked")];
  const checked = boxes.filter((box) => !box.closest("[hidden]"));
  const inLab = location.pathname.includes("/lab/");
  // A link to a step of a figure, such as `#nine@cut-1`, opens it there.
  const figure = /^#([\w-]+)@/.exec(location.hash)?.[1] ?? "none";
  /** @type {[string, string | number | undefined][]} */
  const parts = [
    ["place", dataset.place],
    ["address", location.pathname + location.hash],
    ["language", lang === "en" ? "" : lang],
    ["theme", dataset.theme],
    ["view", dataset.view === "page" ? "" : dataset.view],
    ["board", cells.join("")],
    ["tab", tabs.join(" ")],
    ["choices", inLab ? choices.map(({ value }) => value).join(" ") : ""],
    ["checked", inLab ? checked.length : 0],
    ["step of the figure", document.getElementById(figure)?.dataset.step],
    ["lessons", seen(".lesson").length],
    ["faults", begin(one) + 2 * begin(two)],
    ["other alerts", told.length - begin(one) - begin(two)],
  ];
  return parts.flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])).join(" · ");
}

/**
 * The text of what is shown. If the link does not name a value and the page chooses one, such as a
 * seed, the text has "any" in its place.
 * @param {string} found
 * @param {string} link
 */
export function chosen(found, link) {
  const names = new URLSearchParams(link.replace(/^[^#]*#?/, ""));
  return found.replace(/\b(seed|code|lesson)=([^&\s]*)/g, (said, name, value) => {
    const asked = names.get(name);
    const isAsked =
      asked !== null && new URLSearchParams({ asked }).toString() === `asked=${value}`;
    return !isAsked ? `${name}=any` : name === "lesson" ? "lesson=same" : said;
  });
}

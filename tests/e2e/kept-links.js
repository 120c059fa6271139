/** How a link of 0.3 is opened, and what it opens, said by parts of the page and not by sentences. */
import { Game, load, say } from "./game.js";
import { opened } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** What a page settles once, when it loads, and links without a fragment. */
const LOADS = /[#&](lang|view|theme|lesson|do)=|^[^#]*#?$/;

/** How what is said of a link begins: with one fault, and with two. */
const TOLD = [
  say("link-fault", { fault: "\n" }),
  say("link-faults", { first: "\n", second: "" }),
].map((words) => words.split("\n")[0].replace(/\p{Bidi_Control}/gu, ""));

/**
 * Opens a link. Where its page is open already it is followed, which costs a tenth of a load.
 * @param {Page} page
 * @param {string} link From the root of the site.
 * @param {boolean} loads Whether the page is loaded for it in any case.
 */
export async function openLink(page, link, loads) {
  const [path, fragment = ""] = link.split("#");
  const here = page.url();
  // What was kept for the tab is no part of a link.
  if (here !== "about:blank") await page.evaluate(() => sessionStorage.clear());
  const isOpen = here !== "about:blank" && new URL(here).pathname === `/${path}`;
  const same = here.endsWith(`#${fragment}`);
  if (loads || !isOpen || same || [here, link].some((address) => LOADS.test(address))) {
    await load(page, `./${link}`);
    await opened(page);
  } else {
    await new Game(page).arrive(fragment);
  }
}

/**
 * What the page shows: the place, its address (where it writes what it has understood), and what is open in it. Rooms of
 * the lab write nothing there, so their choices are told.
 * @param {Page} page
 * @param {string} link The page's choice of a name that it does not say is told as "any": a seed is another one each time.
 * @returns {Promise<string>}
 */
export async function shown(page, link) {
  const found = await page.evaluate(([one, two]) => {
    const seen = (/** @type {string} */ selector) =>
      [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].filter(
        (element) => element.checkVisibility(),
      );
    const cells = seen("#board button[data-sign]").map((cell) => cell.dataset.sign ?? "");
    const tabs = seen('[role="tab"][aria-selected="true"]').map(({ id }) => id.replace("tab-", ""));
    const told = seen('[role="alert"]').flatMap(({ innerText }) => innerText.trim() || []);
    const begin = (/** @type {string} */ words) =>
      told.filter((text) => text.startsWith(words)).length;
    // Those that are folded count, too.
    const fields = document.querySelectorAll("main select, main input[type=radio]:checked");
    const choices = [.../** @type {NodeListOf<HTMLInputElement>} */ (fields)].filter(
      (field) => field.checkVisibility() || field.closest("details:not([open])"),
    );
    const boxes = [...document.querySelectorAll("main input[type=checkbox]:checked")];
    const checked = boxes.filter((box) => !box.closest("[hidden]"));
    const inLab = location.pathname.includes("/lab/");
    // A link to a step of a figure, such as `#nine@cut-1`, moves it there.
    const figure = document.getElementById(/^#([\w-]+)@/.exec(location.hash)?.[1] ?? "none");
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
      ["step of the figure", figure?.dataset.frame],
      ["lessons", seen(".lesson").length],
      ["faults", begin(one) + 2 * begin(two)],
      ["other alerts", told.length - begin(one) - begin(two)],
    ];
    return parts.flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])).join(" · ");
  }, TOLD);
  const names = new URLSearchParams(link.replace(/^[^#]*#?/, ""));
  return found.replace(/\b(seed|code|lesson)=([^&\s]*)/g, (said, name, value) => {
    const asked = names.get(name);
    const isAsked =
      asked !== null && new URLSearchParams({ asked }).toString() === `asked=${value}`;
    return !isAsked ? `${name}=any` : name === "lesson" ? "lesson=same" : said;
  });
}

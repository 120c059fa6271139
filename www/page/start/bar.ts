/** The bar of every page: places, board, and the menu of the link, language, theme and help. */
import { copy, setText } from "../../base/elements.ts";
import { atRoot } from "../../base/root.ts";
import { STANDARD, rulesOf } from "../../game/shape.ts";
import { boardName } from "../games.ts";
import { hrefOf, onAddress, query, replaceAddress } from "../address.ts";
import { setIcon } from "../icon.ts";
import { knows, language, markup, onShape, say } from "../../messages/index.ts";
import { LANGUAGES, LANGUAGE_NAMES, direction } from "../../messages/languages.ts";
import { onClick, part } from "../parts.ts";
import { pathIn } from "../places.ts";
import { toast } from "../toast.ts";
import { openPlaces } from "../under-way.ts";
import type { Theme } from "../../game/preferences.ts";
import type { PlaceName } from "../places.ts";

export function openBar() {
  for (const show of [linkPlaces, nameBoard]) {
    show();
    onAddress(show);
  }
  onShape((shape) => {
    described = shape;
    nameBoard();
  });
  // A room made of components has a button of its own.
  if (boardText) onClick("bar-board", chooseBoard);
  onClick("share", async () => {
    part("menu-open").click();
    part("menu-open").focus();
    // The address holds all that is on the screen.
    const address = location.href;
    toast((await copy(address)) ? say("link-copied") : address);
  });
  openMenu();
  openPlaces();
  // Paper says where it is from.
  addEventListener("beforeprint", () => {
    part("printed-address").textContent = location.href;
  });
}

export async function chooseBoard() {
  try {
    await (await import("./choose-board.tsx")).chooseBoard();
  } catch {
    toast(say("page-failed"));
  }
}

/** Where the bar, or the page, names the board. */
const boardText = document.getElementById("bar-board-name");

/** The board that the engine has described last. */
let described = STANDARD;

function nameBoard() {
  if (boardText) setText(boardText, boardName(say, rulesOf(query()), described));
}

/** Lets every link to a place take along what travels. */
function linkPlaces() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-place-link]")) {
    const { placeLink } = link.dataset;
    link.setAttribute("href", hrefOf(placeLink as PlaceName));
  }
}

/** What is seldom needed waits behind a button. */
function openMenu() {
  const [button, menu] = [part("menu-open"), part("menu")];
  const show = (open: boolean) => {
    button.setAttribute("aria-expanded", String(open));
    menu.classList.toggle("open", open);
  };
  const isOpen = () => menu.classList.contains("open");
  button.addEventListener("click", () => show(!isOpen()));
  document.addEventListener("click", ({ target }) => {
    const inside = target instanceof Node && (menu.contains(target) || button.contains(target));
    if (isOpen() && !inside) show(false);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    show(false);
    button.focus();
  });
}

/** Lets the visitor choose another language. @param keep Stores the choice, and says whether it could. */
export function languageChoice(keep: (language: string) => boolean) {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction(language);
  // The pages come in English, or in the language of their address.
  if (language !== "en" && !root.dataset.language) translate();
  // Until here first-paint.ts has kept the English words from being seen.
  delete root.dataset.wordless;
  const choice = part<HTMLSelectElement>("language");
  for (const name of LANGUAGES) {
    const option = new Option(LANGUAGE_NAMES[name], name);
    option.lang = name;
    choice.append(option);
  }
  choice.value = language;
  choice.setAttribute("aria-label", say("language-label"));
  choice.addEventListener("change", () => {
    // The address holds the game. A language in the address wins over the stored choice. So it is
    // removed once the choice is stored, and holds the choice otherwise.
    const names = query();
    const kept = keep(choice.value);
    const { page } = root.dataset;
    // Each language has its own address of a page of Learn.
    if (page !== undefined) return location.assign(atRoot(pathIn(page, choice.value)).href);
    if (kept) names.delete("lang");
    else names.set("lang", choice.value);
    replaceAddress(names);
    location.reload();
  });
}

/** Fills the elements of the page that name a message, as far as its words are loaded. */
function translate() {
  for (const element of document.querySelectorAll("[data-message]")) {
    const id = element.getAttribute("data-message") ?? "";
    if (!knows(id)) continue;
    const { text, attributes } = markup(id);
    if (text !== null) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}

/** Light or dark: the system's choice until the visitor makes one. */
export function themeButton(chosen: Theme, keep: (theme: Theme) => void) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let theme = chosen;
  const dark = () => (theme === "system" ? system.matches : theme === "dark");

  function render() {
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const does = say(dark() ? "theme-to-light" : "theme-to-dark");
    const button = part("theme");
    button.setAttribute("aria-label", does);
    button.title = does;
    setIcon(button, dark() ? "sun" : "moon");
  }

  onClick("theme", () => {
    theme = dark() ? "light" : "dark";
    keep(theme);
    render();
  });
  system.addEventListener("change", render);
  render();
}

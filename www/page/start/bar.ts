/** The bar of every page: places, board, and the menu of the link, language, theme and help. */
import { copy, setText } from "../../base/elements.ts";
import { STANDARD, rulesOf } from "../../game/shape.ts";
import { boardName } from "../games.ts";
import { hrefOf, onAddress, query } from "../address.ts";
import { onShape, say } from "../../messages/index.ts";
import { onClick, part } from "../parts.ts";
import { toast } from "../toast.ts";
import { openPlaces } from "../under-way.ts";
import type { PlaceName } from "../places.ts";

export function openBar() {
  linkPlaces();
  nameBoard();
  onAddress(linkPlaces);
  onAddress(nameBoard);
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
    await (await import("../board-choice.ts")).chooseBoard();
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

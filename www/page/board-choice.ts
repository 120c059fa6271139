/**
 * The dialog that offers boards: four that are ready, and one's own. Each is a link to the same place, or
 * to Play where the place has one board only.
 */
import { loadWords, number, say } from "../messages/index.js";
import { answering } from "../engine/workers.js";
import { EngineRefusal } from "../engine/engine.js";
import { rulesOf } from "../game/shape.js";
import { GAMES } from "./games.js";
import { here, query } from "./address.js";
import { boardHref } from "./board-link.js";
import { button, labelled, make, select } from "../base/elements.js";
import "../style/chooser.css";

/** The sides that a board can have, and the runs. */
const SIDES = [3, 4, 5, 6, 7, 8];

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Opens the dialog. */
export async function chooseBoard() {
  await loadWords("chooser");
  dialog ??= document.body.appendChild(build());
  for (const link of dialog.querySelectorAll("a")) {
    const { game = "" } = link.dataset;
    link.href = boardHref(here, game);
    const isNow = game === rulesOf(query());
    if (isNow) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  dialog.showModal();
}

function build() {
  const title = make("h2", { id: "chooser-title" }, say("chooser-title"));
  const close = () => box.close();
  const links = GAMES.map((game) =>
    make(
      "li",
      {},
      make(
        "a",
        { "data-game": game, href: "#", onclick: close },
        make("strong", {}, say(`game-${game}`)),
        make("span", {}, say(`chooser-${game}`, sizeOf(game))),
      ),
    ),
  );
  /** @type {HTMLDialogElement} */
  const box = make(
    "dialog",
    { class: "chooser", "aria-labelledby": title.id },
    title,
    make("ul", {}, ...links),
    ownForm(close),
  );
  return box;
}

/** How large a board is, by the name that `ownForm` writes. @param {string} game */
function sizeOf(game) {
  const [columns, rows] = game.split(/\D/).map(Number);
  return { columns, rows, cells: columns * rows };
}

/** The form for one's own board. @param {() => void} close */
function ownForm(close) {
  const [columns, rows, run] = [choice("columns", 6), choice("rows", 5), choice("run", 4)];
  const gravity = make("input", { type: "checkbox", id: "chooser-gravity" });
  const fault = make("p", { class: "fault", role: "alert" });
  fault.hidden = true;

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const [wide, high, long] = [columns, rows, run].map(({ select }) => select.value);
    const game = `${wide}x${high}k${long}${gravity.checked ? "g" : ""}`;
    try {
      // Only the engine knows which games there are.
      const shape = await answering().request("describe", [game]);
      close();
      location.href = boardHref(here, shape.game);
    } catch (error) {
      fault.textContent =
        error instanceof EngineRefusal
          ? say("chooser-refused", { run: long, columns: wide, rows: high })
          : say("chooser-failed");
      fault.hidden = false;
    }
  }

  return make(
    "form",
    { class: "chooser-own", onsubmit: submit },
    make("h3", {}, say("chooser-own")),
    make("div", { class: "chooser-fields" }, columns.field, rows.field, run.field),
    make("label", { class: "check" }, gravity, make("span", {}, say("chooser-gravity"))),
    fault,
    make(
      "div",
      { class: "buttons" },
      make("button", { type: "submit" }, say("chooser-open")),
      button(say("close-button"), close),
    ),
  );
}

/** @param {"columns" | "rows" | "run"} name @param {number} chosen */
function choice(name, chosen) {
  const sides = SIDES.map((side) => [String(side), number(side)]);
  const field = select(/** @type {[string, string][]} */ (sides), String(chosen), () => {});
  const row = labelled(say(`chooser-${name}`), field);
  row.classList.add("in-row");
  return { select: field, field: row };
}

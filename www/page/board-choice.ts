/**
 * The dialog that offers boards: four that are ready, and one's own. Each is a link to the same place, or
 * to Play where the place has one board only.
 */
import { loadWords, number, say } from "../messages/index.ts";
import { answering } from "../engine/workers.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { rulesOf } from "../game/shape.ts";
import { GAMES } from "./games.ts";
import { here, hrefOf, query } from "./address.ts";
import { withBoard } from "./board-link.ts";
import { PLACES } from "./places.ts";
import { button, labelled, make, select } from "../base/elements.ts";
import "../style/chooser.css";

/** The sides that a board can have, and the runs. */
const SIDES = [3, 4, 5, 6, 7, 8];

let dialog: HTMLDialogElement | null = null;

const boardHref = (game: string) => withBoard(hrefOf(PLACES[here].boards ? here : "play"), game);

/** Opens the dialog. */
export async function chooseBoard() {
  await loadWords("chooser");
  dialog ??= document.body.appendChild(build());
  for (const link of dialog.querySelectorAll("a")) {
    const { game = "" } = link.dataset;
    link.href = boardHref(game);
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
  const box: HTMLDialogElement = make(
    "dialog",
    { class: "chooser", "aria-labelledby": title.id },
    title,
    make("ul", {}, ...links),
    ownForm(close),
  );
  return box;
}

/** How large a board is, by the name that `ownForm` writes. */
function sizeOf(game: string) {
  const [columns, rows] = game.split(/\D/).map(Number);
  return { columns, rows, cells: columns * rows };
}

/** The form for one's own board. */
function ownForm(close: () => void) {
  const [columns, rows, run] = [choice("columns", 6), choice("rows", 5), choice("run", 4)];
  const gravity = make("input", { type: "checkbox", id: "chooser-gravity" });
  const fault = make("p", { class: "fault", role: "alert" });
  fault.hidden = true;

  async function submit(event: Event) {
    event.preventDefault();
    const [wide, high, long] = [columns, rows, run].map(({ select }) => select.value);
    const game = `${wide}x${high}k${long}${gravity.checked ? "g" : ""}`;
    try {
      // Only the engine knows which games there are.
      const shape = await answering().request("describe", [game]);
      close();
      location.href = boardHref(shape.game);
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
    { onsubmit: submit },
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

function choice(name: "columns" | "rows" | "run", chosen: number) {
  const sides = SIDES.map((side) => [String(side), number(side)] as const);
  const field = select(sides, String(chosen), () => {});
  const row = labelled(say(`chooser-${name}`), field);
  row.classList.add("in-row");
  return { select: field, field: row };
}

/**
 * The bench, at the top of every room, and below the table of solved boards: the positions that are searched, the time for each search, and the button that
 * starts. What the visitor has chosen goes from room to room. The board stands beside it, in the page's markup.
 */
import { labelled, make, select } from "../base/elements.js";
import { readLink, writeLink } from "../base/link-schema.js";
import { position } from "../game/state.js";
import { say } from "../messages/index.js";
import { part } from "../page/parts.js";
import { choices } from "./controls.js";
import { BENCH, TIMES } from "./link.js";

/** @import { GameState } from "../game/types.d.ts" */
/** @import { ViewContext } from "../page/start/types.d.ts" */
/** @import { Beginning, Positions } from "./types.d.ts" */

/**
 * @param {ViewContext} context
 * @param {object} has
 * @param {boolean} [has.isTimed] Whether the time matters here.
 * @param {Node[]} has.run The button that starts, and how far that is.
 * @param {() => void} has.chosen Called when the visitor has chosen something.
 */
export function openBench({ query, state }, { isTimed = false, run, chosen }) {
  let { on, time: seconds } = readLink(BENCH, query).values;
  /** The positions that the room can search, the usual first. @type {readonly Positions[]} */
  let offered = [];
  const places = make("select", {
    onchange: () => ((on = /** @type {Positions} */ (places.value)), update()),
  });
  const times = select(choices("bench-seconds", TIMES), String(seconds ?? TIMES[0]), (text) => {
    seconds = Number(text);
    update();
  });
  const place = make("div", { class: "bench-place" });
  const note = make("p", { class: "bench-note explained", role: "status" });
  const bench = part("bench");
  // A link to this page opens it again.
  const board = bench.firstElementChild ?? "";
  // What measures no time has no field for it.
  const time = isTimed ? [labelled(say("time-label"), times)] : [];
  for (const field of time) field.classList.add("bench-time");
  bench.replaceChildren(board, place, ...time, make("div", { class: "bench-run" }, ...run), note);

  const used = () => offered.find((name) => name === on) ?? offered[0];
  const begin = () => beginning(state(), used() === "board");

  function show() {
    places.value = used();
    const { over } = begin();
    const words = [
      on && offered.length > 0 && on !== used()
        ? say("bench-instead", { wanted: say(`bench-on-${on}`), used: say(`bench-on-${used()}`) })
        : "",
      over ? say(`lab-over-${over}`) : "",
    ];
    note.textContent = words.filter(Boolean).join(" ");
  }

  function update() {
    show();
    chosen();
  }

  return {
    /** Offers positions. @param {readonly Positions[]} names The usual first; none if the room finds its own. */
    offer(names) {
      offered = names;
      places.replaceChildren(...names.map((name) => new Option(say(`bench-on-${name}`), name)));
      if (names.length === 0) place.replaceChildren(fixed("bench-positions", "bench-random"));
      else if (!places.isConnected) place.replaceChildren(labelled(say("bench-positions"), places));
      show();
    },
    on: used,
    begin,
    seconds: () => seconds ?? TIMES[0],
    /** The names of a link: what nobody has chosen is as usual in the next room too. */
    link: () => writeLink(BENCH, { on, time: seconds }),
  };
}

/** In place of a field: why there is nothing to choose. @param {string} label @param {string} words */
function fixed(label, words) {
  return make(
    "p",
    { class: "field bench-fixed" },
    make("span", { class: "label" }, say(label)),
    make("span", {}, say(words)),
  );
}

/**
 * Where a search begins that is of the board at the start, or of the position on the board: a finished game has no
 * move to try.
 * @param {GameState} state
 * @param {boolean} ofBoard
 * @returns {Beginning}
 */
export function beginning(state, ofBoard) {
  const { positions, game, shape } = state;
  const start = /** @type {const} */ ({ board: shape.start, player: "X" });
  if (!ofBoard) return start;
  const going = positions.slice(0, game.at + 1).filter(({ finished }) => !finished);
  const last = going.at(-1);
  if (!last) return { ...start, over: "start" };
  const { board, player } = last;
  return position(state).finished ? { board, player, over: "before-end" } : { board, player };
}

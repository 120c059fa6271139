/**
 * The bench of a room: the positions that are searched, the time for each search, and the button that starts. What the
 * visitor has chosen goes from room to room. The board stands beside it, in the page's markup.
 */
import { labelled, make, select } from "../base/elements.ts";
import { readLink, writeLink } from "../base/link-schema.ts";
import { position } from "../game/state.ts";
import { say } from "../messages/index.ts";
import { part } from "../page/parts.ts";
import { choices } from "./controls.ts";
import { BENCH, TIMES } from "./link.ts";
import type { GameState } from "../game/state.ts";
import type { ViewContext } from "../page/start/view.ts";
import type { Values } from "../base/link-schema.ts";
import type { Player } from "../../pkg/web/cutoff.js";

export type Positions = Values<typeof BENCH>["on"];

export interface Beginning {
  board: string;
  player: Player;
  /** The game is over: this is its last position before the end, or the start, if it was over from the first. */
  over?: "before-end" | "start";
}

export type Bench = ReturnType<typeof openBench>;

export function openBench(
  { query, state }: ViewContext,
  {
    isTimed = false,
    run,
    chosen,
  }: {
    isTimed?: boolean;
    run: Node[];
    chosen: () => void;
  },
) {
  let { on, time: seconds } = readLink(BENCH, query).values;
  /** The positions that the room can search, the usual first. */
  let offered: readonly Positions[] = [];
  const places = make("select", {
    onchange: () => ((on = places.value as Positions), update()),
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
    /** Offers positions. @param names The usual first; none if the room finds its own. */
    offer(names: readonly Positions[]) {
      offered = names;
      places.replaceChildren(...names.map((name) => new Option(say(`bench-on-${name}`), name)));
      if (names.length === 0) place.replaceChildren(nothingToChoose());
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

/** In place of a field: why there is nothing to choose. */
function nothingToChoose() {
  return make(
    "p",
    { class: "field bench-fixed" },
    make("span", { class: "label" }, say("bench-positions")),
    make("span", {}, say("bench-random")),
  );
}

/** Where a search of the board at the start, or of the position, begins: a finished game has no move to try. */
export function beginning(state: GameState, ofBoard: boolean): Beginning {
  const { positions, game, shape } = state;
  const start = { board: shape.start, player: "X" } as const;
  if (!ofBoard) return start;
  const going = positions.slice(0, game.at + 1).filter(({ finished }) => !finished);
  const last = going.at(-1);
  if (!last) return { ...start, over: "start" };
  const { board, player } = last;
  return position(state).finished ? { board, player, over: "before-end" } : { board, player };
}

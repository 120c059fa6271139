/** The address of Play: it holds the game and all that is on the screen. */
import { gameNames } from "../../game/link.ts";
import { query, replaceAddress } from "../../page/address.ts";
import { AROUND, GAME_NAMES, travelling } from "../../page/places.ts";
import { writeOwn } from "./link.ts";
import type { State } from "./state.ts";

export function writeGame(state: State) {
  const others = [...query()].filter(([name]) => AROUND.includes(name));
  const along = travelling(query()).filter(([name]) => !GAME_NAMES.includes(name));
  const kept = [...along, ...others];
  // While a move is tried again, a reload is not to show the answer.
  const hidden = state.trying && state.settings.answers ? [["answers", "off"]] : [];
  const names = [...gameNames(state), ...hidden, ...Object.entries(writeOwn(state)), ...kept];
  replaceAddress(names);
}

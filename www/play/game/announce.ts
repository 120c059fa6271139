/** What a screen reader hears: each move, each result, each change that is otherwise only seen. */
import { make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { position } from "./state.ts";
import { resultText } from "./status.ts";
import type { GameState } from "../../game/state.ts";

/** How many lines the region keeps. With one alone, a reply would replace the move before it. */
const KEPT = 4;

export function announcer() {
  const region = part("announcer");
  let before: GameState | null = null;

  return function render(state: GameState) {
    const texts = before ? changes(before, state) : [];
    before = state;
    for (const text of texts) region.append(make("p", {}, text));
    while (region.children.length > KEPT) region.firstElementChild?.remove();
  };
}

function changes(before: GameState, state: GameState) {
  const texts = [];
  const now = position(state);
  if (now && position(before) !== now && position(before)) {
    texts.push(...gameChange(before, state));
    if (now.finished) texts.push(resultText(now, state.settings.players));
  }
  if (state.aside && state.aside.text !== before.aside?.text) texts.push(state.aside.text);
  for (const name of ["answers", "hints", "pruning"] as const) {
    const isOn = state.settings[name];
    if (isOn !== before.settings[name]) texts.push(say(`announce-${name}-${isOn ? "on" : "off"}`));
  }
  return texts;
}

function gameChange({ game: old }: GameState, { game, positions }: GameState) {
  const { moves, at } = game;
  if (old.start !== game.start || (at === 0 && moves.length === 0)) return [say("announce-new")];
  if (at === old.at + 1) {
    return [say("announce-move", { player: positions[at - 1].player, cell: moves[at - 1] })];
  }
  if (at < old.at) return [say("announce-back", { number: at })];
  return at > old.at ? [say("announce-forward", { number: at })] : [];
}

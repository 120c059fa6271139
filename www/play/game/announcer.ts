/** Texts for screen readers about moves, results and settings. */
import { boardName } from "../../page/games.ts";
import { resultText } from "./status.ts";
import { positionOf, type GameState } from "../../game/state.ts";
import type { Words } from "../../messages/catalogue.ts";

/** The number of lines that stay. A single line would be replaced by the computer's reply. */
const MOST_LINES = 4;

type Line = { id: number; text: string };

/** @returns A function that takes each new state and returns the last lines. */
export function announcer(words: Words) {
  let before: GameState | null = null;
  let lastId = 0;
  let lines: Line[] = [];

  return function linesOf(state: GameState): readonly Line[] {
    // There is no position while the game of a link is read.
    if (!positionOf(state)) return lines;
    const texts = before ? changes(words, before, state) : [];
    before = state;
    lines = [...lines, ...texts.map((text) => ({ id: (lastId += 1), text }))].slice(-MOST_LINES);
    return lines;
  };
}

function changes(words: Words, before: GameState, state: GameState) {
  const { say } = words;
  const texts = [];
  const position = positionOf(state);
  if (position && positionOf(before) !== position) {
    texts.push(...gameChange(words, before, state));
    if (position.finished) texts.push(resultText(words, position, state));
  }
  if (state.variation && state.variation.text !== before.variation?.text)
    texts.push(state.variation.text);
  for (const name of ["answers", "hints", "pruning"] as const) {
    const isOn = state.settings[name];
    if (isOn !== before.settings[name]) texts.push(say(`announce-${name}-${isOn ? "on" : "off"}`));
  }
  return texts;
}

function gameChange({ say }: Words, { line: old }: GameState, state: GameState) {
  const { line, shape, positions } = state;
  const { moves, at } = line;
  if (old.game !== line.game) return [boardName(say, line.game, shape)];
  if (old.start !== line.start || (at === 0 && moves.length === 0)) return [say("announce-new")];
  if (at === old.at + 1) {
    return [say("announce-move", { player: positions[at - 1].player, cell: moves[at - 1] })];
  }
  if (at < old.at) return [say("announce-back", { number: at })];
  return at > old.at ? [say("announce-forward", { number: at })] : [];
}

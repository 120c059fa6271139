/** What another page has to say to show a board. Pure. */
import { EMPTY } from "../game/state.js";

/**
 * The frame may run the page's own script, keep its own things and open the whole page in a tab;
 * nothing else.
 */
export const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** @param {string} address @param {string} label */
export function frameText(address, label) {
  return [
    `<iframe src="${escaped(address)}"`,
    `  title="${escaped(label)}" width="360" height="640" style="border: 0"`,
    `  sandbox="${SANDBOX}" loading="lazy"></iframe>`,
  ].join("\n");
}

/**
 * @param {string} script
 * @param {Pick<import("../game/state.js").State, "game" | "settings">} state
 * @param {string} language
 */
export function elementText(script, { game, settings }, language) {
  const attributes = {
    position: game.start === EMPTY ? "" : game.start,
    moves: game.moves.join(""),
    x: settings.players.X,
    o: settings.players.O,
    pruning: settings.pruning ? "on" : "off",
    hints: settings.hints ? "on" : "off",
    lang: language,
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}="${escaped(value)}"`);
  return [
    `<script src="${escaped(script)}"></script>`,
    `<cutoff-board ${written.join(" ")}></cutoff-board>`,
  ].join("\n");
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

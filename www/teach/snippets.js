/** What another page has to say to show a board. Pure. */

/**
 * The frame may run the page's own script, keep its own things and open the whole page in a tab;
 * nothing else.
 */
export const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The colours of a board: those of the reader's system, or always the same. */
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** How large a board can be, in CSS pixels: the board, and below it what it says. */
export const SIZES = {
  small: { width: 280, height: 400 },
  medium: { width: 360, height: 500 },
  large: { width: 480, height: 640 },
};

/** @typedef {keyof typeof SIZES} Size */

/**
 * What a teacher chooses about a board.
 * @typedef {object} Choice
 * @property {Size} size
 * @property {(typeof THEMES)[number]} theme
 */

/**
 * The names that a board's link has beside those of its game.
 * @param {Choice} choice
 * @param {string} language
 * @returns {[string, string][]}
 */
export function boardNames({ theme }, language) {
  /** @type {[string, string][]} */
  const names = [["lang", language]];
  if (theme !== "auto") names.push(["theme", theme]);
  return [...names, ["view", "board"]];
}

/**
 * @param {string} address
 * @param {string} label
 * @param {Size} size
 */
export function frameText(address, label, size) {
  const { width, height } = SIZES[size];
  return [
    `<iframe src="${escaped(address)}"`,
    `  title="${escaped(label)}" width="${width}" height="${height}" style="border: 0"`,
    `  sandbox="${SANDBOX}" loading="lazy"></iframe>`,
  ].join("\n");
}

/**
 * @param {string} script The address of embed.js.
 * @param {Pick<import("../game/state.js").GameState, "game" | "settings" | "shape">} state
 * @param {Choice} choice
 * @param {string} language
 */
export function elementText(script, { game, settings, shape }, { size, theme }, language) {
  const attributes = {
    position: game.start === shape.start ? "" : game.start,
    moves: game.link,
    x: settings.players.X,
    o: settings.players.O,
    pruning: settings.pruning ? "on" : "off",
    hints: settings.hints ? "on" : "off",
    answers: settings.answers ? "" : "off",
    theme: theme === "auto" ? "" : theme,
    size,
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

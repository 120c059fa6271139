/** The fields of what another page shows: of a board, or of a search or an exercise. */
import { labelled, make, select } from "../base/elements.js";
import { say } from "../messages/index.js";
import { PLAYERS, playersOf } from "./embed-board.js";

/** @import { EmbedChoice, Players } from "./types.d.ts" */
/** @import { BOARD_SIZES, PAGE_SIZES } from "./snippets.js" */

/** Milliseconds without a keystroke after which what is typed is shown. */
const TYPED = 400;

/**
 * Hears which names of the game have changed, and after how many milliseconds that is to be shown.
 * @callback Change
 * @param {Record<string, string>} names
 * @param {number} [after]
 */

/**
 * The fields of a board.
 * @param {() => URLSearchParams} board As the names of a link to its game.
 * @param {Change} change
 * @param {readonly HTMLElement[]} looks How it looks.
 */
export function boardFields(board, change, looks) {
  const text = (/** @type {string} */ name) =>
    textField(board().get(name) ?? "", (typed) => change({ [name]: typed }, TYPED));
  const switched = (/** @type {string} */ name, /** @type {string} */ label) => {
    const field = make("input", { type: "checkbox", checked: board().get(name) === "on" });
    field.addEventListener("change", () => change({ [name]: field.checked ? "on" : "off" }));
    return make("label", { class: "choice" }, field, say(label));
  };
  return [
    labelled(say("moves-label"), text("moves")),
    labelled(say("embedding-start-label"), text("start")),
    answersField(board, change),
    ...looks,
    playersField(board, change),
    switched("pruning", "pruning-switch"),
    switched("hints", "embedding-hints-label"),
  ];
}

/** The board with its answers, or the question only. @param {() => URLSearchParams} board @param {Change} change */
function answersField(board, change) {
  const words = (/** @type {string} */ value) => say(`embedding-answers-${value}`);
  const choices = pairs(["on", "off"], words);
  const chosen = board().get("answers") ?? "";
  const field = select(choices, chosen, (value) => change({ answers: value }));
  return labelled(say("embedding-answers-label"), field);
}

/** Who plays. @param {() => URLSearchParams} board @param {Change} change */
function playersField(board, change) {
  const choices = pairs(Object.keys(PLAYERS), (name) => say(`embedding-players-${name}`));
  const field = select(choices, playersOf(board()) ?? "both", (name) => {
    const [x, o] = PLAYERS[/** @type {Players} */ (name)];
    change({ x, o });
  });
  return labelled(say("embedding-players-label"), field);
}

/**
 * The link to a search or an exercise, as the address bar of Watch or Practise has it.
 * @param {string} link
 * @param {(link: string, after: number) => void} change
 */
export function linkField(link, change) {
  const field = textField(link, (typed) => change(typed, TYPED));
  const label = labelled(say("embedding-link-label"), field);
  label.classList.add("wide");
  return label;
}

/**
 * How large what is shown is, and in which colours.
 * @param {typeof BOARD_SIZES | typeof PAGE_SIZES} sizes
 * @param {EmbedChoice} choice Is changed.
 * @param {() => void} changed
 */
export function lookFields(sizes, choice, changed) {
  /**
   * @template {keyof EmbedChoice} N
   * @param {N} name
   * @param {string} label
   * @param {readonly EmbedChoice[N][]} values
   * @param {(value: EmbedChoice[N]) => string} words
   */
  const pick = (name, label, values, words) => {
    const field = select(pairs(values, words), choice[name], (chosen) => {
      choice[name] = values.find((value) => value === chosen) ?? values[0];
      changed();
    });
    return labelled(say(label), field);
  };
  const sizeWords = (/** @type {EmbedChoice["size"]} */ name) =>
    say("embedding-size", { ...sizes[name] });
  const themeWords = (/** @type {EmbedChoice["theme"]} */ name) => say(`embedding-theme-${name}`);
  return [
    pick("size", "teach-size", ["small", "medium", "large"], sizeWords),
    pick("theme", "embedding-theme-label", ["auto", "light", "dark"], themeWords),
  ];
}

/** @param {string} value @param {(text: string) => void} typed */
function textField(value, typed) {
  const looks = { type: "text", dir: "ltr", autocomplete: "off", spellcheck: "false" };
  const field = make("input", { ...looks, value });
  field.addEventListener("input", () => typed(field.value.trim()));
  return field;
}

/**
 * What a `select` offers.
 * @template {string} V
 * @param {readonly V[]} values
 * @param {(value: V) => string} words
 * @returns {[value: V, words: string][]}
 */
function pairs(values, words) {
  return values.map((value) => [value, words(value)]);
}

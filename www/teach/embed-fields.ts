/** The fields of what another page shows: of a board, or of a search or an exercise. */
import { labelled, make, select, button, copy } from "../base/elements.ts";
import { keysOf } from "../base/keys-of.ts";
import { say } from "../messages/index.ts";
import { PLAYERS, playersOf } from "./embed-board.ts";
import { pairs, textField, wide } from "./fields.ts";
import { THEMES } from "./snippets.ts";
import type { BOARD_SIZES, PAGE_SIZES } from "./snippets.ts";
import type { EmbedSize } from "./link.ts";

/** What a teacher chooses about what is shown. */
export interface EmbedChoice {
  size: EmbedSize;
  theme: (typeof THEMES)[number];
}

/** Milliseconds without a keystroke after which what is typed is shown. */
const TYPED = 400;

/** Hears which names of the game have changed, and after how many milliseconds that is to be shown. */
type Change = (names: Record<string, string>, after?: number) => void;

/** The fields of a board, with those of its look. @param board As the names of a link to its game. */
export function boardFields(
  board: () => URLSearchParams,
  change: Change,
  looks: readonly HTMLElement[],
) {
  const text = (name: string) =>
    textField(board().get(name) ?? "", (typed) => change({ [name]: typed.trim() }, TYPED));
  const switched = (name: string, label: MessageId) => {
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

/** The board with its answers, or the question only. */
function answersField(board: () => URLSearchParams, change: Change) {
  const words = (value: "on" | "off") => say(`embedding-answers-${value}`);
  const choices = pairs(["on", "off"] as const, words);
  const chosen = board().get("answers") === "off" ? "off" : "on";
  const field = select(choices, chosen, (value) => change({ answers: value }));
  return labelled(say("embedding-answers-label"), field);
}

function playersField(board: () => URLSearchParams, change: Change) {
  const choices = pairs(keysOf(PLAYERS), (name) => say(`embedding-players-${name}`));
  const field = select(choices, playersOf(board()) ?? "both", (name) => {
    const [x, o] = PLAYERS[name];
    change({ x, o });
  });
  return labelled(say("embedding-players-label"), field);
}

/** The link to a search or an exercise, as the address bar of Watch or Practise has it. */
export function linkField(link: string, change: (link: string, after: number) => void) {
  const field = textField(link, (typed) => change(typed.trim(), TYPED));
  return wide(labelled(say("embedding-link-label"), field));
}

/** The size and the colours of what is shown. @param choice Is changed. */
export function lookFields(
  sizes: typeof BOARD_SIZES | typeof PAGE_SIZES,
  choice: EmbedChoice,
  changed: () => void,
) {
  const pick = <N extends keyof EmbedChoice>(
    name: N,
    label: MessageId,
    values: readonly EmbedChoice[N][],
    words: (value: EmbedChoice[N]) => string,
  ) => {
    const field = select(pairs(values, words), choice[name], (chosen) => {
      choice[name] = chosen;
      changed();
    });
    return labelled(say(label), field);
  };
  const sizeWords = (name: EmbedChoice["size"]) => say("embedding-size", { ...sizes[name] });
  const themeWords = (name: EmbedChoice["theme"]) => say(`embedding-theme-${name}`);
  return [
    pick("size", "teach-size", keysOf(sizes), sizeWords),
    pick("theme", "embedding-theme-label", THEMES, themeWords),
  ];
}

/** Code for another page, which goes into the area, with a button that copies it. */
export function copiedCode(label: string, tell: (text: string) => void) {
  const area = make("textarea", { readonly: true, rows: 4, dir: "ltr", spellcheck: "false" });
  const copyAll = async () => {
    const done = await copy(area.value);
    if (!done) area.select();
    tell(say(done ? "copied" : "code-uncopied"));
  };
  const text = say("copy");
  const copying = button(text, copyAll, { "aria-label": `${text}: ${label}` });
  return {
    area,
    element: make("div", { class: "snippet stack" }, labelled(label, area), copying),
  };
}

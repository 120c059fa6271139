/** For other pages: a board, a search or an exercise, how it looks, its code, and the thing itself in a frame. */
import { root } from "../base/root.js";
import { gameNames } from "../game/link.js";
import { visitedGame } from "../game/link-game.js";
import { query as addressQuery } from "../page/address.js";
import { button, copy, labelled, make, select, setText } from "../base/elements.js";
import { language, say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { preferences } from "../page/start/place.js";
import { fragmentOf } from "../page/places.js";
import { readLink, writeLink } from "../base/link-schema.js";
import { PLAYERS, boardOf, playersOf, readChanges, writeChanges } from "./embed-board.js";
import { EMBED } from "./link.js";
import { wordsOf } from "./words-of.js";
import {
  PAGE_SIZES,
  BOARD_SIZES,
  aloneAddress,
  boardNames,
  elementText,
  frameText,
  pageText,
} from "./snippets.js";

/** @import { EmbedChoice, Players } from "./types.d.ts" */
/** @import { OpenView } from "../page/start/types.d.ts" */
/** @import { GameState } from "../game/types.d.ts" */

/** @type {EmbedChoice} */
const USUAL = { size: "medium", theme: "auto" };

/** What is shown first where a teacher wants no board: links, as lessons have them. */
const EXAMPLES = {
  search: "watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]",
  exercise: "practise/#source=random&mode=step&seed=1&plies=3&branches=2&root=max&asked=all",
};

/** Milliseconds without a keystroke after which a position that is typed is shown. */
const TYPED = 400;

/** @type {OpenView} */
export function embedSection({ box, query, engine, tell, fail, changed }) {
  let work = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const { link: linked, ...choice } = readLink(EMBED, query, USUAL).values;
  /** What is shown: the link to a search or an exercise; null for the board. */
  let link = linked ?? null;
  /** What the teacher has changed of the game of the address. */
  const changes = readChanges(query);
  const board = () => boardOf(addressQuery(), changes);
  const fault = make("p", { class: "fault", role: "alert" });
  const frame = snippet(say("embedding-frame"));
  const element = snippet(say("embedding-element"));
  const preview = make("div", { class: "board-preview" });
  const fields = make("div", { class: "teach-fields" });
  box.append(
    make(
      "div",
      { class: "teach-pair" },
      make(
        "div",
        { class: "teach-settings stack airy" },
        make("p", {}, say("embedding-explained")),
        labelled(say("embedding-what-label"), what()),
        fields,
        fault,
        frame.element,
        element.element,
      ),
      make("div", { class: "stack" }, preview),
    ),
  );
  arrange();

  /** The board, or one of the examples. */
  function what() {
    const kinds = ["board", ...Object.keys(EXAMPLES)];
    const choices = kinds.map((kind) => [kind, say(`embedding-what-${kind}`)]);
    const shown = link === null ? "board" : link.includes("practise/") ? "exercise" : "search";
    return select(/** @type {[string, string][]} */ (choices), shown, (kind) => {
      link = EXAMPLES[/** @type {keyof typeof EXAMPLES} */ (kind)] ?? null;
      arrange();
    });
  }

  /** Shows the fields of what is chosen. */
  function arrange() {
    fields.replaceChildren(...(link === null ? ofBoard() : ofPage()));
    show();
  }

  /** @param {string} value @param {(text: string) => void} typed */
  function textField(value, typed) {
    const looks = { type: "text", dir: "ltr", autocomplete: "off", spellcheck: "false" };
    const field = make("input", { ...looks, value });
    field.addEventListener("input", () => typed(field.value.trim()));
    return field;
  }

  /** How large what is shown is, and in which colours. @param {typeof BOARD_SIZES | typeof PAGE_SIZES} sizes */
  function looks(sizes) {
    /**
     * @template {keyof EmbedChoice} N
     * @param {N} name
     * @param {readonly EmbedChoice[N][]} values
     * @param {(value: EmbedChoice[N]) => string} words
     */
    const pick = (name, values, words) =>
      labelled(
        say(`embedding-${name}-label`),
        select(
          values.map((value) => [value, words(value)]),
          choice[name],
          (chosen) => {
            choice[name] = values.find((value) => value === chosen) ?? values[0];
            show();
          },
        ),
      );
    return [
      pick("size", ["small", "medium", "large"], (name) =>
        say(`embedding-size-${name}`, { ...sizes[name] }),
      ),
      pick("theme", ["auto", "light", "dark"], (name) => say(`embedding-theme-${name}`)),
    ];
  }

  /** The link, as the address bar of Watch or Practise has it. */
  function ofPage() {
    const field = textField(link ?? "", (text) => {
      link = text;
      soon(TYPED);
    });
    const labelledField = labelled(say("embedding-link-label"), field);
    labelledField.classList.add("wide");
    return [labelledField, ...looks(PAGE_SIZES)];
  }

  function ofBoard() {
    const text = (/** @type {string} */ name) =>
      textField(board().get(name) ?? "", (typed) => change({ [name]: typed }, TYPED));
    return [
      labelled(say("moves-label"), text("moves")),
      labelled(say("embedding-start-label"), text("start")),
      answers(),
      ...looks(BOARD_SIZES),
      labelled(say("embedding-players-label"), players()),
      switched("pruning"),
      switched("hints"),
    ];
  }

  /** The board with its answers, or the question only. */
  function answers() {
    const choices = ["on", "off"].map((value) => [value, say(`embedding-answers-${value}`)]);
    return labelled(
      say("embedding-answers-label"),
      select(/** @type {[string, string][]} */ (choices), board().get("answers") ?? "", (value) =>
        change({ answers: value }),
      ),
    );
  }

  function players() {
    const choices = Object.keys(PLAYERS).map((name) => [name, say(`embedding-players-${name}`)]);
    return select(
      /** @type {[string, string][]} */ (choices),
      playersOf(board()) ?? "both",
      (name) => {
        const [x, o] = PLAYERS[/** @type {Players} */ (name)];
        change({ x, o });
      },
    );
  }

  /** @param {string} name */
  function switched(name) {
    const field = make("input", { type: "checkbox", checked: board().get(name) === "on" });
    field.addEventListener("change", () => change({ [name]: field.checked ? "on" : "off" }));
    return make("label", { class: "choice" }, field, say(`embedding-${name}-label`));
  }

  /** @param {Record<string, string>} names Of the game. @param {number} [after] Milliseconds. */
  function change(names, after = 0) {
    for (const [name, value] of Object.entries(names)) changes.set(name, value);
    soon(after);
  }

  /** @param {number} after Milliseconds. */
  function soon(after) {
    clearTimeout(timer);
    timer = setTimeout(show, after);
  }

  /** @param {string} label */
  function snippet(label) {
    const area = make("textarea", { readonly: true, rows: 4, dir: "ltr", spellcheck: "false" });
    const copyAll = async () => {
      const done = await copy(area.value);
      if (!done) area.select();
      tell(say(done ? "copied" : "code-uncopied"));
    };
    const text = say("copy");
    return {
      area,
      element: make(
        "div",
        { class: "snippet stack" },
        labelled(label, area),
        button(text, copyAll, { "aria-label": `${text}: ${label}` }),
      ),
    };
  }

  async function show() {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    if (link !== null) return showPage(link);
    try {
      const { state, faults } = await visitedGame(engine, board(), preferences().settings);
      if (signal.aborted) return;
      setText(fault, wordsOf(state.shape, () => faults.map(spoken)).join(" "));
      const visible = await soFar(state, signal);
      const address = new URL(root);
      address.hash = fragmentOf([...gameNames(visible), ...boardNames(choice, language)]);
      frame.area.value = frameText(address.href, say("embed-label"), BOARD_SIZES[choice.size]);
      const script = new URL("embed.js", root).href;
      element.area.value = elementText(script, visible, choice, language);
      showFrame(address.href, say("embed-label"), BOARD_SIZES[choice.size]);
      changed();
    } catch (error) {
      fail(error, signal);
    }
  }

  /** A search or an exercise. @param {string} wanted Its link. */
  function showPage(wanted) {
    const address = aloneAddress(wanted, root, choice.theme, language);
    setText(fault, address ? "" : say("embedding-link-fault"));
    changed();
    if (!address) return;
    const label = say("embed-page-label");
    frame.area.value = frameText(address.href, label, PAGE_SIZES[choice.size]);
    const script = new URL("embed.js", root).href;
    element.area.value = pageText(script, address, choice, language);
    showFrame(address.href, label, PAGE_SIZES[choice.size]);
  }

  /**
   * A frame of its own for each address: the same one would add to the history.
   * @param {string} address
   * @param {string} title
   * @param {{ width: number, height: number }} size
   */
  function showFrame(address, title, { width, height }) {
    const old = preview.querySelector("iframe");
    if (old?.src === address && old.width === String(width)) return;
    preview.replaceChildren(make("iframe", { src: address, title, width, height }));
  }

  /** The game without the moves that were taken back. @param {GameState} state @param {AbortSignal} signal */
  async function soFar(state, signal) {
    const { rules, start, at, moves } = state.game;
    if (at === moves.length) return state;
    const kept = moves.slice(0, at);
    const { link } = await engine.request("replay", [start, kept, { game: rules }], { signal });
    return { ...state, game: { ...state.game, moves: kept, link } };
  }

  return {
    link: () => ({
      do: "embed",
      ...(link === null ? writeChanges(addressQuery(), changes) : {}),
      ...writeLink(EMBED, { ...choice, link: link ?? undefined }),
    }),
    close() {
      clearTimeout(timer);
      work.abort();
    },
  };
}

/** Embed a board: what it shows and how, the code for another page, and the board in a frame. */
import { root } from "../base/root.js";
import { gameNames } from "../game/link.js";
import { visitedGame } from "../game/link-game.js";
import { query as addressQuery } from "../page/address.js";
import { button, copy, labelled, make, select, setText } from "../base/elements.js";
import { language, say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { preferences } from "../page/place.js";
import { fragmentOf } from "../page/places.js";
import { readLink, writeLink } from "../base/link-schema.js";
import { PLAYERS, boardOf, playersOf, readChanges, writeChanges } from "./embed-board.js";
import { EMBED } from "./link.js";
import { saidOf } from "./said-of.js";
import { SIZES, boardNames, elementText, frameText } from "./snippets.js";

/** @import { Choice } from "./snippets.js" */

/** @type {Choice} */
const USUAL = { size: "medium", theme: "auto" };

/** Milliseconds without a keystroke after which a position that is typed is shown. */
const TYPED = 400;

/** @type {import("../page/view.js").OpenView} */
export function embedSection({ box, query, engine, tell, fail, changed }) {
  let work = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const choice = readLink(EMBED, query, USUAL).values;
  /** What the teacher has changed of the game of the address. */
  const changes = readChanges(query);
  const board = () => boardOf(addressQuery(), changes);
  const fault = make("p", { class: "fault", role: "alert" });
  const frame = snippet(say("embedding-frame"));
  const element = snippet(say("embedding-element"));
  const preview = make("div", { class: "board-preview" });
  box.append(
    make(
      "div",
      { class: "teach-pair" },
      make(
        "div",
        { class: "teach-settings stack airy" },
        make("p", {}, say("embedding-explained")),
        make("div", { class: "teach-fields" }, ...fields()),
        fault,
        frame.element,
        element.element,
      ),
      make("div", { class: "stack" }, preview),
    ),
  );
  show();

  function fields() {
    const text = (/** @type {string} */ name) => {
      const field = make("input", {
        type: "text",
        dir: "ltr",
        autocomplete: "off",
        spellcheck: "false",
        value: board().get(name) ?? "",
      });
      field.addEventListener("input", () => change({ [name]: field.value.trim() }, TYPED));
      return field;
    };
    /**
     * @template {keyof Choice} N
     * @param {N} name
     * @param {readonly Choice[N][]} values
     * @param {(value: Choice[N]) => string} words
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
      labelled(say("moves-label"), text("moves")),
      labelled(say("embedding-start-label"), text("start")),
      answers(),
      pick("size", ["small", "medium", "large"], (name) =>
        say(`embedding-size-${name}`, { ...SIZES[name] }),
      ),
      pick("theme", ["auto", "light", "dark"], (name) => say(`embedding-theme-${name}`)),
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
        const [x, o] = PLAYERS[/** @type {import("./embed-board.js").Players} */ (name)];
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
    try {
      const { state, faults } = await visitedGame(engine, board(), preferences().settings);
      if (signal.aborted) return;
      setText(fault, saidOf(state.shape, () => faults.map(spoken)).join(" "));
      const visible = await soFar(state, signal);
      const address = new URL(root);
      address.hash = fragmentOf([...gameNames(visible), ...boardNames(choice, language)]);
      frame.area.value = frameText(address.href, say("embed-label"), choice.size);
      const script = new URL("embed.js", root).href;
      element.area.value = elementText(script, visible, choice, language);
      showBoard(address.href);
      changed();
    } catch (error) {
      fail(error, signal);
    }
  }

  /** A frame of its own for each address: the same one would add to the history. @param {string} address */
  function showBoard(address) {
    const { width, height } = SIZES[choice.size];
    const old = preview.querySelector("iframe");
    if (old?.src === address && old.width === String(width)) return;
    preview.replaceChildren(
      make("iframe", { src: address, title: say("embed-label"), width, height }),
    );
  }

  /** The game without the moves that were taken back. @param {import("../game/state.js").GameState} state @param {AbortSignal} signal */
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
      ...writeChanges(addressQuery(), changes),
      ...writeLink(EMBED, choice),
    }),
    close() {
      clearTimeout(timer);
      work.abort();
    },
  };
}

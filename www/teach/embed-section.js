/** Embed a board: what it shows and how, the code for another page, and the board in a frame. */
import { gameNames } from "../game/link.js";
import { visitedGame } from "../game/visited.js";
import { query as addressQuery, replaceAddress, root } from "../page/address.js";
import { button, copy, labelled, make, select } from "../page/elements.js";
import { language, say } from "../messages/index.js";
import { setText, spoken } from "../page/parts.js";
import { preferences } from "../page/place.js";
import { GAME_NAMES, fragmentOf, travelling } from "../page/places.js";
import { SIZES, boardNames, elementText, frameText } from "./snippets.js";

/** @typedef {import("./snippets.js").Choice} Choice */

/** Milliseconds without a keystroke after which a position that is typed is shown. */
const TYPED = 400;
/** Who plays, as players of X and of O. */
const PLAYERS = { both: ["human", "human"], x: ["human", "perfect"], o: ["perfect", "human"] };

/** @type {import("../page/view.js").OpenView} */
export function embedSection({ box, query, engine, tell, fail }) {
  let work = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const choice = readChoice(query);
  /** The game, as the names of a link. @type {URLSearchParams} */
  const game = new URLSearchParams(
    [...addressQuery()].filter(([name]) => GAME_NAMES.includes(name)),
  );
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
        { class: "teach-settings" },
        make("p", {}, say("embedding-explained")),
        make("div", { class: "teach-fields" }, ...fields()),
        fault,
        frame.element,
        element.element,
      ),
      make("div", { class: "teach-shown" }, preview),
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
        value: game.get(name) ?? "",
      });
      field.addEventListener("input", () => setGame(name, field.value.trim(), TYPED));
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
      labelled(say("embedding-moves-label"), text("moves")),
      labelled(say("embedding-start-label"), text("start")),
      answers(),
      pick("size", ["small", "medium", "large"], (name) =>
        say(`embedding-size-${name}`, { ...SIZES[name] }),
      ),
      pick("theme", ["auto", "light", "dark"], (name) => say(`embedding-theme-${name}`)),
      labelled(say("embedding-players-label"), players()),
      switched("pruning", true),
      switched("hints", false),
    ];
  }

  /** The board with its answers, or the question only. */
  function answers() {
    if (!game.has("answers")) game.set("answers", "on");
    const choices = ["on", "off"].map((value) => [value, say(`embedding-answers-${value}`)]);
    return labelled(
      say("embedding-answers-label"),
      select(/** @type {[string, string][]} */ (choices), game.get("answers") ?? "on", (value) =>
        setGame("answers", value),
      ),
    );
  }

  function players() {
    const now = Object.entries(PLAYERS).find(
      ([, [x, o]]) => game.get("x") === x && game.get("o") === o,
    );
    if (!now) setPlayers("both");
    const choices = Object.keys(PLAYERS).map((name) => [name, say(`embedding-players-${name}`)]);
    return select(/** @type {[string, string][]} */ (choices), now?.[0] ?? "both", (name) => {
      setPlayers(/** @type {keyof typeof PLAYERS} */ (name));
      show();
    });
  }

  /** @param {keyof typeof PLAYERS} name */
  function setPlayers(name) {
    const [x, o] = PLAYERS[name];
    game.set("x", x);
    game.set("o", o);
  }

  /** @param {string} name @param {boolean} usual */
  function switched(name, usual) {
    const on = (game.get(name) ?? (usual ? "on" : "off")) === "on";
    const field = make("input", { type: "checkbox", checked: on });
    field.addEventListener("change", () => setGame(name, field.checked ? "on" : "off"));
    return make("label", { class: "choice" }, field, say(`embedding-${name}-label`));
  }

  /** @param {string} name @param {string} value @param {number} [after] Milliseconds. */
  function setGame(name, value, after = 0) {
    if (value === "") game.delete(name);
    else game.set(name, value);
    // It says how many of the old moves were on the board.
    if (name === "moves" || name === "start") game.delete("at");
    clearTimeout(timer);
    timer = setTimeout(show, after);
  }

  /** @param {string} label */
  function snippet(label) {
    const area = make("textarea", { readonly: true, rows: 4, dir: "ltr", spellcheck: "false" });
    const copyAll = async () => {
      const done = await copy(area.value);
      if (!done) area.select();
      tell(say(done ? "code-copied" : "code-uncopied"));
    };
    const text = say("code-copy-button");
    return {
      area,
      element: make(
        "div",
        { class: "snippet" },
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
      const { state, faults } = await visitedGame(engine, game, preferences().settings);
      if (signal.aborted) return;
      setText(fault, faults.map(spoken).join(" "));
      const visible = await soFar(state, signal);
      const address = new URL(root);
      address.hash = fragmentOf([...gameNames(visible), ...boardNames(choice, language)]);
      frame.area.value = frameText(address.href, say("embed-label"), choice.size);
      const script = new URL("embed.js", root).href;
      element.area.value = elementText(script, visible, choice, language);
      showBoard(address.href);
      keepAddress();
    } catch (error) {
      fail(error, signal);
    }
  }

  function keepAddress() {
    const others = travelling(addressQuery()).filter(([name]) => !GAME_NAMES.includes(name));
    replaceAddress([...game, ...others, ["do", "embed"], ...Object.entries(choice)]);
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

  /** The game without the moves that were taken back. @param {import("../game/state.js").State} state @param {AbortSignal} signal */
  async function soFar(state, signal) {
    const { rules, start, at, moves } = state.game;
    if (at === moves.length) return state;
    const kept = moves.slice(0, at);
    const { link } = await engine.request("replay", [start, kept, { game: rules }], { signal });
    return { ...state, game: { ...state.game, moves: kept, link } };
  }

  return {
    close() {
      clearTimeout(timer);
      work.abort();
    },
  };
}

/** @param {Map<string, string>} query @returns {Choice} */
function readChoice(query) {
  /** @template {string} C @param {string} name @param {readonly C[]} values */
  const read = (name, values) => values.find((value) => value === query.get(name)) ?? values[0];
  return {
    size: read("size", /** @type {const} */ (["medium", "small", "large"])),
    theme: read("theme", /** @type {const} */ (["auto", "light", "dark"])),
  };
}

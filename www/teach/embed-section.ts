/** For other pages: a board, a search or an exercise, how it looks, its code, and the thing itself in a frame. */
import { root } from "../base/root.js";
import { gameNames } from "../game/link.js";
import { visitedGame } from "../game/link-game.js";
import { query as addressQuery } from "../page/address.js";
import { labelled, make, select, setText } from "../base/elements.js";
import { language, say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { preferences } from "../page/start/place.js";
import { fragmentOf } from "../page/places.js";
import { readLink, writeLink } from "../base/link-schema.js";
import { copiedCode } from "./copied-code.js";
import { boardOf, readChanges, writeChanges } from "./embed-board.js";
import { boardFields, linkField, lookFields } from "./embed-fields.js";
import { EMBED } from "./link.js";
import { settingsPair } from "./settings-pair.js";
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

/** @import { EmbedChoice } from "./types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { OpenView } from "../page/start/types.d.ts" */
/** @import { GameState } from "../game/types.d.ts" */

/** @type {EmbedChoice} */
const USUAL = { size: "medium", theme: "auto" };

/** What an element on another page loads. */
const SCRIPT = new URL("embed.js", root).href;
/** What is shown first where a teacher wants no board: links, as lessons have them. */
const EXAMPLES = {
  search: "watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]",
  exercise: "practise/#source=random&mode=step&seed=1&plies=3&branches=2&root=max&asked=all",
};

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
  const frame = copiedCode(say("embedding-frame"), tell);
  const element = copiedCode(say("embedding-element"), tell);
  const preview = make("div", { class: "board-preview" });
  const fields = make("div", { class: "teach-fields" });
  box.append(
    settingsPair(
      [
        make("p", {}, say("embedding-explained")),
        labelled(say("embedding-what-label"), what()),
        ...[fields, fault, frame.element, element.element],
      ],
      [preview],
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
    const looks = lookFields(link === null ? BOARD_SIZES : PAGE_SIZES, choice, show);
    const shown =
      link === null ? boardFields(board, change, looks) : [linkField(link, follow), ...looks];
    fields.replaceChildren(...shown);
    show();
  }

  /** @param {string} typed A link. @param {number} after Milliseconds. */
  function follow(typed, after) {
    link = typed;
    soon(after);
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

  async function show() {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    if (link !== null) return showPage(link);
    try {
      const { state, faults } = await visitedGame(engine, board(), preferences().settings);
      if (signal.aborted) return;
      setText(fault, wordsOf(state.shape, () => faults.map(spoken)).join(" "));
      const visible = await soFar(engine, state, signal);
      const address = new URL(root);
      address.hash = fragmentOf([...gameNames(visible), ...boardNames(choice, language)]);
      const code = elementText(SCRIPT, visible, choice, language);
      fill(address.href, say("embed-label"), BOARD_SIZES[choice.size], code);
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
    const code = pageText(SCRIPT, address, choice, language);
    fill(address.href, say("embed-page-label"), PAGE_SIZES[choice.size], code);
  }

  /**
   * Shows both codes, and what they show.
   * @param {string} href
   * @param {string} label
   * @param {{ width: number, height: number }} pixels
   * @param {string} code Of the element.
   */
  function fill(href, label, pixels, code) {
    frame.area.value = frameText(href, label, pixels);
    element.area.value = code;
    showFrame(preview, href, label, pixels);
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

/**
 * Shows an address in a frame of its own: the same frame would add to the history.
 * @param {HTMLElement} preview
 * @param {string} address
 * @param {string} title
 * @param {{ width: number, height: number }} size
 */
function showFrame(preview, address, title, { width, height }) {
  const old = preview.querySelector("iframe");
  if (old?.src === address && old.width === String(width)) return;
  preview.replaceChildren(make("iframe", { src: address, title, width, height }));
}

/** The game without the moves that were taken back. @param {Engine} engine @param {GameState} state @param {AbortSignal} signal */
async function soFar(engine, state, signal) {
  const { rules, start, at, moves } = state.game;
  if (at === moves.length) return state;
  const kept = moves.slice(0, at);
  const { link } = await engine.request("replay", [start, kept, { game: rules }], { signal });
  return { ...state, game: { ...state.game, moves: kept, link } };
}

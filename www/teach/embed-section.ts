/** For other pages: a board, a search or an exercise, how it looks, its code, and the thing itself in a frame. */
import { atRoot } from "../base/root.ts";
import { gameNames } from "../game/link.ts";
import { visitedGame } from "../game/link-game.ts";
import { query as addressQuery } from "../page/address.ts";
import { labelled, make, select, setText } from "../base/elements.ts";
import { language, say } from "../messages/index.ts";
import { spoken } from "../page/parts.ts";
import { preferences } from "../page/start/place.ts";
import { fragmentOf } from "../page/places.ts";
import { readLink, writeLink } from "../base/link-schema.ts";
import { copiedCode, boardFields, linkField, lookFields } from "./embed-fields.ts";
import { boardOf, readChanges, writeChanges } from "./embed-board.ts";
import { EMBED } from "./link.ts";
import { pairs, settingsPair } from "./fields.ts";
import { wordsOf } from "./step-place.ts";
import {
  PAGE_SIZES,
  BOARD_SIZES,
  aloneAddress,
  boardNames,
  elementText,
  frameText,
  pageText,
} from "./snippets.ts";
import { keysOf } from "../base/keys-of.ts";
import type { EmbedChoice } from "./embed-fields.ts";
import type { Engine } from "../engine/engine.ts";
import type { OpenView } from "../page/start/view.ts";
import type { GameState } from "../game/state.ts";

const USUAL: EmbedChoice = { size: "medium", theme: "auto" };

/** What an element on another page loads. */
const SCRIPT = atRoot("embed.js").href;
/** What is shown first where a teacher wants no board: links, as lessons have them. */
const EXAMPLES = {
  search: "watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]",
  exercise: "practise/#source=random&mode=step&seed=1&plies=3&branches=2&root=max&asked=all",
};

/** The thing on another page. */
interface Shown {
  href: string;
  label: string;
  pixels: { width: number; height: number };
  /** Of the element. */
  code: string;
}

export const embedSection: OpenView = ({ box, query, engine, tell, fail, changed }) => {
  let work = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  const what = whatField(link, (other) => ((link = other), arrange()));
  const explained = make("p", {}, say("embedding-explained"));
  box.append(
    settingsPair([explained, what, fields, fault, frame.element, element.element], [preview]),
  );
  arrange();

  function arrange() {
    const looks = lookFields(link === null ? BOARD_SIZES : PAGE_SIZES, choice, show);
    const shown =
      link === null ? boardFields(board, change, looks) : [linkField(link, follow), ...looks];
    fields.replaceChildren(...shown);
    show();
  }

  function follow(typed: string, after: number) {
    link = typed;
    soon(after);
  }

  function change(names: Record<string, string>, after = 0) {
    for (const [name, value] of Object.entries(names)) changes.set(name, value);
    soon(after);
  }

  /** @param after Milliseconds. */
  function soon(after: number) {
    clearTimeout(timer);
    timer = setTimeout(show, after);
  }

  async function show() {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    if (link !== null) {
      const shown = pageShown(link, choice);
      setText(fault, shown ? "" : say("embedding-link-fault"));
      if (shown) fill(shown);
      return changed();
    }
    try {
      const { state, faults } = await visitedGame(engine, board(), preferences().settings);
      if (signal.aborted) return;
      setText(fault, wordsOf(state.shape, () => faults.map(spoken)).join(" "));
      fill(boardShown(await soFar(engine, state, signal), choice));
      changed();
    } catch (error) {
      fail(error, signal);
    }
  }

  function fill(shown: Shown) {
    frame.area.value = frameText(shown.href, shown.label, shown.pixels);
    element.area.value = shown.code;
    showFrame(preview, shown);
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
};

/** Whether a board is shown, or one of the examples. */
function whatField(link: string | null, choose: (link: string | null) => void) {
  const kinds = pairs(["board", ...keysOf(EXAMPLES)], (kind) => say(`embedding-what-${kind}`));
  const shown = link === null ? "board" : link.includes("practise/") ? "exercise" : "search";
  const field = select(kinds, shown, (kind) => choose(kind === "board" ? null : EXAMPLES[kind]));
  return labelled(say("embedding-what-label"), field);
}

function boardShown(state: GameState, choice: EmbedChoice): Shown {
  const address = atRoot();
  address.hash = fragmentOf([...gameNames(state), ...boardNames(choice, language)]);
  return {
    href: address.href,
    label: say("embed-label"),
    pixels: BOARD_SIZES[choice.size],
    code: elementText(SCRIPT, state, choice, language),
  };
}

/** A search or an exercise; null for a link that leads to neither. */
function pageShown(link: string, choice: EmbedChoice): Shown | null {
  const address = aloneAddress(link, atRoot(), choice.theme, language);
  return (
    address && {
      href: address.href,
      label: say("embed-page-label"),
      pixels: PAGE_SIZES[choice.size],
      code: pageText(SCRIPT, address, choice, language),
    }
  );
}

/** Shows an address in a frame of its own: the same frame would add to the history. */
function showFrame(preview: HTMLElement, { href, label, pixels }: Shown) {
  const old = preview.querySelector("iframe");
  if (old?.src === href && old.width === String(pixels.width)) return;
  preview.replaceChildren(make("iframe", { src: href, title: label, ...pixels }));
}

/** The game without the moves that were taken back. */
async function soFar(engine: Engine, state: GameState, signal: AbortSignal) {
  const { rules, start, at, moves } = state.game;
  if (at === moves.length) return state;
  const kept = moves.slice(0, at);
  const { link } = await engine.request("replay", [start, kept, { game: rules }], { signal });
  return { ...state, game: { ...state.game, moves: kept, link } };
}

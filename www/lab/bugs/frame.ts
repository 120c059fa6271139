/** The frame of the bugs: their list, the position on the stage and the buttons to others like it, a sentence, and details. */
import { button, make, setText, labelled, select } from "../../base/elements.ts";
import { icon } from "../../page/icon.ts";
import { part } from "../../page/parts.ts";
import { query as address } from "../../page/address.ts";
import { readLink } from "../../base/link-schema.ts";
import { say } from "../../messages/index.ts";
import { position } from "../../game/state.ts";
import { showPart } from "../frame.ts";
import { SCHEMA } from "./link.ts";
import { BUGS } from "../../game/bugs.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { ViewContext } from "../../page/start/view.ts";

interface ShownBug {
  bug: BugName;
  /** The position on the stage; null for the first in which the bug fails. */
  board: string | null;
  /** Whether the visitor has chosen it. Before that, the game of the address stays in it. */
  acted: boolean;
}

/** Reads a link. Where the address has one of these names, its game's position is the first, unless the game is over. */
export function firstShown({ query, state }: ViewContext, names: string[]): ShownBug {
  const isGame = names.some((name) => address().has(name));
  const now = position(state());
  const { bug, board } = readLink(SCHEMA, query).values;
  return {
    bug: bug || BUGS[0],
    board: board ?? (isGame && now && !now.finished ? now.board : null),
    acted: false,
  };
}

/** @param links Lead to the position in other places. */
export function bugsFrame(
  shown: ShownBug,
  links: HTMLElement[],
  does: {
    show: () => void;
    step: (direction: 1 | -1) => void;
  },
) {
  const list = bugList(shown.bug, (bug) => {
    Object.assign(shown, { bug, board: null, acted: true });
    does.show();
  });
  const stage = make("div", { class: "stage", tabindex: -1, "data-subject": true });
  const next = button("", () => does.step(1), { class: "primary" });
  const back = button("", () => does.step(-1), { class: "tool", "aria-label": say("bugs-back") });
  back.title = say("bugs-back");
  back.append(icon("chevron-left"));
  const place = make("p", { class: "place" });
  const sentence = make("div", { class: "sentence-box" });
  const details = make("div", { class: "details", tabindex: 0, role: "group" });
  details.setAttribute("aria-label", say("bugs-details"));

  return {
    list,
    stage,
    details,

    fill(box: HTMLElement, settings: HTMLElement) {
      showPart();
      box.classList.add("workspace", "bugs");
      const transport = make("div", { class: "transport" }, back, next, place);
      const foot = make(
        "p",
        { class: "figures-box" },
        ...links.flatMap((link, at) => (at > 0 ? [" · ", link] : [link])),
      );
      box.append(list.element, stage, transport, settings, sentence, details, foot);
    },

    /** On to another position. From one that is none of them, to the first. */
    step(boards: string[], direction: 1 | -1) {
      const at = boards.indexOf(shown.board ?? "");
      shown.acted = true;
      shown.board = boards[at < 0 ? 0 : (at + direction + boards.length) % boards.length];
    },

    /** Says which of the positions with a fail, or a slower search, is shown. @param at −1 for none. */
    showPlace(at: number, all: number, fails: boolean) {
      next.disabled = back.disabled = all === 0;
      setText(next, say(`bugs-next-${fails ? "fails" : "slower"}`));
      const id = at < 0 ? "bugs-place-none" : "bugs-place";
      setText(place, all > 0 ? say(id, { number: at + 1, all }) : "");
    },

    showSentence(also = "") {
      sentence.replaceChildren(
        make("h2", {}, say(`bugs-${shown.bug}-name`)),
        make("p", {}, say(`bugs-${shown.bug}-why`), also),
      );
    },

    /** For who does not see the stage. */
    announce(...words: (string | null)[]) {
      const board = stage.firstElementChild?.getAttribute("aria-label") ?? "";
      setText(part("announcer"), [...words, board].join(" "));
    },
  };
}

/** The bugs as a list with a count each; on a phone as one field. */
function bugList(chosen: BugName, choose: (bug: BugName) => void) {
  const entries: Map<BugName, { radio: HTMLInputElement; count: HTMLElement }> = new Map();
  const items = BUGS.map((bug) => {
    const radio = make("input", {
      type: "radio",
      name: "bug",
      value: bug,
      checked: bug === chosen,
    });
    radio.addEventListener("change", () => choose(bug));
    const count = make("span", { class: "count" }, say("pending"));
    entries.set(bug, { radio, count });
    const name = make("span", { class: "name" }, say(`bugs-${bug}-name`));
    return make("label", { class: "bug-entry" }, radio, name, count);
  });
  const names = BUGS.map((bug) => [bug, say(`bugs-${bug}-name`)] as const);
  const field = select(names, chosen, (bug) => choose(bug));
  const fieldset = make(
    "fieldset",
    { class: "bug-list" },
    make("legend", {}, say("bugs-list")),
    ...items,
  );
  return {
    element: make("div", { class: "bug-choice" }, fieldset, labelled(say("bugs-list"), field)),
    pick(bug: BugName) {
      const entry = entries.get(bug);
      if (entry) entry.radio.checked = true;
      field.value = bug;
    },
    say(bug: BugName, text: string) {
      const entry = entries.get(bug);
      if (entry) setText(entry.count, text);
    },
  };
}

/**
 * The frame of the bugs: the list of them, the position on the stage and the buttons to others
 * like it, a sentence, and details. What is shown is in the address.
 */
import { button, make, setText } from "../../base/elements.js";
import { icon } from "../../page/icon.js";
import { part } from "../../page/parts.js";
import { query as address } from "../../page/address.js";
import { readLink } from "../../base/link-schema.js";
import { say } from "../../messages/index.js";
import { position } from "../../game/state.js";
import { showPart } from "../frame.js";
import { SCHEMA } from "./link.js";
import { bugList } from "./list.js";
import { BUGS } from "../../game/bugs.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */
/** @import { ViewContext } from "../../page/start/types.d.ts" */

/**
 * What is shown. It changes with what the visitor chooses.
 * @typedef {object} ShownBug
 * @property {BugName} bug
 * @property {string | null} board The position on the stage; null for the first in which the bug fails.
 * @property {boolean} acted Whether the visitor has chosen it. Before that, the game of the address stays
 * in it.
 */

/**
 * What a link asks for.
 * @param {ViewContext} context
 * @param {string[]} names If the address has one of these, its game's position is the first on the stage,
 * unless the game is over there.
 * @returns {ShownBug}
 */
export function firstShown({ query, state }, names) {
  const isGame = names.some((name) => address().has(name));
  const now = position(state());
  const { bug, board } = readLink(SCHEMA, query).values;
  return {
    bug: bug || BUGS[0],
    board: board ?? (isGame && now && !now.finished ? now.board : null),
    acted: false,
  };
}

/**
 * @param {ShownBug} shown
 * @param {HTMLElement[]} links Lead to the position in other places.
 * @param {object} does
 * @param {() => void} does.show Shows the bug in the position.
 * @param {(direction: 1 | -1) => void} does.step Shows another position in which the bug fails.
 */
export function bugsFrame(shown, links, does) {
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
    place,
    details,

    /** @param {HTMLElement} box @param {HTMLElement} settings */
    fill(box, settings) {
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

    /** On to another position. From one that is none of them, to the first. @param {string[]} boards @param {1 | -1} direction */
    step(boards, direction) {
      const at = boards.indexOf(shown.board ?? "");
      shown.acted = true;
      shown.board = boards[at < 0 ? 0 : (at + direction + boards.length) % boards.length];
    },

    /**
     * Which of the positions in which the bug fails, or is slower, is shown.
     * @param {number} at −1 for none.
     * @param {number} all
     * @param {boolean} fails
     */
    showPlace(at, all, fails) {
      next.disabled = back.disabled = all === 0;
      setText(next, say(`bugs-next-${fails ? "fails" : "slower"}`));
      const id = at < 0 ? "bugs-place-none" : "bugs-place";
      setText(place, all > 0 ? say(id, { number: at + 1, all }) : "");
    },

    /** What the bug is, and why it is one. @param {string} [also] */
    showSentence(also = "") {
      sentence.replaceChildren(
        make("h2", {}, say(`bugs-${shown.bug}-name`)),
        make("p", {}, say(`bugs-${shown.bug}-why`), also),
      );
    },

    /** For who does not see the stage. @param {...(string | null)} words */
    announce(...words) {
      const board = stage.firstElementChild?.getAttribute("aria-label") ?? "";
      setText(part("announcer"), [...words, board].join(" "));
    },
  };
}

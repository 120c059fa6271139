/**
 * Opens the views of the lab: a button for each, and one open at a time. Nothing of a view is loaded
 * before it is opened.
 */
import { queryOf, writeLink } from "../game/link.js";
import { copy } from "../page/elements.js";
import { learn, markup, say } from "../messages/index.js";
import { ROOM_NAMES, isRoom, viewOf } from "./rooms.js";
import { EngineFailure } from "../engine/engine.js";
import { hrefOf, onClick, part, sayFailure, setText, spoken } from "../page/parts.js";

/** @typedef {import("../game/state.js").State} State */

/**
 * What each view of the lab gets.
 * @typedef {object} ViewContext
 * @property {HTMLElement} box The view fills it; it is emptied when the view closes.
 * @property {Map<string, string>} query What a link sets in the view: `lab.seed=5` as `seed`.
 * @property {import("../game/controller.js").Controller} controller
 * @property {() => State} state The game on the board.
 * @property {import("../engine/engine.js").Engine} engine
 * @property {(fragment: string) => void} visit Goes to a link within the page.
 * @property {() => string} screen What is on the screen, as a link: the game, the search, the view.
 * @property {(text: string) => void} tell Says something beside the buttons, politely.
 * @property {(error: unknown, signal?: AbortSignal) => void} fail Says that something has failed,
 * unless it was given up.
 */

/**
 * A view that is open.
 * @typedef {object} Room
 * @property {(state: State) => void} follow Called after every change of the game.
 * @property {() => void} close
 * @property {() => Record<string, string>} [link] What a link to the view in its present state says.
 */

/** @typedef {(context: ViewContext) => Room} OpenRoom */

/** The view in which lessons are made. It cannot be a step of a lesson. */
const LESSON_EDITOR = "lesson";

/**
 * @param {import("../game/controller.js").Controller} controller
 * @param {() => State} state
 * @param {(fragment: string) => void} visit
 * @param {() => Record<string, string>} beside What a link says of what is open beside the lab.
 */
export function labView(controller, state, visit, beside) {
  const box = part("lab-room");
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Room | null} */
  let room = null;
  /** @type {import("./rooms.js").RoomName | ""} */
  let open = "";
  /**
   * Counts how often a view was opened or closed, so that code that loads too late is not shown.
   */
  let visits = 0;

  for (const name of ROOM_NAMES) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-controls", box.id);
    button.textContent = markup(`lab-${name}-button`).text;
    button.addEventListener("click", () => enter(open === name ? "" : name, new Map()));
    buttons.set(name, button);
  }
  part("lab-rooms").append(...buttons.values());
  onClick("lab-share", async () => {
    const address = hrefOf(writeLink(state(), link()));
    tell((await copy(address)) ? say("lab-link-copied") : address);
  });
  onClick("lab-add", async () => {
    const { addToDraft } = await import("../teach/draft.js");
    tell(spoken(addToDraft(screen())));
  });

  /** What a link to the open view says. @returns {Record<string, string>} */
  function link() {
    if (open === "") return {};
    const own = Object.entries(room?.link?.() ?? {}).map(([key, value]) => [`lab.${key}`, value]);
    return { lab: open, ...Object.fromEntries(own) };
  }

  /** What is on the screen, as a link, without the view in which lessons are made. */
  function screen() {
    return writeLink(state(), { ...beside(), ...(open === LESSON_EDITOR ? {} : link()) });
  }

  /** @param {string} text */
  const tell = (text) => setText(part("lab-status"), text);

  /** @param {unknown} error @param {AbortSignal} [signal] */
  const fail = (error, signal) => {
    if (signal?.aborted) return;
    const stopped = error instanceof EngineFailure && error.reason !== "load";
    const detail = error instanceof Error ? error.message : String(error);
    const text = say(stopped ? "lab-stopped" : "lab-failed", { detail: detail.slice(0, 200) });
    const query = new Map(Object.entries(room?.link?.() ?? {}));
    sayFailure(part("lab-status"), text, () => {
      buttons.get(open)?.focus();
      enter(open, query);
    });
  };

  /** @param {import("./rooms.js").RoomName | ""} name None to leave. @param {Map<string, string>} query */
  async function enter(name, query) {
    room?.close();
    room = null;
    open = name;
    const turn = (visits += 1);
    box.replaceChildren();
    for (const [other, button] of buttons) {
      button.setAttribute("aria-expanded", String(other === name));
    }
    for (const id of ["lab-share", "lab-add"]) part(id).hidden = true;
    tell(name === "" ? "" : say("lab-opening"));
    if (name === "") return;
    try {
      const [make, { studyEngine }, { draft }, { linkFault }] = await Promise.all([
        viewOf(name).load(),
        import("../engine/study.js"),
        import("../teach/draft.js"),
        import("./link-fault.js"),
        import("../style/rooms.css"),
        learn("search"),
        learn("lab"),
      ]);
      if (turn !== visits) return;
      const fault = linkFault(name, query);
      tell(fault ? spoken({ id: "link-fault", values: { fault } }) : "");
      const engine = studyEngine();
      room = make({ box, query, controller, state, engine, visit, screen, tell, fail });
      part("lab-share").hidden = name === LESSON_EDITOR;
      part("lab-add").hidden = name === LESSON_EDITOR || !draft.begun;
      room.follow(state());
    } catch (error) {
      if (turn === visits) fail(error);
    }
  }

  return {
    screen,
    /** @param {State} now */
    render(now) {
      room?.follow(now);
    },
    leave() {
      if (open !== "") enter("", new Map());
    },
    /** Opens the view that a link names, if it names one. @param {string} fragment */
    open(fragment) {
      const query = queryOf(fragment);
      const name = query.get("lab") ?? "";
      if (!isRoom(name)) return;
      const own = [...query].filter(([key]) => key.startsWith("lab."));
      enter(name, new Map(own.map(([key, value]) => [key.slice(4), value])));
    },
  };
}

/**
 * The door to the lab: a button for each of its rooms, one of which is open at a time. Nothing of a
 * room is loaded before it is opened.
 */
import { queryOf, writeLink } from "../game/link.js";
import { copy } from "../page/elements.js";
import { learn, markup, say } from "../messages/index.js";
import { EngineFailure } from "../engine/engine.js";
import { hrefOf, onClick, part, sayFailure, setText, spoken } from "../page/parts.js";

/** @typedef {import("../game/state.js").State} State */

/**
 * What a room gets.
 * @typedef {object} Bench
 * @property {HTMLElement} box To be filled; emptied when the room is left.
 * @property {Map<string, string>} query What a link says to the room: `lab.seed=5` as `seed`.
 * @property {import("../game/controller.js").Controller} controller
 * @property {() => State} state The game on the board.
 * @property {import("../engine/engine.js").Engine} engine
 * @property {(fragment: string) => void} visit Goes to a link within the page.
 * @property {() => string} screen What is on the screen, as a link: the game, the search, the room.
 * @property {(text: string) => void} tell Says something beside the room's buttons, politely.
 * @property {(error: unknown, signal?: AbortSignal) => void} fail Says that something has failed,
 * unless it was given up.
 */

/**
 * A room that is open.
 * @typedef {object} Room
 * @property {(state: State) => void} follow Is told of every change of the game.
 * @property {() => void} close
 * @property {() => Record<string, string>} [link] What a link to the room as it is should say.
 */

/** @typedef {(bench: Bench) => Room} OpenRoom */

/** @type {Record<(typeof import("../game/link.js").LAB_ROOMS)[number], () => Promise<OpenRoom>>} */
const ROOMS = {
  race: async () => (await import("./race.js")).openRace,
  order: async () => (await import("./order.js")).openOrder,
  size: async () => (await import("./size.js")).openSize,
  find: async () => (await import("../practise/find.js")).openFind,
  review: async () => (await import("../play/review.js")).openReview,
  break: async () => (await import("./bugs.js")).openBreak,
  quiz: async () => (await import("../practise/quiz.js")).openQuiz,
  lesson: async () => (await import("../teach/editor.js")).openLesson,
};
/** Where lessons are made: no step of one. */
const WORKSHOP = "lesson";

/**
 * @param {import("../game/controller.js").Controller} controller
 * @param {() => State} state
 * @param {(fragment: string) => void} visit
 * @param {() => Record<string, string>} beside What a link says of what is open beside the lab.
 */
export function labDoor(controller, state, visit, beside) {
  const box = part("lab-room");
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Room | null} */
  let room = null;
  let open = "";
  /** How often a room was entered or left: what is loaded for an earlier time is late. */
  let visits = 0;

  for (const name of Object.keys(ROOMS)) {
    const made = document.createElement("button");
    made.type = "button";
    made.setAttribute("aria-expanded", "false");
    made.setAttribute("aria-controls", box.id);
    made.textContent = markup(`lab-${name}-button`).text;
    made.addEventListener("click", () => enter(open === name ? "" : name, new Map()));
    buttons.set(name, made);
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

  /** What a link to the open room says. @returns {Record<string, string>} */
  function link() {
    if (open === "") return {};
    const own = Object.entries(room?.link?.() ?? {}).map(([key, value]) => [`lab.${key}`, value]);
    return { lab: open, ...Object.fromEntries(own) };
  }

  /** What is on the screen, as a link; but for where lessons are made. */
  function screen() {
    return writeLink(state(), { ...beside(), ...(open === WORKSHOP ? {} : link()) });
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

  /** @param {string} name None to leave. @param {Map<string, string>} query */
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
      const [make, { studyEngine }, { draft }, links] = await Promise.all([
        ROOMS[/** @type {keyof typeof ROOMS} */ (name)](),
        import("../engine/study.js"),
        import("../teach/draft.js"),
        import("./links.js"),
        import("../style/rooms.css"),
        learn("search"),
        learn("lab"),
      ]);
      if (turn !== visits) return;
      const fault = links.linkFault(name, query);
      tell(fault ? spoken({ id: "link-fault", values: { fault } }) : "");
      const engine = studyEngine();
      room = make({ box, query, controller, state, engine, visit, screen, tell, fail });
      part("lab-share").hidden = name === WORKSHOP;
      part("lab-add").hidden = name === WORKSHOP || !draft.begun;
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
    /** Enters the room that a link names, if it names one. @param {string} fragment */
    open(fragment) {
      const query = queryOf(fragment);
      const name = query.get("lab") ?? "";
      if (!Object.hasOwn(ROOMS, name)) return;
      const own = [...query].filter(([key]) => key.startsWith("lab."));
      enter(name, new Map(own.map(([key, value]) => [key.slice(4), value])));
    },
  };
}

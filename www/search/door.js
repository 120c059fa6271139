/** The door to the search room: nothing of the room is loaded before it is opened. */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page.js";
import { position } from "../state.js";

/** @typedef {import("../state.js").State} State */

export function searchDoor() {
  const button = part("search-open");
  /** @type {import("./room.js").SearchRoom | null} */
  let room = null;
  let open = false;
  /** What the room shows. */
  let shown = "";
  /** @type {State} */
  let state;

  onClick("search-open", async () => {
    open = !open;
    button.setAttribute("aria-expanded", String(open));
    setText(button, say(open ? "search-close-button" : "search-open-button"));
    if (open) await enter();
    else leave();
  });

  async function enter() {
    setText(part("search-status"), say("search-recording"));
    try {
      const { SearchRoom } = await import("./room.js");
      room ??= new SearchRoom();
      follow();
    } catch (error) {
      setText(part("search-status"), say("search-failed", { detail: String(error).slice(0, 200) }));
    }
  }

  function leave() {
    room?.hide();
    shown = "";
    setText(part("search-status"), "");
  }

  /** The room shows the position on the board, by the algorithm that plays. */
  function follow() {
    const now = position(state);
    if (!room || !open || !now || state.setup) return;
    const { pruning } = state.settings;
    const wanted = `${now.board} ${pruning}`;
    if (wanted === shown) return;
    shown = wanted;
    if (now.finished) {
      room.hide();
      setText(part("search-status"), say("search-over"));
    } else {
      room.show(now.board, pruning);
    }
  }

  /** @param {State} now */
  return function render(now) {
    state = now;
    follow();
  };
}

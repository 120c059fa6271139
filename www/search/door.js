/**
 * The door to the search room: to the position on the board, or to a tree of one's own. Nothing of
 * the room is loaded before it is opened.
 */
import { translate } from "../language.js";
import { language, learn, say } from "../messages/index.js";
import { onClick, part, sayFailure, setText } from "../page.js";
import { position } from "../state.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {typeof import("./room.js")} RoomModule */

export function searchDoor() {
  const buttons = { position: part("search-open"), tree: part("tree-open") };
  /** @type {import("./room.js").SearchRoom | null} */
  let room = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  /** @type {"position" | "tree" | null} What is open. */
  let open = null;
  /** What the room shows of the board. */
  let shown = "";
  /** Takes a tree from a link. @type {((fragment: string) => boolean) | null} */
  let takeTree = null;
  let fragment = "";
  /** @type {State} */
  let state;

  onClick("search-open", () => toggle("position"));
  onClick("tree-open", () => toggle("tree"));

  /** @param {"position" | "tree"} what */
  async function toggle(what) {
    open = open === what ? null : what;
    room?.hide();
    setText(part("search-status"), "");
    for (const [name, button] of Object.entries(buttons)) {
      button.setAttribute("aria-expanded", String(open === name));
    }
    setText(
      buttons.position,
      say(open === "position" ? "search-close-button" : "search-open-button"),
    );
    part("tree-form").hidden = open !== "tree";
    if (open) await enter();
  }

  /** Shows what is open, once the room is there. */
  async function enter() {
    shown = "";
    setText(part("search-status"), say("search-recording"));
    try {
      await (loading ??= load());
      if (open === "tree") part("tree-form").dispatchEvent(new Event("submit"));
      else follow();
    } catch (error) {
      loading = null;
      fail("search-unloaded", error);
    }
  }

  /** @param {string} id @param {unknown} error */
  function fail(id, error) {
    const failed = open;
    if (!failed) return; // Nobody waits for it any more.
    const detail = error instanceof Error ? error.message : String(error);
    const text = say(id, { detail: detail.slice(0, 200) });
    sayFailure(part("search-status"), text, () => {
      buttons[failed].focus();
      enter();
    });
  }

  async function load() {
    const [{ SearchRoom }, { treeForm }] = await Promise.all([
      import("./room.js"),
      import("./trees.js"),
      learn("search"),
    ]);
    if (language !== "en") translate();
    const made = new SearchRoom((error) => fail("search-failed", error));
    room = made;
    takeTree = treeForm(made);
    takeTree(fragment);
  }

  /** The room shows the position on the board, by the algorithm that plays. */
  function follow() {
    const now = state && position(state);
    if (!room || open !== "position" || !now || state.setup) return;
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

  return {
    /** @param {State} now */
    render(now) {
      state = now;
      follow();
    },
    /** Opens the tree that a link holds, if it holds one. @param {string} link */
    open(link) {
      if (!new URLSearchParams(link.replace(/^#/, "")).has("tree")) return;
      fragment = link;
      takeTree?.(link);
      open = null;
      toggle("tree");
    },
  };
}

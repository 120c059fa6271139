/**
 * The door to the search room: to the position on the board, or to a tree of one's own. Nothing of
 * the room is loaded before it is opened.
 */
import { queryOf, readSearchStep, writeLink } from "../game/link.js";
import { copy } from "../page/elements.js";
import { translate } from "../page/language.js";
import { language, learn, say } from "../messages/index.js";
import { hrefOf, onClick, part, sayFailure, setText } from "../page/parts.js";
import { position } from "../game/state.js";

/** @typedef {import("../game/state.js").State} State */
/** @typedef {typeof import("./stepper.js")} RoomModule */

export function searchDoor() {
  const buttons = { position: part("search-open"), tree: part("tree-open") };
  /** @type {import("./stepper.js").SearchRoom | null} */
  let room = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  /** @type {"position" | "tree" | null} What is open. */
  let open = null;
  /** What the room shows of the board. */
  let shown = "";
  /** @type {import("./own-trees.js").TreeForm | null} */
  let trees = null;
  /** The last link that held a tree. */
  let fragment = "";
  /** The step to begin with, of the next search that is shown. */
  let first = 1;
  /** @type {State} */
  let state;

  onClick("search-open", () => enter(open === "position" ? null : "position"));
  onClick("tree-open", () => enter(open === "tree" ? null : "tree"));
  onClick("search-share", async () => {
    const address = hrefOf(writeLink(state, link()));
    setText(part("search-status"), (await copy(address)) ? say("lab-link-copied") : address);
  });

  /** @param {"position" | "tree" | null} what None to leave. @param {number} [step] */
  async function enter(what, step = 1) {
    open = what;
    first = step;
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
    if (open) await show();
  }

  /** Shows what is open, once the room is there. */
  async function show() {
    shown = "";
    setText(part("search-status"), say("search-recording"));
    try {
      await (loading ??= load());
      if (open === "tree") await trees?.search(first);
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
      show();
    });
  }

  async function load() {
    const [{ SearchRoom }, { treeForm }] = await Promise.all([
      import("./stepper.js"),
      import("./own-trees.js"),
      learn("search"),
    ]);
    if (language !== "en") translate();
    const made = new SearchRoom((error) => fail("search-failed", error));
    room = made;
    trees = treeForm(made);
    trees.take(fragment);
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
      room.show(now.board, pruning, first);
      first = 1;
    }
  }

  /** What a link to what is open says. @returns {Record<string, string>} */
  function link() {
    if (!open) return {};
    const step = { search: String(room?.step ?? 1) };
    return open === "tree" ? { ...trees?.link(), ...step } : step;
  }

  return {
    link,
    /** @param {State} now */
    render(now) {
      state = now;
      follow();
    },
    leave() {
      if (open) enter(null);
    },
    /** Opens what a link names: a tree, the search of its position, or nothing. @param {string} named */
    async open(named) {
      const query = queryOf(named);
      const tree = query.has("tree");
      if (!tree && !query.has("search")) return;
      if (tree) fragment = named;
      if (tree) trees?.take(named);
      await enter(tree ? "tree" : "position", readSearchStep(named));
    },
  };
}

/**
 * Opens the stepper: for the position on the board, or for a tree that the visitor writes. Nothing of
 * the stepper is loaded before that.
 */
import { replaceOwn } from "../page/address.js";
import { translate } from "../page/language.js";
import { language, learn, say } from "../messages/index.js";
import { onClick, part, sayFailure, setText } from "../page/parts.js";
import { position } from "../game/state.js";

/** @typedef {import("../game/state.js").State} State */
/** @typedef {typeof import("./stepper.js")} RoomModule */

export function searchView() {
  const buttons = { position: part("search-open"), tree: part("tree-open") };
  /** @type {import("./stepper.js").Stepper | null} */
  let room = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  /** @type {"position" | "tree" | null} What is open. */
  let open = null;
  /** The position and algorithm that the stepper shows. */
  let current = "";
  /** @type {import("./own-trees.js").TreeForm | null} */
  let trees = null;
  /** The last link that held a tree. */
  let fragment = new URLSearchParams();
  /** The step to begin with, of the next search that is shown. */
  let first = 1;
  /** @type {State} */
  let state;

  onClick("search-open", () => enter(open === "position" ? null : "position"));
  onClick("tree-open", () => enter(open === "tree" ? null : "tree"));
  // The step goes into the address once the visitor rests.
  document.addEventListener("click", () => setTimeout(() => open && replaceOwn(link())));

  /** @param {"position" | "tree" | null} what None to leave. @param {number} [step] */
  async function enter(what, step = 1) {
    open = what;
    first = step;
    room?.hide();
    setText(part("search-status"), "");
    for (const [name, button] of Object.entries(buttons)) {
      button.setAttribute("aria-expanded", String(open === name));
    }
    part("tree-form").hidden = open !== "tree";
    if (open) await show();
  }

  /** Shows what is open, once the stepper has loaded. */
  async function show() {
    current = "";
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
    if (!failed) return; // It was closed meanwhile.
    const detail = error instanceof Error ? error.message : String(error);
    const text = say(id, { detail: detail.slice(0, 200) });
    sayFailure(part("search-status"), text, () => {
      buttons[failed].focus();
      show();
    });
  }

  async function load() {
    const [{ Stepper }, { treeForm }] = await Promise.all([
      import("./stepper.js"),
      import("./own-trees.js"),
      learn("watch"),
    ]);
    if (language !== "en") translate();
    const stepper = new Stepper((error) => fail("search-failed", error));
    room = stepper;
    trees = treeForm(stepper);
    trees.take(fragment);
  }

  /** Shows the position on the board in the stepper, searched by the algorithm that plays. */
  function follow() {
    const now = state && position(state);
    if (!room || open !== "position" || !now || state.setup) return;
    const { pruning } = state.settings;
    const wanted = `${now.board} ${pruning}`;
    if (wanted === current) return;
    current = wanted;
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
    /** Opens what a link names: a tree, or the search of its position. @param {URLSearchParams} query */
    async open(query) {
      const tree = query.has("tree");
      if (tree) fragment = query;
      if (tree) trees?.take(query);
      await enter(tree ? "tree" : "position", Number(query.get("search") ?? 1));
    },
  };
}

/**
 * Opens a lesson: `#lesson=…&step=2`, and beside it the game, as in any address. Nothing of a
 * lesson is loaded before a link holds one.
 */
import { namesGame, queryOf, withGameOf, writeAddress } from "../game/link.js";
import { learn } from "../messages/index.js";

/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../game/state.js").Words} Words */

/**
 * What a lesson needs of the page.
 * @typedef {object} Page
 * @property {(fragment: string, only?: boolean) => Promise<unknown>} show Shows what a link says.
 * With `only`, everything else is closed.
 * @property {(address: string) => void} push Puts the address of a game into the address bar.
 * @property {() => State} state
 * @property {(words: Words, again?: () => void) => void} tell Says something; `again` is what its
 * button tries once more.
 */

/** @param {Page} page */
export function lessonView(page) {
  /** @type {import("./player.js").Player | null} */
  let player = null;
  /**
   * What the address says of a lesson that could not be loaded. It stays there, so that a reload or
   * another try finds the lesson.
   */
  let unloaded = "";
  /** Counts the requests: an answer that comes late is void. */
  let requests = 0;

  const address = () => player?.address ?? unloaded;

  const close = () => {
    requests += 1;
    player?.leave();
    player = null;
    unloaded = "";
  };

  /** What a lesson's fragment says of the game; the one on the board if it says nothing. @param {string} fragment */
  function gameOf(fragment) {
    return namesGame(fragment) ? withGameOf(fragment, "") : writeAddress(page.state());
  }

  /** @param {string} fragment @param {string} code */
  async function begin(fragment, code) {
    const turn = (requests += 1);
    const step = queryOf(fragment).get("step");
    try {
      const [{ openLesson }] = await Promise.all([import("./player.js"), learn("lab")]);
      const opened = player?.code === code ? player : await openLesson(code, { ...page, close });
      if (turn !== requests) return opened === player ? undefined : opened.leave();
      if (opened !== player) player?.leave();
      player = opened;
    } catch (error) {
      if (turn !== requests) return;
      const game = gameOf(fragment);
      close();
      const words = refusal(error);
      if (words) {
        await page.show(game);
        return page.tell(words);
      }
      unloaded = lessonAddress(code, step);
      await page.show(game);
      const detail = String(error).slice(0, 200);
      return page.tell({ id: "lesson-unloaded", values: { detail } }, () => open(fragment));
    }
    unloaded = "";
    const { link, fault } = player.at(step);
    await page.show(namesGame(fragment) ? withGameOf(fragment, link) : `#${link}`, true);
    if (fault) page.tell(fault);
  }

  /**
   * Shows what a fragment says, and the step of its lesson if it holds one. Going through the
   * history of a game within a step leaves what is open beside it.
   * @param {string} fragment
   */
  async function open(fragment) {
    const query = queryOf(fragment);
    const code = query.get("lesson");
    if (code === null) {
      close();
      return page.show(fragment);
    }
    if (player?.code === code && player.isAt(query.get("step")) && namesGame(fragment)) {
      return page.show(withGameOf(fragment, ""));
    }
    return begin(fragment, code);
  }

  return {
    /** What the address says of the lesson; nothing if there is none. */
    address,
    open,
  };
}

/** @param {string} code @param {string | null} step */
function lessonAddress(code, step) {
  const query = new URLSearchParams({ lesson: code });
  if (step !== null) query.set("step", step);
  return query.toString();
}

/** What is wrong with a lesson; null if the lesson is not to blame. @param {unknown} error @returns {Words | null} */
function refusal(error) {
  if (!(error instanceof Error && "words" in error)) return null;
  return { id: "lesson-refused", values: { fault: /** @type {Words} */ (error.words) } };
}

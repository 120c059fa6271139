/** What the page shows of counted positions: of the whole game, and of what follows the position on the board. */
import { make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { folded, foldedOnPhones } from "../frame.js";
import { censusTable, countPositions, pliesTable, stoppedCount } from "./census.js";
import { CHESS } from "./chess.js";

/** @import { Census, GameDescription } from "../../../pkg/web/cutoff.js" */

/** The games of chess of each ply: one before the first move. */
const GAMES = [1n, ...CHESS];

/** @param {GameDescription} shape */
export function censusPart(shape) {
  const counted = make("div", { class: "census stack" });
  const plies = folded(say("size-plies"));
  const proof = make("p", { class: "explained" }, say("count-only-standard"));
  const tableOf = (/** @type {Parameters<typeof censusTable>[0]} */ found) => {
    const table = censusTable(found, shape.gravity);
    return table && foldedOnPhones(say("size-caption"), table);
  };
  return {
    ...{ counted, plies, proof },
    /** Until there are counts. */
    clear() {
      counted.replaceChildren(say("pending"));
      plies.hidden = proof.hidden = true;
    },
    /**
     * Counts and shows them.
     * @param {string} now The board of the page.
     * @param {string} board Where the searches begin.
     * @param {AbortSignal} signal
     * @returns {Promise<Census>} Of where the searches begin.
     */
    async count(now, board, signal) {
      const all = [{ name: say("size-whole"), board: shape.start }];
      if (now !== shape.start) all.push({ name: say("size-here"), board: now });
      const found = await Promise.all(
        all.map(async (one) => {
          return { ...one, census: await countPositions(one.board, shape.game, signal) };
        }),
      );
      const { census } = found.find((one) => one.board === board) ?? found[0];
      counted.replaceChildren(
        ...(census.complete ? [] : stoppedCount(census)),
        tableOf(found) ?? "",
      );
      proof.hidden = found.some(({ census }) => census.smallestProof !== null);
      plies.hidden = !census.complete;
      if (census.complete) plies.replaceChildren(plies.children[0], pliesTable(census, GAMES));
      return census;
    },
  };
}

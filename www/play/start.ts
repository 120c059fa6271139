/**
 * Loaded before all else: the view of faults of the page, and the engine of the first answer. Its worker starts, and its
 * wasm is on its way, while the rest of the page is.
 */
import "../page/page-fault.ts";
import { engine } from "../engine/play.ts";
import { STANDARD, rulesOf } from "../game/shape.ts";

engine.start();
if (!namesStandard()) startBoards();

function rules() {
  return rulesOf(new URLSearchParams(location.hash.slice(1)));
}

/** True if the address is of the one game that the small engine knows. A link need not name it. */
export function namesStandard() {
  return rules() === STANDARD.game;
}

/** Starts the worker that reads the position, and the one that finds the best move. */
async function startBoards() {
  try {
    const { answering, thinkingAbout } = await import("../engine/workers.ts");
    answering().start();
    await thinkingAbout(rules());
  } catch {
    // Whoever asks them first says so.
  }
}

/**
 * What Play loads before all else: what says that a fault of the page has happened, and the engine of the
 * first answer. Its worker starts, and its wasm is on its way, while the rest of the page is.
 */
import "../page/unexpected.js";
import "../page/trusted-types.js";
import { engine } from "../engine/play.js";

engine.start();
// It knows one game, which a link need not name.
if (/[#&]game=(?!3x3k3(&|$))/.test(location.hash)) startBoards();

async function startBoards() {
  try {
    const { answering } = await import("../engine/workers.js");
    answering().start();
  } catch {
    // Whoever asks it first says so.
  }
}

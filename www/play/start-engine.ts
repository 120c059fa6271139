/** Runs first: reports faults, and starts the engine while the rest of the page loads. */
import "../page/page-fault.ts";
import "../page/trusted-types.ts";
import { engine } from "../engine/play-engine.ts";
import { STANDARD, gameIn } from "../game/shape.ts";

const game = () => gameIn(new URLSearchParams(location.hash.slice(1)));

/** Starts the workers that read the position and find the best move. */
async function startBoards() {
  try {
    const { answerer, thinkerFor } = await import("../engine/workers.ts");
    answerer().start();
    await thinkerFor(game());
  } catch {
    // The first request to these workers reports the failure.
  }
}

engine.start();
if (game() !== STANDARD.game) startBoards();

/** The proof of a position that the visitor starts: it goes on from the engine's table where it was stopped. */
import { proving } from "../../engine/workers.ts";
import { boundsOf } from "../game/bounds.ts";
import { exact } from "../game/claim.ts";
import { positionKey } from "../game/facts.ts";
import { factsOf } from "../game/state.ts";
import { fromSolved } from "../game/finding.ts";
import { limits } from "./limits.ts";
import { seldom } from "./seldom.ts";
import type { Solved } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Asking } from "./question.ts";

type Report = Solved & { ms: number };

/** The position whose proof the worker has in its table. */
let current = "";

/** Proves without the book, by a worker with a table of its own: the counts are of this position alone. */
export async function prove(
  { state, game, board, learn, signal }: Asking,
  engine: Engine = proving(),
) {
  const key = positionKey(game, board);
  if (current !== key) {
    engine.restart();
    learn({ proof: null });
  }
  current = key;
  const options = { game, memoryMb: limits.now.memoryMb, book: false, line: true };
  const hear = (report: Report, isDone: boolean) => {
    const { nodes, ms } = report;
    const bounds = boundsOf(report);
    // The line of best play takes its time after the result is proved.
    const proved = factsOf(state).proof?.provedMs ?? (exact(bounds) ? ms : null);
    learn({ bounds, proof: { ...bounds, nodes, ms, provedMs: proved, isDone } });
  };
  try {
    const progress = seldom((report: Report) => hear(report, false));
    const report = await engine.request("solve", [board, options], { signal, progress });
    hear(report, true);
    learn({ found: fromSolved(report) });
  } catch (error) {
    // A new worker has nothing of what the one before had proved.
    if (!signal.aborted) current = "";
    throw error;
  }
}

/** Runs a stage of the JavaScript program of the chapters, the engine's search of the same name, and the one before. */
import { programs } from "virtual:stages";
import init, { best_move, trace_tree } from "../../pkg/web/cutoff.js";
import { timed } from "../engine/timing.ts";
import { stageRuns } from "./stage-runs.ts";
import type { Ran, RunRow } from "./program.tsx";
import type { RunName } from "./stage-runs.ts";

const runs = stageRuns({ best_move, trace_tree }, programs);

/** Turns of each search, and batches in a turn: what disturbs one turn leaves the others alone. */
const [TURNS, BATCHES] = [4, 3];

/** Whether so many of the fastest batches lie within a twentieth of the fastest. */
function agree(samples: readonly number[], enough = 4) {
  const fastest = samples.toSorted((one, other) => one - other);
  return fastest[enough - 1] <= fastest[0] * 1.05;
}

addEventListener("message", async ({ data }: MessageEvent<RunName>) => {
  await init();
  const { program, engine, before } = runs[data];
  const searches = Object.entries({ program, engine, ...(before && { before }) }).map(
    ([by, search]) => {
      const samples: number[] = [];
      return { by: by as RunRow["by"], search, answer: search(), samples };
    },
  );
  const [one, other, ...rest] = searches.map(({ answer }) => answer);
  if (one.nodes !== other.nodes || [other, ...rest].some(({ found }) => found !== one.found)) {
    throw new Error("the program and the engine differ");
  }
  const now = () => performance.now();
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { search, answer, samples } of searches)
      samples.push(...timed(now, search, answer.nodes, BATCHES).samplesMs);
  }
  const rows = searches.map(({ by, answer, samples }) => ({
    by,
    nodes: answer.nodes,
    ms: samples.length > 0 ? Math.min(...samples) : null,
    digits: agree(samples) ? 2 : 1,
  }));
  const ran: Ran = { found: one.found, rows };
  postMessage(ran);
});

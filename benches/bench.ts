/**
 * `npm run bench`: times our searches and those of others, in one run, and writes a table.
 *
 *     npm run bench                          the table, and the targets
 *     npm run -s bench -- --json > FILE      the same for programs
 *     npm run bench -- --compare FILE        also the changes since FILE was written
 *     npm run bench -- --against FOLDER      our package and another build of it (against.mjs)
 *     npm run bench -- connect-four          the solver of Connect Four (connect-four/bench.mjs)
 *     npm run bench -- boards                the searches of boards other than 3×3 (boards.mjs)
 *     npm run bench -- columns               the scores of all columns of Connect Four (columns.mjs)
 *     npm run bench -- stops                 how soon a search ends when the visitor stops it (stops.mjs)
 *     npm run bench -- programs              the five programs of learn/programs/ beside the engine
 *     npm run bench -- first-screen          the claims of the first screen about time
 *     npm run bench -- first-answer          how soon the page gives its first answer
 *     npm run bench -- first-answer --against PLACE    in turns with another build of the page
 *     npm run bench -- first-answer --link '#game=7x6k4g'    on another board
 *
 * The last four open the page in `dist/`, or in `--page PLACE`. `--loads` is the number of loads. PLACE
 * is a folder or an http address.
 *
 * All contestants take turns, round by round. So if the machine becomes slower, it is slower for all
 * of them. A time is the median of the batches of all rounds. A batch is much longer than a clock
 * step. The run fails if a contestant enters a wrong number of nodes. It never fails because it is slow.
 */
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { browsers } from "../scripts/browsers.mjs";
import { runner } from "../scripts/run-program.mjs";
import { buildTools, installMissing } from "../scripts/tools.mjs";
import { buildPackage } from "../scripts/wasm.mjs";
import { comparison } from "./compare.mjs";
import { report } from "./report.mjs";
import { targets } from "./targets.mjs";
import type { Result } from "./report.mjs";

if (argv[2] === "connect-four") {
  const { benchConnectFour } = await import("./connect-four/bench.mjs");
  try {
    await benchConnectFour(argv.slice(3));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    exit(1);
  }
  exit(0);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean" },
    compare: { type: "string" },
    page: { type: "string", default: "dist" },
    against: { type: "string" },
    link: { type: "string", default: "" },
    loads: { type: "string" },
    rounds: { type: "string" },
    stops: { type: "string", default: "20" },
    count: { type: "string", default: "40" },
  },
});

/** Writes to the error output. Standard output is only for the results. */
const tell = (text: string) => void process.stderr.write(text);

/** The other measurements, instead of the table. */
const others: Record<string, () => Promise<string>> = {
  boards: async () => {
    const { benchBoards } = await import("./boards.mjs");
    return benchBoards({ rounds: Number(values.rounds ?? 5) });
  },
  columns: async () => {
    const { benchColumns } = await import("./columns.mjs");
    return benchColumns({ count: Number(values.count) });
  },
  stops: async () => {
    const { benchStops } = await import("./stops.mjs");
    return benchStops({ stops: Number(values.stops) });
  },
  programs: async () => {
    const { benchPrograms } = await import("./programs.mjs");
    return benchPrograms();
  },
  "first-screen": async () => {
    const { benchFirstScreen } = await import("./first-screen.mjs");
    return benchFirstScreen({ page: values.page, loads: Number(values.loads ?? 50) });
  },
  "first-answer": async () => {
    const { benchFirstAnswer } = await import("./first-answer.mjs");
    const { page, against, link } = values;
    return benchFirstAnswer({ page, against, link, loads: Number(values.loads ?? 20) });
  },
};

try {
  const [name] = positionals;
  if (name !== undefined) {
    if (!Object.hasOwn(others, name)) throw new Error(`there is no bench “${name}”`);
    console.log(await others[name]());
  } else if (values.against !== undefined) {
    const { benchAgainst } = await import("./against.mjs");
    const { against, rounds } = values;
    console.log(await benchAgainst({ against, rounds: Number(rounds ?? 40) }));
  } else {
    await table();
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  exit(1);
}

async function table() {
  // This file is read first, because a wrong name must not cost a minute.
  const before = values.compare && JSON.parse(readFileSync(values.compare, "utf8"));
  const result = await bench();
  if (values.json) console.log(JSON.stringify({ ...result, targets: targets(result) }, null, 2));
  else console.log(report(result));
  if (before && !values.json) console.log(comparison(before, result));
}

async function bench(): Promise<Result> {
  const run = runner(tell);
  await installMissing([...buildTools, browsers], run);
  await buildPackage("whole", run);
  await buildPackage("npm", run);

  // All of these need the packages that have just been installed or built.
  const cutoff = await import("../pkg/npm/cutoff.js");
  const { openChromium } = await import("./chromium.mjs");
  const { contestants } = await import("./contestants.mjs");
  const { nativeContestant } = await import("./native.mjs");
  const { popularPackage } = await import("./popular.mjs");
  const { takeTurns } = await import("./rounds.mjs");

  const chromium = await openChromium();
  try {
    const firstAnswerMs = await chromium.firstAnswerMs();
    const rows = await takeTurns(
      [
        ...contestants("Node.js", cutoff.measure),
        ...(await chromium.contestants()),
        await nativeContestant(),
        popularPackage,
      ],
      tell,
    );
    const machine = {
      processor: cpus()[0]?.model ?? "unknown",
      node: process.version,
      chromium: chromium.version,
    };
    return { machine, rows, firstAnswerMs };
  } finally {
    await chromium.close();
  }
}

/**
 * The one table of calls: all functions of the wasm package, what the page adds to them in a worker,
 * and which workers answer which. The workers, the types of requests and the tests are held to it.
 */

/**
 * The workers: `play` plays 3×3, `boards` plays any board, and `whole` has the whole package.
 * @typedef {"play" | "boards" | "whole"} WorkerName
 */

/**
 * @typedef {object} CallEntry
 * @property {readonly WorkerName[]} workers The workers that offer it to the page.
 * @property {"package" | "page"} from Whether it is a function of the wasm package, or JavaScript of
 * the page that runs in the worker.
 * @property {boolean} [measures] It measures times, so it lasts as long as that takes.
 * @property {boolean} [sliced] It works in slices: it reports progress and can be stopped between two.
 * @property {boolean} [reports] It reports progress from within, and is stopped only with its worker.
 */

export const CALLS = /** @satisfies {Record<string, CallEntry>} */ (
  /** @type {const} */ ({
    describe: { workers: ["play", "boards", "whole"], from: "package" },
    best_move: { workers: ["play", "boards", "whole"], from: "package" },
    replay: { workers: ["play", "boards", "whole"], from: "package" },
    analyze: { workers: ["play", "boards", "whole"], from: "package" },
    measure: { workers: ["play", "whole"], from: "package", measures: true },
    trace: { workers: ["whole"], from: "package" },
    trace_map: { workers: ["play", "whole"], from: "package" },
    trace_tree: { workers: ["whole"], from: "package" },
    positions: { workers: ["whole"], from: "package" },
    census: { workers: ["whole"], from: "package" },
    review: { workers: ["whole"], from: "package" },
    consult: { workers: ["whole"], from: "package" },
    survey: { workers: ["whole"], from: "package" },
    judge: { workers: ["whole"], from: "package" },
    horizon: { workers: ["whole"], from: "package" },
    puzzle: { workers: ["whole"], from: "package" },
    reason: { workers: ["whole"], from: "package" },
    estimate: { workers: ["boards", "whole"], from: "package" },
    load_book: { workers: ["boards", "whole"], from: "package" },
    // Only within a worker, for the calls of the page, or only for other users of the package.
    solve: { workers: [], from: "package" },
    raceRounds: { workers: ["whole"], from: "page", measures: true, sliced: true },
    solving: { workers: ["boards", "whole"], from: "page", sliced: true },
    textbook: { workers: ["boards", "whole"], from: "page", reports: true },
    visiting: { workers: ["whole"], from: "page", reports: true },
  })
);

/**
 * The names of the package's functions.
 * @param {boolean} measuring Whether those that measure times are among them.
 */
export function packageCalls(measuring) {
  const entries = /** @type {[string, CallEntry][]} */ (Object.entries(CALLS));
  return entries
    .filter(([, { from, measures }]) => from === "package" && (measuring || !measures))
    .map(([name]) => name);
}

/** What a page can ask for. @typedef {CallOf<WorkerName>} Call */

/**
 * The calls that a worker offers.
 * @template {WorkerName} W
 * @typedef {{ [C in keyof typeof CALLS]: W extends (typeof CALLS)[C]["workers"][number] ? C : never }[keyof typeof CALLS]} CallOf
 */

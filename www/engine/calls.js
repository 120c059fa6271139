/**
 * The one table of calls: all functions of the wasm package, what the page adds to them in a worker,
 * and which workers answer which. The workers, the types of requests and the tests are held to it.
 */

/**
 * @typedef {object} CallEntry
 * @property {readonly ("play" | "study")[]} workers The workers that offer it to the page.
 * @property {"package" | "page"} from Whether it is a function of the wasm package, or JavaScript of
 * the page that runs in the worker.
 * @property {boolean} [measures] It measures times, so it lasts as long as that takes.
 * @property {boolean} [sliced] It works in slices: it reports progress and can be stopped between two.
 */

export const CALLS = /** @satisfies {Record<string, CallEntry>} */ (
  /** @type {const} */ ({
    describe: { workers: ["play", "study"], from: "package" },
    best_move: { workers: ["play", "study"], from: "package" },
    replay: { workers: ["play", "study"], from: "package" },
    analyze: { workers: ["play"], from: "package" },
    compare: { workers: ["play"], from: "package", measures: true },
    trace: { workers: ["study"], from: "package" },
    trace_tree: { workers: ["study"], from: "package" },
    visit: { workers: ["study"], from: "package" },
    unfinished: { workers: ["study"], from: "package" },
    census: { workers: ["study"], from: "package" },
    book: { workers: ["study"], from: "package" },
    review: { workers: ["study"], from: "package" },
    puzzles: { workers: ["study"], from: "package" },
    consult: { workers: ["study"], from: "package" },
    survey: { workers: ["study"], from: "package" },
    // Only within a worker, for the rounds of a race, or only for other users of the package.
    race: { workers: [], from: "package", measures: true },
    race_two: { workers: [], from: "package", measures: true },
    measure: { workers: [], from: "package", measures: true },
    // For any board. No worker of the page offers them yet.
    think: { workers: [], from: "package" },
    solve: { workers: [], from: "package" },
    estimate: { workers: [], from: "package" },
    load_book: { workers: [], from: "package" },
    review_game: { workers: [], from: "package" },
    find_move: { workers: [], from: "package" },
    set_trap: { workers: [], from: "package" },
    reason: { workers: [], from: "package" },
    raceRounds: { workers: ["study"], from: "page", measures: true, sliced: true },
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

/** What a page can ask for. @typedef {CallOf<"play"> | CallOf<"study">} Call */

/**
 * The calls that a worker offers.
 * @template {"play" | "study"} W
 * @typedef {{ [C in keyof typeof CALLS]: W extends (typeof CALLS)[C]["workers"][number] ? C : never }[keyof typeof CALLS]} CallOf
 */

/**
 * What page and worker say to each other. Each request is one call of the wasm API and gets one
 * reply with its id. A worker first says that it is ready, or why it is not.
 */

/** What a worker can be asked for: the wasm API, and JavaScript to hold it against. @typedef {typeof import("../../pkg/web/cutoff.js") & typeof import("../lab/textbook-race.js")} Cutoff */

/**
 * The calls that can be asked for.
 * @typedef {"best_move" | "analyze" | "measure" | "replay" | "trace" | "trace_tree" | "visit"
 *   | "race" | "unfinished" | "census" | "book" | "review" | "puzzles" | "consult" | "survey"
 *   | "raceTextbook"} Call
 */

/**
 * @template {Call} C
 * @typedef {{ id: number, call: C, args: Parameters<Cutoff[C]> }} Request
 */

/** What the engine refuses, as data. @typedef {{ code: string, message: string, cell?: number, move?: number, at?: number }} Refusal */

/**
 * @typedef {{ id: number, result: unknown }
 *   | { id: number, refusal: Refusal }
 *   | { id: number, crash: string }
 *   | { ready: true }
 *   | { unready: string }} Reply
 */

export {};

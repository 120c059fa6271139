/**
 * What the page and a worker say to each other.
 *
 *     page:   { module } | { unloaded }                 to the worker of the game: its wasm, compiled
 *     page:   { id, call, args }                        one at a time; sliced calls beside others
 *     page:   { stop: id }                              the answer is no longer wanted
 *     worker: { ready: true } | { unready }             once, when it has loaded
 *     worker: { id, progress }                          after each slice of a sliced call but the last,
 *                                                       and from within a call that reports
 *     worker: { id, result } | { id, refusal }          the answer
 *     worker: { id, stopped: true }                     instead of an answer, to a sliced call
 *     worker: { id, crash }                             the module cannot be trusted any more
 *
 * A sliced call returns a generator: what it yields is progress, what it returns is the result.
 * Between two slices the worker takes its messages: it hears `stop`, and it answers other calls. So a
 * race of a minute does not keep a search of a millisecond waiting. Each progress is also a sign
 * of life. A call that is not sliced gives none until it answers: from outside, a worker that
 * computes and one that hangs look the same. So no call fails because it takes long; the page says
 * that it takes long, and offers to end it.
 */

/** @import { Call } from "./calls.js" */
/** @import { RacePlan, Row } from "../lab/race/types.js" */

/**
 * The functions behind the calls: the wasm package, and the page's own JavaScript in the worker.
 * @typedef {typeof import("../../pkg/web/cutoff.js")
 *   & { raceRounds: (plan: RacePlan) => Generator<number, Row[], void> }
 *   & ReturnType<typeof import("./slices.js").slices>
 *   & { textbook: import("./textbook.js").Textbook }
 *   & { visiting: import("./visiting.js").Visiting }} Cutoff
 */

/**
 * What a call resolves to.
 * @template {Call} C
 * @typedef {ReturnType<Cutoff[C]> extends Generator<unknown, infer R, void> ? R : ReturnType<Cutoff[C]>} Answer
 */

/**
 * What a call reports on its way.
 * @template {Call} C
 * @typedef {ReturnType<Cutoff[C]> extends Generator<infer P, unknown, void> ? P
 *   : C extends "textbook" ? import("./textbook.js").Far
 *   : C extends "visiting" ? import("./visiting.js").Visited : never} Progress
 */

/**
 * @template {Call} C
 * @typedef {{ id: number, call: C, args: Parameters<Cutoff[C]> }} Request
 */

/** What an engine says. @typedef {Request<Call> | { stop: number }} Order */

/** What the page says to a worker that gets its wasm from it. @typedef {{ module: WebAssembly.Module } | { unloaded: string }} Package */

/** What the engine refuses, as data; `nodes` is how large a search would be that is too large. @typedef {{ code: string, message: string, cell?: number, move?: number, at?: number, nodes?: number }} Refusal */

/** @typedef {{ id: number, result: unknown } | { id: number, refusal: Refusal } | { id: number, stopped: true }} Settlement */

/**
 * What the worker says.
 * @typedef {Settlement
 *   | { id: number, progress: unknown }
 *   | { id: number, crash: string }
 *   | { ready: true }
 *   | { unready: string }} Reply
 */

export {};

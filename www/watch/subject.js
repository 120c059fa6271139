/**
 * What a search is of: a position, or a written-out tree. The stepper does not know which; its subject
 * names, draws and words itself.
 */

/** @import { SearchRecord, Step } from "./record.js" */
/** @import { Player } from "../../pkg/web/cutoff.js" */

/**
 * @typedef {object} Subject
 * @property {"position" | "tree"} kind
 * @property {SearchRecord} record
 * @property {import("./branches.js").Branches} branches The tree that is drawn.
 * @property {import("./tree-drawing.js").Figure} figure How its nodes are drawn.
 * @property {(value: number | null) => string} write How its values are written.
 * @property {(step: Step) => import("../game/state.js").Words} sentence What happens at a step, and why.
 * @property {(player: Player) => string} side Such as `▲ MAX`.
 * @property {(node: number) => string} name What led to a node of the search.
 * @property {(id: number) => string} place The same of any node of the tree, for the list.
 * @property {(node: number) => Element} picture A small picture of a node of the search.
 * @property {string} code The message with its algorithm.
 * @property {boolean} [isLimited] Whether that algorithm has a line for its depth limit.
 * @property {string} lineTitle What the line of numbers shows.
 * @property {string} scoring How its values are counted.
 * @property {string} cost How much the search visits.
 * @property {(node: number) => number} spared How many nodes lay below what was cut at a node; 0 as long
 * as that is not known.
 * @property {(id: number, signal: AbortSignal) => Promise<string>} reveal What is known, by a search of its
 * own, of a node that this search never came to.
 */

export {};

/**
 * A tree as it stands at a step of its search. Known, unknown, bound and cut differ by form. What is
 * drawn is kept from step to step; only what changes is changed.
 */
import { svg } from "../../base/svg.js";
import { formFills } from "./fills.js";
import { knowledgeAt } from "../search/node-state.js";

/** @import { Look, Step } from "../search/types.d.ts" */
/** @import { Subject } from "./types.d.ts" */

/**
 * A node with the edge above it.
 * @typedef {object} Drawn
 * @property {SVGGElement} group
 * @property {SVGPathElement} edge
 * @property {SVGTextElement} scissors
 * @property {(look: Look) => void} update
 */

export class TreeDrawing {
  /** @type {Map<number, Drawn>} */
  #drawn = new Map();
  #edges = svg("g", { class: "edges" });
  #nodes = svg("g", { class: "nodes" });
  #owner = svg("path", { class: "owner-line" });
  /** @type {(id: number) => { x: number, y: number }} */
  #placeOf = () => ({ x: 0, y: 0 });

  /**
   * @param {SVGSVGElement} drawing
   * @param {Subject} subject
   */
  constructor(drawing, subject) {
    this.subject = subject;
    drawing.replaceChildren(formFills(), this.#edges, this.#owner, this.#nodes);
  }

  /**
   * Sets which nodes are drawn, and where.
   * @param {readonly number[]} shown
   * @param {(id: number) => { x: number, y: number }} placeOf The middle of each node.
   */
  place(shown, placeOf) {
    this.#placeOf = placeOf;
    const wanted = new Set(shown);
    for (const [id, { group, edge, scissors }] of this.#drawn) {
      if (wanted.has(id)) continue;
      for (const element of [group, edge, scissors]) element.remove();
      this.#drawn.delete(id);
    }
    for (const id of shown) {
      const drawn = this.#drawn.get(id) ?? this.#add(id);
      const { x, y } = placeOf(id);
      drawn.group.setAttribute("transform", `translate(${round(x)} ${round(y)})`);
      if (id === 0) continue;
      const { figure, branches } = this.subject;
      const above = placeOf(branches.parent(id));
      const [from, to] = [
        { x: above.x, y: above.y + figure.bottom(branches.parent(id)) },
        { x, y: y + figure.top(id) },
      ];
      drawn.edge.setAttribute(
        "d",
        `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`,
      );
      drawn.scissors.setAttribute("x", String(round((from.x + to.x) / 2)));
      drawn.scissors.setAttribute("y", String(round((from.y + to.y) / 2 + 5)));
    }
  }

  /** @param {number} id @returns {Drawn} */
  #add(id) {
    const { draw, flag } = this.subject.figure;
    const { elements, update } = draw(id);
    const drawn = {
      group: svg("g", { "data-id": id }, ...elements, svg("path", { class: "flag", d: flag })),
      edge: svg("path", {}),
      scissors: svg("text", { class: "scissors" }, "✂"),
      update,
    };
    this.#nodes.append(drawn.group);
    if (id !== 0) this.#edges.append(drawn.edge, drawn.scissors);
    this.#drawn.set(id, drawn);
    return drawn;
  }

  /** Shows what is known at a step. @param {Step} step @param {number} [here] The id where the search is. */
  update(step, here = this.subject.branches.idOf(step.here)) {
    const { record, branches } = this.subject;
    const look = knowledgeAt(record, branches, step);
    const stands = record.stands(step);
    /** The child that each open node's best value is from. @type {Map<number | null, number | null>} */
    const chosen = new Map(stands.map((stand) => [stand.node, stand.chosen]));
    const best = new Set([...chosen.values()].filter((node) => node !== null));
    const path = new Set(stands.map(({ node }) => branches.idOf(node)));
    for (const [id, { group, edge, scissors, update }] of this.#drawn) {
      const found = look(id);
      const node = branches.nodeOf(id);
      const names = ["node", found.state];
      if (found.state === "open" && found.proves) names.push(`open-${found.proves}`);
      // What is best so far may be no guess, even where a guess will be better.
      const from = found.state === "open" ? chosen.get(node) : node;
      if (from != null && found.value !== null && record.isEstimate(from)) names.push("estimate");
      if (id === here) names.push("here");
      if (path.has(id)) names.push("on-path");
      if (node !== null && best.has(node)) names.push("best");
      setClass(group, names.join(" "));
      const firstCut = found.state === "cut" && look(branches.parent(id)).state !== "cut";
      setClass(edge, ["edge", ...names.slice(1)].join(" "));
      scissors.setAttribute("display", firstCut ? "inline" : "none");
      update(found);
    }
    this.#drawOwner(step);
  }

  /** From the node whose window has just closed to the move that its owner has instead. @param {Step} step */
  #drawOwner(step) {
    const { record, branches } = this.subject;
    const answer = step.kind === "cut" ? branches.idOf(record.reason(step.here).answer) : null;
    for (const [id, { group }] of this.#drawn) group.classList.toggle("answer", id === answer);
    const there = answer !== null && this.#drawn.has(answer);
    this.#owner.setAttribute("display", there ? "inline" : "none");
    if (!there || answer === null) return;
    const [from, to] = [branches.idOf(step.here), answer].map(this.#placeOf);
    const low = Math.max(from.y, to.y) + 40;
    const d = `M${round(from.x)} ${round(from.y)}Q${round((from.x + to.x) / 2)} ${round(low)} ${round(to.x)} ${round(to.y)}`;
    this.#owner.setAttribute("d", d);
  }
}

/** @param {SVGElement} element @param {string} names */
function setClass(element, names) {
  if (element.getAttribute("class") !== names) element.setAttribute("class", names);
}

/** @param {number} length */
const round = (length) => Math.round(length * 10) / 10;

/**
 * Goes through a search step by step. This part of the page is loaded on demand, and its engine runs
 * in a worker of its own.
 */
import { EngineRefusal } from "../engine/engine.js";
import { bestEnd } from "../game/end.js";
import { say } from "../messages/index.js";
import { onClick, part, setPossible, setText, spoken } from "../page/parts.js";
import { nodeBoard } from "./node-board.js";
import { renderCode, variables } from "./code.js";
import { studyEngine } from "../engine/study.js";
import { cellStates } from "./node-moves.js";
import { invert, match, sparedBelow } from "./map-layout.js";
import { TreeMap } from "./map.js";
import { TreeView } from "./position-tree.js";
import { renderNumberLine } from "./number-line.js";
import { renderPath, sideText } from "./path.js";
import { SearchRecord } from "./record.js";
import { worthWords } from "./worths.js";
import { TreeRecord } from "./own-tree-record.js";
import { treeSentence } from "./own-tree-sentences.js";
import { MOST_DRAWN, renderList, renderTree } from "./tree-drawing.js";
import { sentence } from "./sentences.js";
import { latin } from "../page/typed-text.js";

/** Milliseconds between the steps at each speed; null for one a frame. */
const SPEEDS = { slow: 1000, medium: 250, fast: 50, full: null };

/** The kinds of steps that change a value. */
const CHANGES = /** @type {const} */ (["improve"]);

/** The parts that lead elsewhere when clicked and are redrawn at every step. */
const PRESSED = ["tree-drawing", "search-path", "search-board"];

export class Stepper {
  #engine = studyEngine();
  /** @type {SearchRecord | null} */
  #record = null;
  #map = new TreeMap();
  #tree = new TreeView((node) => {
    this.#play(false);
    this.#go(this.#record?.entering(node) ?? 0);
  });
  /** All of minimax from the same position. @type {{ full: SearchRecord, numbers: Uint32Array } | null} */
  #whole = null;
  #step = 0;
  #playing = false;
  #work = new AbortController();
  /** Called when a search could not be recorded. @type {(error: unknown) => void} */
  #failed;
  #speed = /** @type {HTMLSelectElement} */ (part("step-speed"));
  #board = nodeBoard(part("search-board"), (cell) => this.#reveal(cell));

  /** @param {(error: unknown) => void} failed */
  constructor(failed) {
    this.#failed = failed;
    for (const name of Object.keys(SPEEDS)) {
      this.#speed.append(new Option(say(`step-speed-${name}`), name));
    }
    this.#speed.value = "medium";
    const scrub = /** @type {HTMLInputElement} */ (part("step-scrub"));
    scrub.addEventListener("input", () => this.#go(Number(scrub.value)));
    onClick("step-start", () => this.#go(0));
    onClick("step-back", () => this.#go(this.#step - 1));
    onClick("step-play", () => this.#play(!this.#playing));
    onClick("step-forward", () => this.#go(this.#step + 1));
    onClick("step-end", () => this.#go(Infinity));
    onClick("step-next-cut", () => this.#jump(this.#record?.findCut(this.#step)));
    onClick("step-next-value", () => this.#jump(this.#record?.find(this.#step, CHANGES)));
    onClick("step-out", () => this.#out());
    part("search-room").addEventListener("keydown", (event) => this.#key(event));
    // Redrawing during a press would swallow the click.
    for (const id of PRESSED) part(id).addEventListener("pointerdown", () => this.#play(false));
  }

  /**
   * Records the search of a position and shows a step of it.
   * @param {string} board
   * @param {boolean} pruning
   * @param {number} step Counted from 1.
   */
  show(board, pruning, step) {
    return this.#replace(async (signal) => {
      const search = await this.#recorded(board, pruning, signal);
      this.#enter(search, step);
      const full = pruning ? await this.#recorded(board, false, signal) : search;
      const visited = match(full, search);
      this.#map.show(full, search, visited);
      const numbers = invert(visited, search.trace.nodes);
      this.#tree.show(full, search, visited, numbers);
      this.#whole = { full, numbers };
      // Until now, it was unknown how much a cut saves.
      if (search.step(this.#step).kind === "cut") this.#render();
    });
  }

  /**
   * The same for a written-out tree.
   * @param {import("./own-trees.js").TreeChoice} choice
   * @param {number} step
   * @returns {Promise<import("../engine/engine.js").EngineRefusal | null>} What is wrong with its text.
   */
  async showTree({ text, pruning, maximising, depth }, step) {
    /** @type {EngineRefusal | null} */
    let refusal = null;
    await this.#replace(async (signal) => {
      try {
        const args = /** @type {const} */ ([latin(text), pruning, maximising, depth]);
        const trace = await this.#engine.request("trace_tree", [...args], { signal });
        this.#enter(new TreeRecord(trace, pruning), step);
      } catch (error) {
        if (!(error instanceof EngineRefusal)) throw error;
        refusal = error;
        setText(part("search-status"), "");
      }
    });
    return refusal;
  }

  /**
   * Has the engine record something in place of what is shown.
   * @param {(signal: AbortSignal) => Promise<void>} task
   */
  async #replace(task) {
    this.#work.abort();
    this.#work = new AbortController();
    this.#play(false);
    const { signal } = this.#work;
    setText(part("search-status"), say("search-recording"));
    try {
      await task(signal);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Rather nothing than half a search, or one of another position. @param {unknown} error */
  #fail(error) {
    if (this.#engine.failed) this.#engine.restart();
    this.hide();
    this.#failed(error);
  }

  /** The step that is shown, counted from 1; none if there is nothing to be shown. */
  get step() {
    return this.#record ? this.#step + 1 : null;
  }

  /** @param {SearchRecord} record @param {number} step */
  #enter(record, step) {
    const tree = record instanceof TreeRecord;
    this.#record = record;
    this.#whole = null;
    this.#step = Math.min(step, record.length) - 1;
    part("search-room").hidden = false;
    part("search-room").classList.toggle("of-tree", tree);
    part("search-board").hidden = tree;
    part("map-box").hidden = tree;
    part("branch-box").hidden = tree;
    part("tree-stage").hidden = !tree;
    this.#render();
    if (step > record.length) {
      setText(part("search-status"), say("step-beyond", { step, steps: record.length }));
    }
  }

  /**
   * @param {string} board
   * @param {boolean} pruning
   * @param {AbortSignal} signal
   */
  async #recorded(board, pruning, signal) {
    const trace = await this.#engine.request("trace", [board, pruning], { signal });
    return new SearchRecord(trace, pruning);
  }

  hide() {
    this.#work.abort();
    this.#play(false);
    this.#record = null;
    part("search-room").hidden = true;
    setText(part("search-status"), "");
  }

  /** @param {number} step */
  #go(step) {
    if (!this.#record) return;
    this.#step = Math.max(0, Math.min(step, this.#record.length - 1));
    if (this.#step === this.#record.length - 1) this.#playing = false;
    this.#render();
  }

  /** Goes to a step, or says that there is none. @param {number | null | undefined} step */
  #jump(step) {
    if (step != null) this.#go(step);
    else setText(part("search-status"), say("step-no-more"));
  }

  /** To where the search leaves the node it is at. */
  #out() {
    const record = this.#record;
    if (!record) return;
    const { here, kind } = record.step(this.#step);
    const node = kind === "leave" && here !== 0 ? record.trace.parents[here] : here;
    this.#go(record.leaving(node));
  }

  /** @param {boolean} playing */
  #play(playing) {
    const { length } = this.#record ?? { length: 0 };
    const starts = playing && !this.#playing && this.#step < length - 1;
    this.#playing = playing && this.#step < length - 1;
    setText(part("step-play"), say(this.#playing ? "step-pause-button" : "step-play-button"));
    if (starts) this.#tick();
  }

  #tick() {
    const pause = SPEEDS[/** @type {keyof typeof SPEEDS} */ (this.#speed.value)];
    const record = this.#record;
    const next = () => {
      if (!this.#playing || record !== this.#record) return;
      this.#go(this.#step + 1);
      if (this.#playing) this.#tick();
    };
    if (pause === null) requestAnimationFrame(next);
    else setTimeout(next, pause);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const field = target instanceof Element && target.closest("input, select");
    const button = target instanceof HTMLButtonElement;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.#go(this.#step - 1),
      ArrowRight: () => this.#go(this.#step + 1),
      Home: () => this.#go(0),
      End: () => this.#go(Infinity),
    };
    if (!button) keys[" "] = () => this.#play(!this.#playing);
    if (field || !Object.hasOwn(keys, key)) return;
    event.preventDefault();
    keys[key]();
  }

  #render() {
    const record = this.#record;
    if (!record) return;
    const step = record.step(this.#step);
    const stands = record.stands(step);
    const stand = stands[stands.length - 1];
    const last = record.length - 1;
    setText(part("search-status"), "");
    const words =
      record instanceof TreeRecord ? treeSentence(record, step) : sentence(record, step);
    const spared = step.kind === "cut" ? this.#spared(record, step.here) : 0;
    const price = spared > 0 ? ` ${say("step-cut-spared", { nodes: spared })}` : "";
    setText(part("sentence"), spoken(words) + price);
    setText(part("search-of"), ofText(record));
    setText(part("search-stand"), sideText(record, stand.player));
    if (record instanceof TreeRecord) this.#renderTree(record, step);
    else this.#renderBoard(record, step, stand);
    if (!(record instanceof TreeRecord)) this.#tree.follow(step.here);
    part("number-line").hidden = !record.pruning;
    if (record.pruning) {
      const title = say(record instanceof TreeRecord ? "step-line-tree" : "step-line");
      renderNumberLine(part("number-line"), stand, title, record.reach);
    }
    const owner = step.kind === "cut" ? record.reason(step.here).owner : null;
    renderPath(part("search-path"), record, stands, owner, (node) => {
      this.#play(false);
      this.#go(record.entering(node));
    });
    const game = record instanceof TreeRecord ? "tree" : "board";
    renderCode(part("code"), game, record.pruning, step.kind);
    setText(part("code-variables"), variables(record.pruning, stand));
    const scrub = /** @type {HTMLInputElement} */ (part("step-scrub"));
    scrub.max = String(last);
    scrub.value = String(this.#step);
    setText(part("step-of"), say("step-of", { step: this.#step + 1, steps: record.length }));
    for (const id of ["step-start", "step-back"]) setPossible(id, this.#step > 0);
    for (const id of ["step-forward", "step-end"]) setPossible(id, this.#step < last);
    // While it plays, a screen reader would never stop.
    part("sentence").setAttribute("aria-live", this.#playing ? "off" : "polite");
    setText(part("step-play"), say(this.#playing ? "step-pause-button" : "step-play-button"));
  }

  /**
   * @param {SearchRecord} record
   * @param {import("./record.js").Step} step
   * @param {import("./record.js").Stand} stand
   */
  #renderBoard(record, step, stand) {
    this.#board(
      record.shape,
      record.board(step.here),
      step.here === 0 ? undefined : record.trace.moves[step.here],
      cellStates(record, step, stand.chosen),
    );
  }

  /** What plain minimax visits below what was cut. @param {SearchRecord} record @param {number} node */
  #spared(record, node) {
    if (record instanceof TreeRecord) return record.spared(node);
    if (!this.#whole) return 0;
    return sparedBelow(this.#whole.full, this.#whole.numbers, record, node);
  }

  /** @param {TreeRecord} record @param {import("./record.js").Step} step */
  #renderTree(record, step) {
    const drawn = record.tree.length <= MOST_DRAWN;
    part("tree-drawing").hidden = !drawn;
    part("tree-large").hidden = drawn;
    if (drawn) {
      renderTree(part("tree-drawing"), record, step, (index) => this.#choose(record, index));
    }
    renderList(part("tree-list"), record, step);
  }

  /** Called for a click on a node of the tree, instead of going there. @type {((record: TreeRecord, index: number) => void) | null} */
  onNode = null;

  /** Goes to a node of the tree, or tells what it would have been worth. @param {TreeRecord} record @param {number} index */
  #choose(record, index) {
    if (this.onNode) return this.onNode(record, index);
    const node = record.visit(index);
    this.#play(false);
    if (node >= 0 && record.entering(node) < record.length) return this.#go(record.entering(node));
    const { exact } = record.tree[index];
    setText(
      part("search-status"),
      exact === null
        ? say("tree-unknown")
        : say("tree-revealed", { value: spoken(record.worth(exact)) }),
    );
  }

  /** Says what a move that was cut is worth, by a search of its own. @param {number} cell */
  async #reveal(cell) {
    const record = this.#record;
    if (!record) return;
    const status = part("search-status");
    setText(status, say("step-cut-asking", { cell }));
    const { signal } = this.#work;
    const path = record.path(record.step(this.#step).here).slice(1);
    const moves = [...path.map((node) => record.trace.moves[node]), cell];
    try {
      const start = record.board(0);
      const end = await bestEnd(this.#engine, record.shape, start, moves, false, signal);
      const worth = spoken(worthWords(end));
      setText(status, say("step-cut-revealed", { cell, worth, nodes: end.nodes }));
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }
}

/** Which search this is, and how much it visits. @param {SearchRecord} record */
function ofText(record) {
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  const { nodes } = record.trace;
  if (!(record instanceof TreeRecord)) return say("search-of", { algorithm, nodes });
  const entered = record.needs === null ? nodes : record.needs + 1;
  return say("tree-of", { algorithm, nodes: entered, all: record.tree.length });
}

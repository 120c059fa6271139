/**
 * The room in which a search is gone through step by step. It is loaded when it is asked for, and
 * has a worker of its own.
 */
import { Engine } from "../engine.js";
import { say } from "../messages/index.js";
import { onClick, part, setPossible, setText, spoken } from "../page.js";
import { renderCells } from "./cells.js";
import { renderCode } from "./code.js";
import { cellStates } from "./known.js";
import { TreeMap } from "./map.js";
import { renderNumberLine } from "./numberline.js";
import { renderPath } from "./path.js";
import { SearchRecord } from "./record.js";
import { sentence, worth } from "./sentences.js";

/** Milliseconds between the steps at each speed; null for one a frame. */
const SPEEDS = { slow: 1000, medium: 250, fast: 50, full: null };

/** The kinds of steps that change a value. */
const CHANGES = /** @type {const} */ (["improve"]);

export class SearchRoom {
  #engine = new Engine(
    () => new Worker(new URL("./study.worker.js", import.meta.url), { type: "module" }),
  );
  /** @type {SearchRecord | null} */
  #record = null;
  #map = new TreeMap();
  #step = 0;
  #playing = false;
  #work = new AbortController();
  #speed = /** @type {HTMLSelectElement} */ (part("step-speed"));

  constructor() {
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
    onClick("step-next-cut", () => this.#find("cut"));
    onClick("step-next-value", () => this.#find(...CHANGES));
    onClick("step-out", () => this.#out());
    part("search-room").addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Records the search of a position and shows its first step.
   * @param {string} board
   * @param {boolean} pruning
   */
  async show(board, pruning) {
    this.#work.abort();
    this.#work = new AbortController();
    this.#play(false);
    const { signal } = this.#work;
    setText(part("search-status"), say("search-recording"));
    try {
      const search = await this.#recorded(board, pruning, signal);
      this.#record = search;
      this.#step = 0;
      setText(part("search-status"), "");
      part("search-room").hidden = false;
      this.#render();
      this.#map.show(pruning ? await this.#recorded(board, false, signal) : search, search);
    } catch (error) {
      if (signal.aborted) return;
      this.#engine.restart();
      const detail = error instanceof Error ? error.message : String(error);
      setText(part("search-status"), say("search-failed", { detail: detail.slice(0, 200) }));
    }
  }

  /**
   * @param {string} board
   * @param {boolean} pruning
   * @param {AbortSignal} signal
   */
  async #recorded(board, pruning, signal) {
    const trace = await this.#engine.request("trace", [board, pruning], signal);
    return new SearchRecord(trace, board, pruning);
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

  /** @param {...import("./record.js").Kind} kinds */
  #find(...kinds) {
    const found = this.#record?.find(this.#step, kinds);
    if (found != null) this.#go(found);
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
    setText(part("sentence"), spoken(sentence(record, step)));
    setText(
      part("search-of"),
      say("search-of", {
        algorithm: record.pruning ? "alphaBeta" : "minimax",
        nodes: record.trace.nodes,
      }),
    );
    setText(part("search-stand"), say(`step-side-${stand.player === "X" ? "x" : "o"}`));
    const board = record.board(step.here);
    renderCells(
      part("search-board"),
      board,
      step.here === 0 ? undefined : record.trace.moves[step.here],
      cellStates(record, step, stand.chosen),
      (cell) => this.#reveal(board, cell, stand.player),
    );
    part("number-line").hidden = !record.pruning;
    if (record.pruning) renderNumberLine(part("number-line"), stand);
    const owner = step.kind === "cut" ? record.reason(step.here).owner : null;
    renderPath(part("search-path"), record, stands, owner, (node) => {
      this.#play(false);
      this.#go(record.entering(node));
    });
    renderCode(part("code"), record.pruning, step.kind);
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
   * What a move that was cut is worth, by a search of its own.
   * @param {string} board
   * @param {number} cell
   * @param {import("./record.js").Player} player
   */
  async #reveal(board, cell, player) {
    const status = part("search-status");
    setText(status, say("step-cut-asking", { cell }));
    const child = board.slice(0, cell) + player + board.slice(cell + 1);
    const { signal } = this.#work;
    const found = await this.#engine.request("best_move", [child, false], signal);
    const value = found.player === "X" ? found.score : -found.score;
    const plies = this.#record?.start ? movesBetween(this.#record.start, child) : 0;
    const counted = value === 0 ? 0 : value - Math.sign(value) * plies;
    setText(
      status,
      say("step-cut-revealed", { cell, worth: spoken(worth(counted)), nodes: found.nodes }),
    );
  }
}

/** How many stones one board has more than the other. @param {string} before @param {string} after */
function movesBetween(before, after) {
  return before.replaceAll(/[^.]/g, "").length - after.replaceAll(/[^.]/g, "").length;
}

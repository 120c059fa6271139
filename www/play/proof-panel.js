/** "Prove it": the proof of the position on the board, with bounds that close in. */
import { number, say } from "../messages/index.js";
import { answering, proving } from "../engine/workers.js";
import { boardName } from "../page/games.js";
import { button, labelled, make, select, setText } from "../base/elements.js";
import { emptyCells } from "../game/shape.js";
import { answersShown, position } from "./state.js";
import { MEMORIES } from "./limits.js";
import { throttled } from "./throttle.js";
import { intervalLine } from "./interval.js";
import { linePlayer } from "../parts/line/player.js";
import { proofFigures } from "./proof-figures.js";
import { boundsText, doneText, phaseText } from "./proof-words.js";
import { Proof } from "./proof.js";
import "../style/prove.css";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Game, GameState } from "../game/types.d.ts" */
/** @import { PlayedLine } from "../parts/line/types.d.ts" */

/**
 * @typedef {object} Uses
 * @property {(line: PlayedLine, game: Game) => unknown} use Puts the line of best
 * play on the board, after the moves of a game.
 * @property {number} memoryMb What the table may take, unless the visitor says otherwise.
 * @property {(proof: Proof) => void} learn Hears what is proved.
 */

/**
 * @param {Uses} uses
 * @returns {{ element: HTMLElement, render: (state: GameState) => void }}
 */
export function provePanel({ use, learn, memoryMb }) {
  /** @type {GameState | null} */
  let state = null;
  /** @type {Proof | null} */
  let proof = null;
  /** The game that the proof is about. @type {Game | null} */
  let game = null;
  /** @type {GameDescription | null} */
  let shape = null;

  const start = button(say("prove-button"), begin, { class: "primary", id: "prove-start" });
  const stop = button(say("stop"), () => proof?.stop(), { id: "prove-stop" });
  const on = button(say("resume"), () => proof?.run(), { id: "prove-on", class: "primary" });
  const memory = select(
    MEMORIES.map((size) => [String(size), say("prove-megabytes", { size: number(size) })]),
    String(memoryMb),
    () => {},
  );
  const intro = make("p", { class: "explained" }, say("prove-intro"));
  const phase = make("p", { class: "prove-phase", role: "status" });
  const elsewhere = make("p", { class: "explained" });
  const done = make("p", { class: "prove-done", role: "status" });
  const bounds = make("p", { class: "prove-bounds" });
  const chart = make("div", {});
  const interval = intervalLine(chart);
  const figures = proofFigures();
  const player = linePlayer(answering, { use: (line) => game && use(line, game) });
  const best = make("h2", {}, say("prove-line-title"));
  const found = make(
    "div",
    { class: "prove-found" },
    ...[elsewhere, done, bounds, chart, figures.element, best, player.element],
  );
  const field = labelled(say("prove-memory"), memory);
  const element = make(
    "div",
    { class: "prove-panel" },
    make("div", { class: "buttons" }, start, on, stop, phase),
    intro,
    found,
    field,
  );
  const redraw = throttled(draw);

  function begin() {
    const here = state && position(state);
    if (!state || !here || here.finished) return;
    proof?.stop();
    ({ game, shape } = state);
    const { board, player } = here;
    const left = emptyCells(board);
    const subject = { game: shape.game, board, player, left, memoryMb: Number(memory.value) };
    // A new worker: its table has nothing of an earlier proof, so the counts are of this one alone.
    const engine = proving();
    engine.restart();
    proof = new Proof(engine, subject, heard);
    const focused = document.activeElement === start;
    proof.run();
    if (focused) stop.focus();
  }

  function heard() {
    if (proof) learn(proof);
    redraw();
  }

  function draw() {
    if (!state) return;
    const here = position(state);
    const isHere =
      proof !== null && proof.subject.board === here?.board && shape?.game === state.shape.game;
    const over = here?.finished ?? true;
    const shown = answersShown(state);
    showButtons(isHere, over || !shown);
    intro.hidden = proof !== null && shown;
    setText(intro, say(!shown ? "prove-hidden" : over ? "prove-over" : "prove-intro"));
    elsewhere.hidden = isHere;
    found.hidden = proof === null || !shown;
    field.hidden = !shown || (proof?.runs ?? false);
    setText(phase, proof && shown ? phaseText(proof) : "");
    phase.dataset.phase = (shown && proof?.phase) || "";
    if (!proof || !shape || !shown) return;
    const { subject, report } = proof;
    const values = { board: boardName(subject.game, shape), moves: game?.at ?? 0 };
    setText(elsewhere, say("prove-elsewhere", values));
    setText(done, doneText(proof));
    setText(bounds, boundsText(proof));
    interval(proof.bounds, subject.left);
    figures.render(proof);
    const line = report?.principalVariation ?? [];
    const { board } = subject;
    best.hidden = line.length === 0 || proof.runs;
    player.show(best.hidden ? null : { shape, board, moves: line });
  }

  /**
   * @param {boolean} isHere Whether the proof is of the position on the board.
   * @param {boolean} closed Whether nothing can be proved here: the game is over, or answers are hidden.
   */
  function showButtons(isHere, closed) {
    const active = document.activeElement;
    const runs = proof?.runs ?? false;
    const goesOn = proof?.phase === "stopped" || proof?.phase === "failed";
    start.hidden = closed || runs || (proof !== null && isHere);
    setText(start, say(proof && !isHere ? "prove-this" : "prove-button"));
    start.classList.toggle("primary", !goesOn);
    stop.hidden = !runs;
    on.hidden = !goesOn || (state !== null && !answersShown(state));
    setText(on, say(proof?.phase === "failed" ? "retry-button" : "resume"));
    // The focus goes on to the button that takes the place of the one that is gone.
    if (active instanceof HTMLElement && active.hidden && element.contains(active)) {
      [stop, on, start].find((button) => !button.hidden)?.focus();
    }
  }

  return {
    element,
    render(now) {
      state = now;
      draw();
    },
  };
}

/** Whose turn it is, what the game has come to, and the buttons that follow from it. */
import { say } from "../messages/index.js";
import { onClick, part, setPossible, setText } from "../page/parts.js";
import * as states from "../game/state.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../game/state.js").Player} Player */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../../pkg/web/cutoff.js").Position} Position */

/**
 * The line above the board.
 * @param {State} state
 */
function turnText(state) {
  const now = states.position(state);
  if (state.setup) return say("turn-setup");
  if (!now) return say(state.failed ? "turn-failed" : "turn-loading");
  if (now.finished) return resultText(now, state.settings.players);
  const { player } = now;
  if (state.thinking) return say("turn-thinking", { player });
  if (!states.computerToMove(state)) {
    return say(facesComputer(player, state) ? "turn-human-only" : "turn-human", { player });
  }
  return say(states.computerPlays(state) ? "turn-computer" : "turn-paused", { player });
}

/**
 * Whether the other side is a computer.
 * @param {Player} player
 * @param {State} state
 */
function facesComputer(player, { settings }) {
  const others = Object.entries(settings.players).filter(([side]) => side !== player);
  return others.some(([, level]) => level !== "human");
}

/**
 * @param {Position} position Finished.
 * @param {Record<Player, states.Level>} players
 */
export function resultText({ winner }, players) {
  if (winner === null) return say("result-draw");
  const humans = [players.X, players.O].filter((level) => level === "human").length;
  if (humans !== 1) return say("result-won", { player: winner });
  return say(players[winner] === "human" ? "result-you-won" : "result-you-lost", {
    player: winner,
  });
}

/** @param {Controller} controller */
export function statusView(controller) {
  const [turn, run, step] = [part("turn"), part("run"), part("step")];
  /** @type {State} */
  let current;
  onClick("new-game", () => controller.newGame());
  onClick("undo", () => controller.undo());
  onClick("redo", () => controller.redo());
  onClick("hints", () => controller.setHints(!current.settings.hints));
  onClick("step", () => controller.step());
  onClick("run", () => (running(current) ? controller.pause() : controller.goOn()));

  /** @param {State} state */
  return function render(state) {
    current = state;
    const show = states.computersOnly(state.settings);
    const waiting = states.computerToMove(state) && !states.computerPlays(state) && !state.setup;
    setText(turn, turnText(state));
    turn.dataset.player = states.position(state)?.player ?? "";
    setPossible("undo", states.undoTarget(state) !== null);
    setPossible("redo", states.redoTarget(state) !== null);
    part("hints").setAttribute("aria-pressed", String(state.settings.hints));
    setHidden(run, !waiting && !(show && running(state)));
    setText(run, say(running(state) ? "pause-button" : "go-on-button"));
    setHidden(step, !(show && waiting));
  };
}

/** Whether two computers play on by themselves. @param {State} state */
function running(state) {
  return states.computersOnly(state.settings) && states.computerPlays(state);
}

/**
 * Hides a button; the focus goes on to its neighbour rather than nowhere.
 * @param {HTMLElement} button
 * @param {boolean} hidden
 */
function setHidden(button, hidden) {
  if (hidden && document.activeElement === button) part("new-game").focus();
  button.hidden = hidden;
}

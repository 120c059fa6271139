/** Whose turn it is, what can be hoped for, and the buttons of the game. */
import { setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { setIcon } from "../../page/icon.js";
import { onClick, part, setPossible } from "../../page/parts.js";
import * as states from "./state.js";

/** @import { Controller } from "./controller.js" */
/** @import { Player, ReplayedPosition } from "../../../pkg/web/cutoff.js" */
/** @import { Level } from "../../game/types.d.ts" */
/** @import { State } from "./state.js" */
/** @import { Speed } from "./state.js" */

/**
 * The line above the board.
 * @param {State} state
 */
function turnText(state) {
  const now = states.position(state);
  if (state.setup) return say("turn-setup");
  if (state.aside) return state.aside.text;
  if (!now) return say(state.failed ? "turn-failed" : "turn-loading");
  if (now.finished) return resultText(now, state.settings.players);
  const { player } = now;
  if (state.thinking) return say("turn-thinking", { player });
  if (!states.computerToMove(state)) {
    return say(states.opponent(state) ? "turn-human-only" : "turn-human", { player });
  }
  return say(states.computerPlays(state) ? "turn-computer" : "turn-paused", { player });
}

/** What the visitor can expect of the opponent; nothing once the game is over. @param {State} state */
function hopeText(state) {
  const level = states.opponent(state);
  if (!level || state.setup || states.position(state)?.finished) return "";
  if (states.proves(state, level)) return say("hope-proving");
  if (states.setsTraps(state, level)) return say("hope-traps");
  if (state.bug && level === "perfect") return say("hope-broken");
  return canLose(state, level) ? say("hope-flawless") : say(`hope-${level}`);
}

/**
 * Whether a computer that makes no mistake may lose all the same: from a position that was set up, or since its side was
 * played badly before it took over.
 * @param {State} state
 * @param {Level} level
 */
function canLose(state, level) {
  if (level !== "perfect" && level !== "book") return false;
  if (state.game.start !== state.shape.start) return true;
  // Where the answers are hidden, what is said is true of a position that is lost, too, and does not tell it.
  if (!states.answersShown(state)) return state.game.at > 0;
  const { known } = states.factsOf(state);
  if (!known?.proved) return false;
  return known.proved.outcome === (states.computerToMove(state) ? "loss" : "win");
}

/**
 * @param {ReplayedPosition} position Finished.
 * @param {Record<Player, Level>} players
 */
export function resultText({ winner }, players) {
  if (winner === null) return say("result-draw");
  const humans = [players.X, players.O].filter((level) => level === "human").length;
  if (humans !== 1) return say("result-won", { player: winner });
  return say(players[winner] === "human" ? "result-you-won" : "result-you-lost", {
    player: winner,
  });
}

/** The buttons that are gone while they can do nothing. */
const GONE = ["new-game", "undo", "redo"];

/** @param {Controller} controller */
export function statusView(controller) {
  const [turn, run, step] = ["turn", "run", "step"].map((id) => part(id));
  /** @type {State} */
  let current;
  onClick("new-game", () => controller.newGame());
  onClick("undo", () => controller.undo());
  onClick("redo", () => controller.redo());
  onClick("step", () => controller.step());
  onClick("run", () => (running(current) ? controller.pause() : controller.goOn()));
  const speed = speedChoice(controller);

  /** @param {State} state */
  return function render(state) {
    current = state;
    const show = states.computersOnly(state.settings);
    const waiting = states.computerToMove(state) && !states.computerPlays(state) && !state.setup;
    const runs = running(state);
    setText(turn, turnText(state));
    const now = states.position(state);
    const player = now?.finished ? now.winner : now?.player;
    turn.dataset.player = (!state.aside && player) || "";
    setText(part("hope"), hopeText(state));
    part("game-buttons").classList.toggle("computers", show);
    // Each keeps its place, and is seen once there is something to do.
    setPossible("new-game", states.isBegun(state));
    setPossible("undo", states.undoTarget(state) !== null);
    setPossible("redo", states.redoTarget(state) !== null);
    const focused = document.activeElement?.id ?? "";
    if (GONE.includes(focused) && !isPossible(focused)) passFocus("undo", "redo");
    setHidden(run, !waiting && !(show && runs));
    run.classList.toggle("primary", waiting);
    setText(part("run-text"), say(runs ? "pause-button" : "resume"));
    setIcon(run, runs ? "pause" : "play");
    setHidden(step, !(show && waiting));
    part("speed-box").hidden = !show;
    speed.value = state.speed;
  };
}

/** How fast two computers play. @param {Controller} controller */
function speedChoice(controller) {
  const choice = /** @type {HTMLSelectElement} */ (part("speed"));
  choice.append(...states.GAME_SPEEDS.map((speed) => new Option(say(`speed-${speed}`), speed)));
  choice.addEventListener("change", () =>
    controller.look({ speed: /** @type {Speed} */ (choice.value) }),
  );
  return choice;
}

/** Whether two computers play on by themselves. @param {State} state */
function running(state) {
  return states.computersOnly(state.settings) && states.computerPlays(state);
}

/** Whether a button can do something now. @param {string} id */
const isPossible = (id) => part(id).getAttribute("aria-disabled") !== "true";

/**
 * The focus goes on from a button that is gone to one that is there, or else to the board: whoever plays again begins there.
 * @param {...string} wanted
 */
function passFocus(...wanted) {
  const next = [...wanted, ...GONE].find(isPossible);
  (next ? part(next) : part("board").querySelector("button"))?.focus();
}

/** @param {HTMLElement} button @param {boolean} hidden */
function setHidden(button, hidden) {
  const isFocused = document.activeElement === button;
  button.hidden = hidden;
  if (hidden && isFocused) passFocus();
}

/** Whose turn it is, what can be hoped for, who plays, and the buttons of the game. */
import { setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { embedded, hrefOf, onAddress } from "../../page/address.ts";
import { setIcon } from "../../page/icon.ts";
import { onClick, part, setPossible } from "../../page/parts.ts";
import * as states from "./state.ts";
import type { Select } from "../../base/elements.ts";
import type { Controller } from "./controller.ts";
import type { Store } from "./store.ts";
import type { Player, ReplayedPosition } from "../../../pkg/web/cutoff.js";
import type { Level } from "../../game/preferences.ts";
import type { Speed, State } from "./state.ts";

/**
 * Whether nothing has been done yet, so that the page says what it is for. What it says is true of a computer that makes no
 * mistakes, on the empty board of 3×3.
 */
function isFirstView(state: State) {
  const { shape, game, bug, setup } = state;
  const level = states.opponent(state);
  const neverLoses = (level === "perfect" || level === "book") && !bug;
  const isWhole = shape.exhaustive && game.start === shape.start && !embedded;
  return isWhole && neverLoses && !setup && !states.isBegun(state) && !state.failed;
}

function turnText(state: State) {
  const now = states.position(state);
  if (isFirstView(state)) return say("headline");
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

/** What the visitor can expect of the opponent; nothing once the game is over. */
function hopeText(state: State) {
  const level = states.opponent(state);
  if (!level || isFirstView(state) || state.setup || states.position(state)?.finished) return "";
  const kind = states.kindOf(state, level);
  if (kind !== level) return say(`hope-${kind}`);
  if (state.bug && level === "perfect") return say("hope-broken");
  return canLose(state, level) ? say("hope-flawless") : say(`hope-${level}`);
}

/**
 * Whether a computer that makes no mistake may lose all the same: from a position that was set up, or since its side was
 * played badly before it took over.
 */
function canLose(state: State, level: Level) {
  if (level !== "perfect" && level !== "book") return false;
  if (state.game.start !== state.shape.start) return true;
  // Where the answers are hidden, what is said is true of a position that is lost, too, and does not tell it.
  if (!states.answersShown(state)) return state.game.at > 0;
  const { known } = states.factsOf(state);
  if (!known?.proved) return false;
  return known.proved.outcome === (states.computerToMove(state) ? "loss" : "win");
}

/** @param position Finished. */
export function resultText({ winner }: ReplayedPosition, players: Record<Player, Level>) {
  if (winner === null) return say("result-draw");
  const humans = [players.X, players.O].filter((level) => level === "human").length;
  if (humans !== 1) return say("result-won", { player: winner });
  return say(players[winner] === "human" ? "result-you-won" : "result-you-lost", {
    player: winner,
  });
}

/** The buttons that are gone while they can do nothing. */
const GONE = ["new-game", "undo", "redo"];

export function statusView(controller: Controller, store: Store) {
  const [turn, run, step] = ["turn", "run", "step"].map((id) => part(id));
  for (const name of ["newGame", "undo", "redo", "step"] as const)
    onClick(name === "newGame" ? "new-game" : name, () => controller[name]());
  onClick("run", () => (running(store.state) ? controller.pause() : controller.goOn()));
  const speed = speedChoice(controller);
  onAddress(linkToWatch);
  linkToWatch();

  return function render(state: State) {
    const show = states.computersOnly(state.settings);
    const waiting = states.computerToMove(state) && !states.computerPlays(state) && !state.setup;
    const runs = running(state);
    setText(turn, turnText(state));
    const now = states.position(state);
    const player = now?.finished ? now.winner : now?.player;
    const isFirst = isFirstView(state);
    turn.dataset.player = (!state.aside && !isFirst && player) || "";
    turn.classList.toggle("headline", isFirst);
    setText(part("hope"), hopeText(state));
    setText(part("players-now"), playersText(state));
    part("game-buttons").classList.toggle("computers", show);
    showPossible(state);
    setHidden(run, !waiting && !(show && runs));
    run.classList.toggle("primary", waiting);
    setText(part("run-text"), say(runs ? "pause-button" : "resume"));
    setIcon(run, runs ? "pause" : "play");
    setHidden(step, !(show && waiting));
    part("speed-box").hidden = !show;
    speed.value = state.speed;
    // A single primary button at a time: computers that wait are started first.
    const isOpen = !waiting && !now?.finished;
    part("race").classList.toggle("primary", isOpen);
    part("watch").classList.toggle("primary", isOpen && part("race").hidden === true);
  };
}

/** The buttons of the game: each keeps its place, and is seen once there is something to do. */
function showPossible(state: State) {
  setPossible("new-game", states.isBegun(state));
  setPossible("undo", states.undoTarget(state) !== null);
  setPossible("redo", states.redoTarget(state) !== null);
  const focused = document.activeElement?.id ?? "";
  if (GONE.includes(focused) && !isPossible(focused)) passFocus("undo", "redo");
}

const linkToWatch = () => part("watch").setAttribute("href", hrefOf("watch", { of: "board" }));

/** Who plays, on the button beside the board: player-choice.ts opens the choice below it. */
function playersText(state: State) {
  const level = states.opponent(state);
  const nameOf = (one: Exclude<Level, "human">) => say(`name-${states.kindOf(state, one)}`);
  if (level) return say("players-versus", { name: nameOf(level) });
  const { X, O } = state.settings.players;
  if (X === "human" || O === "human") return say("players-people");
  return say("players-both", { x: nameOf(X), o: nameOf(O) });
}

function speedChoice(controller: Controller) {
  const choice = part<Select<Speed>>("speed");
  choice.append(...states.GAME_SPEEDS.map((speed) => new Option(say(`speed-${speed}`), speed)));
  choice.addEventListener("change", () => controller.look({ speed: choice.value }));
  return choice;
}

/** Whether two computers play on by themselves. */
function running(state: State) {
  return states.computersOnly(state.settings) && states.computerPlays(state);
}

const isPossible = (id: string) => part(id).getAttribute("aria-disabled") !== "true";

/** The focus goes on from a button that is gone to one that is there, or else to the board. */
function passFocus(...wanted: string[]) {
  const next = [...wanted, ...GONE].find(isPossible);
  if (next) part(next).focus();
  else focusBoard();
}

function setHidden(button: HTMLElement, hidden: boolean) {
  const isFocused = document.activeElement === button;
  button.hidden = hidden;
  if (hidden && isFocused) passFocus();
}

/** Gives the focus to the board: whoever plays again begins there. */
export const focusBoard = () => part("board").querySelector("button")?.focus();

/** The verbs of the page: what a visitor can do, one after the other. */
import { Course } from "./course.js";
import { checkSetup, cycled } from "./opening.js";
import * as states from "./state.js";

/** @import { World } from "./session.js" */
/** @import { Level, State, Words } from "./state.js" */
/** @import { Player } from "../../pkg/web/cutoff.js" */

export class Controller {
  #world;
  #course;
  #session;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.#course = new Course(world);
    this.#session = this.#course.session;
  }

  /**
   * Shows what an address says.
   * @param {URLSearchParams} query
   * @param {import("./course.js").Own} own What else it says.
   */
  open(query, own) {
    return this.#session.do(() => this.#course.open(query, own));
  }

  /** Plays the move of a click on a cell, or changes the cell while a position is set up. @param {number} cell */
  play(cell) {
    return this.#session.do(async () => {
      const { setup, game } = this.#state;
      if (setup) return this.#check(cycled(setup.board, cell));
      const refusal = states.refusal(this.#state, cell);
      if (refusal) return this.#session.refuse(refusal);
      const move = states.position(this.#state).targets[cell];
      if (move !== null) await this.#course.go(states.withMove(game, move));
    });
  }

  undo() {
    return this.#session.do(async () =>
      this.#course.lookAt(states.undoTarget(this.#state), { id: "refused-undo" }),
    );
  }

  redo() {
    return this.#session.do(async () =>
      this.#course.lookAt(states.redoTarget(this.#state), { id: "refused-redo" }),
    );
  }

  /** Shows the position after so many moves. @param {number} at */
  jump(at) {
    return this.#session.do(async () => this.#course.lookAt(at, { id: "refused-redo" }));
  }

  /** Has a move played otherwise: the answers stay hidden until then. @param {number} move Its index. */
  tryAgain(move) {
    return this.#session.do(async () => {
      this.#course.lookAt(move, { id: "refused-undo" });
      this.#session.change({ trying: true });
      this.#course.write();
    });
  }

  /**
   * Puts moves after those on the board of a game, to be played through with redo.
   * @param {import("./state.js").Line} game
   * @param {number[]} more Cells.
   */
  follow({ rules, start, moves, at }, more) {
    return this.#session.do(async () => {
      const line = { rules, start, moves: [...moves.slice(0, at), ...more], at };
      await this.#course.go(line, true);
    });
  }

  newGame() {
    return this.#session.do(() => this.#course.go(states.newGame(this.#state.shape)));
  }

  /** Begins a game with other players. @param {Record<Player, Level>} players */
  newGameOf(players) {
    return this.#session.do(async () => {
      this.#world.prefer({ players });
      const settings = { ...this.#state.settings, players };
      this.#session.prepare({ settings, paused: states.computersOnly(settings) });
      await this.#course.go(states.newGame(this.#state.shape));
    });
  }

  swapSides() {
    const { X, O } = this.#state.settings.players;
    return this.newGameOf({ X: O, O: X });
  }

  /** @param {Player} side @param {Level} level */
  setPlayer(side, level) {
    const players = { ...this.#state.settings.players, [side]: level };
    return this.#course.set({ players }, { paused: states.computersOnly({ players }) });
  }

  /** @param {boolean} pruning */
  setPruning(pruning) {
    return this.#course.set({ pruning });
  }

  /** @param {boolean} hints */
  setHints(hints) {
    if (!states.answersShown(this.#state)) return this.#session.refuse({ id: "refused-hints" });
    return this.#course.set({ hints });
  }

  /** Shows or hides all answers, now and on later visits. @param {boolean} answers */
  setAnswers(answers) {
    return this.#course.set({ answers }, { trying: false });
  }

  /** Has the perfect computer play by a bug, or again without one. @param {import("./state.js").Mistake | null} bug */
  setBug(bug) {
    return this.#session.do(async () => {
      this.#course.show({ bug });
      this.#course.write();
    });
  }

  /** Changes what only this page shows, such as the tab. @param {Partial<Pick<State, "replies" | "asSeen" | "speed" | "tab">>} change */
  look(change) {
    return this.#session.do(async () => {
      const leaves = change.tab !== undefined && change.tab !== "setup";
      this.#course.show(leaves ? { ...change, setup: null } : change);
      this.#course.write();
    });
  }

  /** Lets the computer play from the position on the board. */
  goOn() {
    return this.#session.do(async () => {
      const { moves, at, ...game } = this.#state.game;
      const line = { ...game, moves: moves.slice(0, at), at };
      this.#course.show({ ...(await this.#course.played(line)), paused: false, notice: null });
    });
  }

  pause() {
    return this.#session.do(async () => this.#course.show({ paused: true }));
  }

  /** Lets the computer play one move. */
  step() {
    return this.#session.do(async () => {
      if (states.computerToMove(this.#state)) this.#course.step();
    });
  }

  openSetup() {
    return this.#session.do(async () => this.#course.openSetup());
  }

  /** Takes a position as typed. @param {string} text */
  setupText(text) {
    return this.#session.do(() => this.#check(text));
  }

  closeSetup() {
    return this.look({ tab: "search" });
  }

  /** Begins a game with the position that was set up. */
  playSetup() {
    return this.#session.do(async () => {
      const { setup } = this.#state;
      if (!setup) return;
      if (!setup.position) return setup.fault ? this.#session.refuse(setup.fault) : undefined;
      const { rules } = this.#state.game;
      this.#session.prepare({ tab: "search" });
      await this.#course.go({ rules, start: setup.position.board, moves: [], at: 0 });
    });
  }

  /** @param {Words} words @param {() => void} [again] What the notice's button tries once more. */
  tell(words, again) {
    this.#session.tell(words, again);
  }

  dismiss() {
    this.#session.dismiss();
  }

  retry() {
    return this.#session.retry(async () => this.#course.show({}));
  }

  get #state() {
    return this.#session.state;
  }

  /** @param {string} text */
  async #check(text) {
    const { setup, game } = this.#state;
    if (!setup) return;
    const signal = this.#session.newWork();
    this.#session.change({ setup: { ...setup, text, fault: null, position: null } });
    const { engine } = this.#session;
    const checked = await checkSetup(engine, game.rules, text, setup.board, signal);
    this.#session.change({ setup: checked });
  }
}

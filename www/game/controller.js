/**
 * The verbs of the page: what a visitor can do, and what the computer does in turn. One that changes
 * the position cancels the requests about the position before.
 */
import { readGame, settingsOf } from "./link.js";
import { checkSetup, cycled, replayLink } from "./opening.js";
import { Session } from "./session.js";
import { computerMove, think } from "./thinking.js";
import * as states from "./state.js";

/** @typedef {import("./session.js").World} World */
/** @typedef {import("./state.js").Line} Line */
/** @typedef {import("./state.js").Level} Level */
/** @typedef {import("./state.js").Player} Player */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Words} Words */

export class Controller {
  #world;
  #session;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.#session = new Session(world);
  }

  /**
   * Shows what an address says.
   * @param {URLSearchParams} query
   * @param {Words[]} faults What else of it cannot be read.
   */
  open(query, faults = []) {
    return this.#session.do(() => this.#open(query, faults));
  }

  /** Plays the move of a click on a cell, or changes the cell while a position is set up. @param {number} cell */
  play(cell) {
    return this.#session.do(async () => {
      const { setup, game } = this.#state;
      if (setup) return this.#check(cycled(setup.board, cell));
      const refusal = states.refusal(this.#state, cell);
      if (refusal) return this.#session.refuse(refusal);
      const move = states.position(this.#state).targets[cell];
      if (move !== null) await this.#go(states.withMove(game, move));
    });
  }

  undo() {
    return this.#session.do(async () =>
      this.#lookAt(states.undoTarget(this.#state), { id: "refused-undo" }),
    );
  }

  redo() {
    return this.#session.do(async () =>
      this.#lookAt(states.redoTarget(this.#state), { id: "refused-redo" }),
    );
  }

  /** Shows the position after so many moves. @param {number} at */
  jump(at) {
    return this.#session.do(async () => this.#lookAt(at, { id: "refused-redo" }));
  }

  /** Has a move played otherwise: the answers stay hidden until then. @param {number} move Its index. */
  tryAgain(move) {
    return this.#session.do(async () => {
      this.#lookAt(move, { id: "refused-undo" });
      this.#session.change({ trying: true });
    });
  }

  newGame() {
    return this.#session.do(() => this.#go(states.newGame(this.#state.shape)));
  }

  /** Begins a game with other players. @param {Record<Player, Level>} players */
  newGameOf(players) {
    return this.#session.do(async () => {
      this.#world.prefer({ players });
      const settings = { ...this.#state.settings, players };
      this.#session.prepare({ settings, paused: states.computersOnly(settings) });
      await this.#go(states.newGame(this.#state.shape));
    });
  }

  swapSides() {
    const { X, O } = this.#state.settings.players;
    return this.newGameOf({ X: O, O: X });
  }

  /** @param {Player} side @param {Level} level */
  setPlayer(side, level) {
    const players = { ...this.#state.settings.players, [side]: level };
    return this.#set({ players }, { paused: states.computersOnly({ players }) });
  }

  /** @param {boolean} pruning */
  setPruning(pruning) {
    return this.#set({ pruning });
  }

  /** @param {boolean} hints */
  setHints(hints) {
    if (!states.answersShown(this.#state)) return this.#session.refuse({ id: "refused-hints" });
    return this.#set({ hints });
  }

  /** Shows or hides all answers, now and on later visits. @param {boolean} answers */
  setAnswers(answers) {
    return this.#set({ answers }, { trying: false });
  }

  /** Has the perfect computer play by a bug, or again without one. @param {import("./state.js").Mistake | null} bug */
  setBug(bug) {
    return this.#session.do(async () => {
      this.#show({ bug });
      this.#write();
    });
  }

  /** Changes what only this page shows, such as the tab. @param {Partial<Pick<State, "replies" | "asSeen" | "speed" | "tab">>} change */
  look(change) {
    return this.#session.do(async () => {
      const leaves = change.tab !== undefined && change.tab !== "setup";
      this.#show(leaves ? { ...change, setup: null } : change);
      this.#write();
    });
  }

  /** Lets the computer play from the position on the board. */
  goOn() {
    return this.#session.do(async () => {
      const { moves, at, ...game } = this.#state.game;
      const line = { ...game, moves: moves.slice(0, at), at };
      this.#show({ ...(await this.#played(line)), paused: false, notice: null });
    });
  }

  pause() {
    return this.#session.do(async () => this.#show({ paused: true }));
  }

  /** Lets the computer play one move. */
  step() {
    return this.#session.do(async () => {
      if (states.computerToMove(this.#state)) await this.#answer(this.#session.newWork());
    });
  }

  openSetup() {
    return this.#session.do(async () => this.#openSetup());
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
      await this.#go({ rules, start: setup.position.board, moves: [], at: 0 });
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
    return this.#session.retry(async () => this.#show({}));
  }

  get #state() {
    return this.#session.state;
  }

  /** @param {URLSearchParams} query @param {Words[]} others */
  async #open(query, others) {
    const link = readGame(query);
    const settings = settingsOf(link, this.#world.preferred());
    this.#session.newWork();
    this.#session.change({ settings, setup: null });
    const { shape, game, positions, faults } = await replayLink(this.#world.engine, link);
    const all = [...others, ...faults];
    const notice = all.length > 0 ? { words: joined(all), retry: false } : null;
    const paused = states.computersOnly(settings);
    const { tab, bug } = link;
    this.#show({ shape, game, positions, notice, paused, bug, tab, trying: false });
    if (tab === "setup") this.#openSetup();
    if (query.size > 0) this.#write();
  }

  #openSetup() {
    const now = states.position(this.#state);
    if (!now) return this.#session.refuse({ id: "refused-loading" });
    this.#session.newWork();
    const setup = { text: now.board, board: now.board, fault: null, position: now };
    this.#session.change({ setup, tab: "setup", thinking: false, trying: false });
    this.#write();
  }

  /**
   * Goes on with another game.
   * @param {Line} line
   * @param {boolean} [paused]
   * @param {import("./state.js").Notice | null} [notice] The notice that stays.
   */
  async #go(line, paused = this.#state.paused, notice = null) {
    const played = await this.#played(line, this.#session.newWork());
    this.#show({ ...played, setup: null, notice, paused, trying: false });
    this.#write();
  }

  /**
   * A game with its positions.
   * @param {Line} line
   * @param {AbortSignal} [signal]
   */
  async #played(line, signal) {
    const { rules, start, moves } = line;
    const args = /** @type {const} */ ([start, moves, { game: rules }]);
    const { positions, link } = await this.#world.engine.request("replay", [...args], { signal });
    return { game: { ...line, link }, positions };
  }

  /**
   * @param {number | null} at
   * @param {Words} otherwise
   */
  #lookAt(at, otherwise) {
    const { game, positions, settings, paused } = this.#state;
    if (at === null || !positions[at]) return this.#session.refuse(otherwise);
    const waits = paused || states.computersOnly(settings);
    this.#show({
      game: { ...game, at },
      setup: null,
      notice: null,
      paused: waits,
      trying: false,
    });
    this.#write();
  }

  /**
   * @param {Partial<Settings>} change
   * @param {Partial<State>} [beside] What else changes.
   */
  #set(change, beside = {}) {
    this.#world.prefer(change);
    return this.#session.do(async () => {
      this.#show({ ...beside, settings: { ...this.#state.settings, ...change } });
      this.#write();
    });
  }

  /**
   * Changes what is on the screen and asks the engine about it.
   * @param {Partial<State>} change
   */
  #show(change) {
    const session = this.#session;
    const signal = session.newWork();
    session.prepare({ ...change, thinking: false });
    const { failed, setup } = this.#state;
    // The engine is asked first, so that it works while the page is drawn.
    if (!failed && !setup && states.position(this.#state)) {
      think(session, this.#world, signal, () => this.#answer(signal)).catch((error) => {
        if (!signal.aborted) session.fail(error, async () => this.#show({}));
      });
    }
    session.change({});
  }

  /** @param {AbortSignal} signal */
  async #answer(signal) {
    if (signal.aborted) return;
    const move = await computerMove(this.#world.knowledge, this.#state, signal);
    if (move === null) return;
    // The visitor has not asked for this move, so a notice about a faulty link stays.
    const { game, paused, notice } = this.#state;
    await this.#go(states.withMove(game, move), paused, notice);
  }

  /** @param {string} text */
  async #check(text) {
    const { setup, game } = this.#state;
    if (!setup) return;
    const signal = this.#session.newWork();
    this.#session.change({ setup: { ...setup, text, fault: null, position: null } });
    const { engine } = this.#world;
    const checked = await checkSetup(engine, game.rules, text, setup.board, signal);
    this.#session.change({ setup: checked });
  }

  #write() {
    this.#world.address(this.#state);
  }
}

/** @param {Words[]} faults @returns {Words} */
function joined(faults) {
  const [first, second] = faults;
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}

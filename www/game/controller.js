/**
 * The verbs of the page: what a visitor can do, and what the computer does in turn. Verbs run one
 * after the other; one that changes the position cancels the requests about the position before.
 */
import { gameNames, readGame, settingsOf } from "./link.js";
import { EngineFailure } from "../engine/engine.js";
import { evaluate } from "../engine/agenda.js";
import { algorithm } from "../engine/answers.js";
import { choose } from "./levels.js";
import { checkSetup, cycled, replayLink } from "./opening.js";
import * as states from "./state.js";

/** @typedef {import("./state.js").Line} Line */
/** @typedef {import("./state.js").Level} Level */
/** @typedef {import("./state.js").Player} Player */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Words} Words */

/**
 * What the controller needs of the world.
 * @typedef {object} World
 * @property {import("../engine/engine.js").Engine} engine
 * @property {import("../engine/answers.js").Knowledge} knowledge
 * @property {(names: [string, string][]) => void} address Puts the game into the address.
 * @property {() => Settings} preferred The settings to start with.
 * @property {(settings: Settings) => void} prefer Keeps settings that were chosen.
 * @property {(ms: number, signal: AbortSignal) => Promise<void>} pause
 * @property {(state: State) => void} render
 */

/** Milliseconds: how long an answer may take before the page says that it is being thought about. */
const SLOW = 200;
/** Milliseconds from the position to the computer's move, so that eyes can follow. */
const PACE = { reply: 350, show: 900 };

export class Controller {
  #world;
  /** @type {State} */
  #state;
  #work = new AbortController();
  /** @type {Promise<void>} */
  #turn = Promise.resolve();
  /** What was not done because the engine had failed. @type {(() => Promise<void>) | null} */
  #undone = null;
  /** What the notice's button tries again, if that is not the engine's work. @type {(() => void) | null} */
  #again = null;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.#state = states.initialState(world.preferred());
    world.render(this.#state);
  }

  /**
   * Shows what an address says.
   * @param {URLSearchParams} query
   * @param {Words[]} faults What else of it cannot be read.
   */
  open(query, faults = []) {
    return this.#do(() => this.#open(query, faults));
  }

  /** Plays the move of a click on a cell, or changes the cell while a position is set up. @param {number} cell */
  play(cell) {
    return this.#do(async () => {
      const { setup, game } = this.#state;
      if (setup) return this.#check(cycled(setup.board, cell));
      const refusal = states.refusal(this.#state, cell);
      if (refusal) return this.#refuse(refusal);
      const move = states.position(this.#state).targets[cell];
      if (move !== null) await this.#go(states.withMove(game, move));
    });
  }

  undo() {
    return this.#do(() => this.#lookAt(states.undoTarget(this.#state), { id: "refused-undo" }));
  }

  redo() {
    return this.#do(() => this.#lookAt(states.redoTarget(this.#state), { id: "refused-redo" }));
  }

  /** Shows the position after so many moves. @param {number} at */
  jump(at) {
    return this.#do(() => this.#lookAt(at, { id: "refused-redo" }));
  }

  newGame() {
    return this.#do(() => this.#go(states.newGame(this.#state.shape)));
  }

  /** @param {Player} side @param {Level} level */
  setPlayer(side, level) {
    const { settings } = this.#state;
    const chosen = { ...settings, players: { ...settings.players, [side]: level } };
    const paused = states.computersOnly(chosen);
    return this.#set(chosen, paused);
  }

  /** @param {boolean} pruning */
  setPruning(pruning) {
    return this.#set({ ...this.#state.settings, pruning });
  }

  /** @param {boolean} hints */
  setHints(hints) {
    return this.#set({ ...this.#state.settings, hints });
  }

  /** Goes on with other moves of the same game; computers wait for a click. @param {Omit<Line, "rules">} line */
  start(line) {
    return this.#do(() => this.#go({ rules: this.#state.game.rules, ...line }, true));
  }

  /** Has the perfect computer play by a bug, or again without one. @param {import("./state.js").Mistake | null} bug */
  setBug(bug) {
    return this.#do(async () => this.#show({ bug }));
  }

  /** @param {boolean} replies */
  setReplies(replies) {
    return this.#do(async () => this.#show({ replies }));
  }

  /** @param {boolean} asSeen */
  setAsSeen(asSeen) {
    return this.#do(async () => this.#show({ asSeen }));
  }

  /** Lets the computer play from the position on the board. */
  goOn() {
    return this.#do(async () => {
      const { moves, at, ...game } = this.#state.game;
      const line = { ...game, moves: moves.slice(0, at), at };
      this.#show({ ...(await this.#played(line)), paused: false, notice: null });
    });
  }

  pause() {
    return this.#do(async () => this.#show({ paused: true }));
  }

  /** Lets the computer play one move. */
  step() {
    return this.#do(async () => {
      if (states.computerToMove(this.#state)) await this.#answer(this.#newWork());
    });
  }

  openSetup() {
    return this.#do(async () => {
      this.#newWork();
      const now = states.position(this.#state);
      if (!now) return this.#refuse({ id: "refused-loading" });
      const setup = { text: now.board, board: now.board, fault: null, position: now };
      this.#change({ setup, notice: null, thinking: false });
    });
  }

  /** Takes a position as typed. @param {string} text */
  setupText(text) {
    return this.#do(() => this.#check(text));
  }

  closeSetup() {
    return this.#do(async () => this.#show({ setup: null, notice: null }));
  }

  /** Begins a game with the position that was set up. */
  playSetup() {
    return this.#do(async () => {
      const { setup } = this.#state;
      if (!setup) return;
      if (!setup.position) return setup.fault ? this.#refuse(setup.fault) : undefined;
      const { rules } = this.#state.game;
      await this.#go({ rules, start: setup.position.board, moves: [], at: 0 });
    });
  }

  /**
   * Says something that is neither a move nor a fault.
   * @param {Words} words
   * @param {() => void} [again] What the notice's button tries once more; without it there is none.
   */
  tell(words, again) {
    this.#refuse(words);
    if (!again || this.#state.failed) return;
    this.#again = again;
    this.#change({ notice: { words, retry: true } });
  }

  dismiss() {
    this.#change({ notice: null });
  }

  /** Tries again what the notice is about: the engine's work, unless something else failed. */
  retry() {
    const again = this.#again;
    if (again && !this.#state.failed) {
      this.#change({ notice: null });
      return again();
    }
    const undone = this.#undone;
    this.#undone = null;
    this.#world.engine.restart();
    this.#change({ notice: null, failed: false });
    return this.#do(undone ?? (async () => this.#show({})));
  }

  /** @param {() => Promise<void>} verb */
  #do(verb) {
    const again = async () => {
      try {
        await verb();
      } catch (error) {
        this.#fail(error, again);
      }
    };
    this.#turn = this.#turn.then(again);
    return this.#turn;
  }

  /** @param {URLSearchParams} query @param {Words[]} others */
  async #open(query, others) {
    const link = readGame(query);
    const settings = settingsOf(link, this.#world.preferred());
    this.#newWork();
    this.#change({ settings, setup: null });
    const { shape, game, positions, faults } = await replayLink(this.#world.engine, link);
    const all = [...others, ...faults];
    const notice = all.length > 0 ? { words: joined(all), retry: false } : null;
    const paused = states.computersOnly(settings);
    this.#show({ shape, game, positions, notice, paused });
    if (query.size > 0) this.#write();
  }

  /**
   * Goes on with another game.
   * @param {Line} line
   * @param {boolean} [paused]
   * @param {import("./state.js").Notice | null} [notice] The notice that stays.
   */
  async #go(line, paused = this.#state.paused, notice = null) {
    const played = await this.#played(line, this.#newWork());
    this.#show({ ...played, setup: null, notice, paused });
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
  async #lookAt(at, otherwise) {
    const { game, positions, settings, paused } = this.#state;
    if (at === null || !positions[at]) return this.#refuse(otherwise);
    const waits = paused || states.computersOnly(settings);
    this.#show({ game: { ...game, at }, setup: null, notice: null, paused: waits });
    this.#write();
  }

  /**
   * @param {Settings} settings
   * @param {boolean} [paused]
   */
  #set(settings, paused = this.#state.paused) {
    this.#world.prefer(settings);
    return this.#do(async () => {
      this.#show({ settings, paused });
      this.#write();
    });
  }

  /**
   * Changes what is on the screen and asks the engine about it.
   * @param {Partial<State>} change
   */
  #show(change) {
    const signal = this.#newWork();
    this.#state = { ...this.#state, ...change, thinking: false };
    const { failed, setup } = this.#state;
    // The engine is asked first, so that it works while the page is drawn.
    if (!failed && !setup && states.position(this.#state)) {
      this.#think(signal).catch((error) => {
        if (!signal.aborted) this.#fail(error, async () => this.#show({}));
      });
    }
    this.#change({});
  }

  /** @param {AbortSignal} signal */
  async #think(signal) {
    const slow = setTimeout(() => this.#change({ thinking: true }), SLOW);
    const answered = () => clearTimeout(slow);
    signal.addEventListener("abort", answered, { once: true });
    try {
      await Promise.all([
        evaluate(this.#world.knowledge, this.#state, {
          signal,
          pause: this.#world.pause,
          learned: () => {
            answered();
            this.#change({ thinking: false });
          },
        }),
        states.computerPlays(this.#state) && this.#reply(signal),
      ]);
    } finally {
      answered(); // An engine that has failed does not think.
      signal.removeEventListener("abort", answered);
    }
  }

  /** The computer's move, after a while. @param {AbortSignal} signal */
  async #reply(signal) {
    const { settings } = this.#state;
    await this.#world.pause(states.computersOnly(settings) ? PACE.show : PACE.reply, signal);
    await this.#do(() => this.#answer(signal));
  }

  /** @param {AbortSignal} signal */
  async #answer(signal) {
    if (signal.aborted) return;
    const { board } = states.position(this.#state);
    const level = states.mover(this.#state);
    const cell = await this.#choice(board, level, signal);
    if (cell === null) return;
    // The visitor has not asked for this move, so a notice about a faulty link stays.
    const { game, paused, notice } = this.#state;
    await this.#go(states.withMove(game, cell), paused, notice);
  }

  /**
   * The cell that a computer plays.
   * @param {string} board
   * @param {Level | undefined} level
   * @param {AbortSignal} signal
   */
  async #choice(board, level, signal) {
    const { knowledge } = this.#world;
    const { bug, settings } = this.#state;
    if (level === "casual" || level === "random") {
      return choose(level, await knowledge.analysis(board, signal));
    }
    if (level === "book") return (await knowledge.book(board, signal)).choice;
    if (bug) return (await knowledge.consult(board, bug, signal)).index;
    return (await knowledge.search(board, algorithm(settings.pruning), signal)).index;
  }

  /** @param {string} text */
  async #check(text) {
    const { setup } = this.#state;
    if (!setup) return;
    const signal = this.#newWork();
    this.#change({ setup: { ...setup, text, fault: null, position: null } });
    this.#change({
      setup: await checkSetup(
        this.#world.engine,
        this.#state.game.rules,
        text,
        setup.board,
        signal,
      ),
    });
  }

  /** @param {Words} words */
  #refuse(words) {
    this.#again = null;
    this.#change({ notice: { words, retry: this.#state.failed } });
  }

  /**
   * @param {unknown} error
   * @param {() => Promise<void>} undone
   */
  #fail(error, undone) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineFailure)) throw error;
    const { failed, notice } = this.#state;
    // The notice is there already. After it was closed, the next click shows it again.
    if (failed && notice) return;
    this.#undone = undone;
    const words = {
      id: `engine-${error.reason}`,
      values: { detail: error.message.slice(0, 200) || error.reason },
    };
    // An engine that was stopped starts again with the next request.
    const gone = error.reason !== "stopped";
    this.#change({ failed: gone, thinking: false, notice: { words, retry: true } });
  }

  #write() {
    this.#world.address(gameNames(this.#state));
  }

  #newWork() {
    this.#work.abort();
    this.#work = new AbortController();
    return this.#work.signal;
  }

  /** @param {Partial<State>} change */
  #change(change) {
    this.#state = { ...this.#state, ...change };
    this.#world.render(this.#state);
  }
}

/** @param {Words[]} faults @returns {Words} */
function joined(faults) {
  const [first, second] = faults;
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}

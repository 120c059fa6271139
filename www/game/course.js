/**
 * The course of the game: what is on the screen next, what the engine is asked about it, and the
 * address. What changes the position cancels the requests about the position before.
 */
import { readGame, settingsOf } from "./link.js";
import { replayLink } from "./opening.js";
import { Session } from "./session.js";
import { reply, think } from "./thinking.js";
import * as states from "./state.js";

/** @import { World } from "./session.js" */
/** @import { Line, Settings, State, Words } from "./state.js" */

/** What a link says beside the game, and what of that cannot be read. @typedef {Pick<State, "tab" | "bug"> & { faults: Words[] }} Own */

export class Course {
  #world;
  /** The verbs go through it. */
  session;
  /** Whether the game of the address is on the screen. */
  #isRead = true;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.session = new Session(world);
  }

  get state() {
    return this.session.state;
  }

  /**
   * Shows what an address says.
   * @param {URLSearchParams} query
   * @param {Own} own What else it says.
   */
  async open(query, { tab, bug, faults: others }) {
    const link = readGame(query);
    const settings = settingsOf(link, this.#world.preferred());
    this.session.newWork();
    // Until it is read, the address alone has the game: nothing writes another one over it.
    this.#isRead = false;
    const another = link.rules !== this.state.game.rules;
    this.session.change({ settings, setup: null, ...(another ? { positions: [] } : {}) });
    const { shape, game, positions, faults } = await this.#read(link);
    this.#isRead = true;
    const all = [...others, ...faults];
    const notice = all.length > 0 ? { words: joined(all), retry: false } : null;
    const paused = states.computersOnly(settings);
    this.show({ shape, game, positions, notice, paused, bug, tab, trying: false });
    if (tab === "setup") this.openSetup();
    if (query.size > 0) this.write();
  }

  /**
   * The game of a link, by the engine of its board.
   * @param {import("./link.js").Link} link
   */
  async #read(link) {
    const { adviser } = this.#world;
    this.session.engine = await adviser.engineOf(link.rules);
    const read = await replayLink(this.session.engine, link);
    // A game can have other names, and what is no game is read as 3×3.
    this.session.engine = await adviser.engineOf(read.shape.game);
    return read;
  }

  /** Begins to set up a position, with the one on the board. */
  openSetup() {
    if (this.state.setup) return;
    const now = states.position(this.state);
    if (!now) return this.session.refuse({ id: "refused-loading" });
    this.session.newWork();
    const setup = { text: now.board, board: now.board, fault: null, position: now };
    this.session.change({ setup, tab: "setup", thinking: false, trying: false });
    this.write();
  }

  /**
   * Goes on with another game.
   * @param {Line} line
   * @param {boolean} [paused]
   * @param {import("./state.js").Notice | null} [notice] The notice that stays.
   */
  async go(line, paused = this.state.paused, notice = null) {
    const played = await this.played(line, this.session.newWork());
    this.#isRead = true;
    this.show({ ...played, setup: null, notice, paused, trying: false });
    this.write();
  }

  /**
   * A game with its positions.
   * @param {Line} line
   * @param {AbortSignal} [signal]
   */
  async played(line, signal) {
    const { rules, start, moves } = line;
    const args = /** @type {const} */ ([start, moves, { game: rules }]);
    const { positions, link } = await this.session.engine.request("replay", [...args], {
      signal,
    });
    return { game: { ...line, link }, positions };
  }

  /**
   * Shows the position after so many moves.
   * @param {number | null} at
   * @param {Words} otherwise What to say if there is none.
   */
  lookAt(at, otherwise) {
    const { game, positions, settings, paused } = this.state;
    if (at === null || !positions[at]) return this.session.refuse(otherwise);
    const waits = paused || states.computersOnly(settings);
    this.show({
      game: { ...game, at },
      setup: null,
      notice: null,
      paused: waits,
      trying: false,
    });
    this.write();
  }

  /**
   * Changes settings, now and for later visits.
   * @param {Partial<Settings>} change
   * @param {Partial<State>} [beside] What else changes.
   */
  set(change, beside = {}) {
    this.#world.prefer(change);
    return this.session.do(async () => {
      this.show({ ...beside, settings: { ...this.state.settings, ...change } });
      this.write();
    });
  }

  /**
   * Changes what is on the screen and asks the engine about it.
   * @param {Partial<State>} change
   */
  show(change) {
    const session = this.session;
    const signal = session.newWork();
    // What ends the setting up closes its tab.
    const closes = change.setup === null && this.state.tab === "setup";
    session.prepare({ ...(closes ? { tab: "search" } : {}), ...change, thinking: false });
    const { failed, setup } = this.state;
    // The engine is asked first, so that it works while the page is drawn.
    if (!failed && !setup && states.position(this.state)) this.#ask(think, signal);
    session.change({});
  }

  /** Has the computer whose turn it is play one move. */
  step() {
    this.#ask(reply, this.session.newWork());
  }

  /**
   * Asks about the position on the screen: verbs do not wait for that.
   * @param {typeof reply} ask
   * @param {AbortSignal} signal
   */
  #ask(ask, signal) {
    const play = (/** @type {number} */ move) => this.#play(move);
    const missed = (/** @type {unknown} */ error) => {
      if (!signal.aborted) this.session.fail(error, async () => this.show({}));
    };
    ask(this.session, this.#world, signal, { play, missed }).catch(missed);
  }

  /** Plays a move of the computer. @param {number} move */
  async #play(move) {
    // The visitor has not asked for this move, so a notice about a faulty link stays.
    const { game, paused, notice } = this.state;
    await this.go(states.withMove(game, move), paused, notice);
  }

  /** Puts what is on the screen into the address. */
  write() {
    if (this.#isRead) this.#world.address(this.state);
  }
}

/** @param {Words[]} faults @returns {Words} */
function joined(faults) {
  const [first, second] = faults;
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}

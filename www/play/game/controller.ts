/** Carries out the visitor's acts, and updates the state and the address. */
import { faultMessage } from "../../base/fault-messages.ts";
import type { Message } from "../../base/message.ts";
import { readGame, settingsOf, type Link } from "../../game/link.ts";
import { checkSetup, cycleCell, replayLink } from "../../game/replay.ts";
import { hasOnlyComputers, isBegun, redoTarget, undoTarget } from "../state/play-state.ts";
import type { State } from "../state/play-state.ts";
import * as states from "../../game/state.ts";
import { ANSWERS_AS_SET, type GameLine } from "../../game/state.ts";
import type { BugName, Player } from "../../../pkg/whole/cutoff.js";
import type { Level, Settings } from "../../game/preferences.ts";
import type { Notice } from "../../page/notice.tsx";
import type { Engine } from "../../engine/engine.ts";
import type { QuestionRunner } from "../questions/runner.ts";
import type { readView } from "../state/play-link.ts";
import type { Notices } from "./notices.ts";
import type { Store } from "../state/store.ts";

/** The link's names that are not part of the game, and the link's faults. */
type LinkView = ReturnType<typeof readView> & { faults: Message[] };

interface PageServices {
  engineOf: (game: string) => Engine | Promise<Engine>;
  runner: Pick<QuestionRunner, "wish">;
  addEntry: () => void;
  writeAddress: (state: State) => void;
  preferred: () => Settings;
  prefer: (change: Partial<Settings>) => void;
}

export class Controller {
  /** The engine for the game on the board. */
  engine: Engine;
  #store;
  #notices;
  #services;
  // The queue of acts. It is not part of the state, because no view shows it.
  #last: Promise<void> = Promise.resolve();
  /** Addresses that wait for earlier acts before they are shown. */
  #waiting: Set<URLSearchParams> = new Set();
  /** True if the screen shows the game of the last address. */
  #isRead = true;

  constructor(engine: Engine, store: Store, notices: Notices, services: PageServices) {
    this.engine = engine;
    this.#store = store;
    this.#notices = notices;
    this.#services = services;
  }

  /** Shows the game of an address. Acts that are still waiting do not change the address. */
  open(query: URLSearchParams, view: LinkView) {
    this.#waiting.add(query);
    return this.#queue(() => this.#open(query, view));
  }

  /** Plays on a cell or, while a position is set up, changes the cell. */
  play(cell: number) {
    return this.#queue(async () => {
      const { setup, line, variation } = this.#state;
      if (setup) return this.#checkSetup(cycleCell(setup.board, cell));
      if (variation) return this.#store.change({ variation: null });
      if (states.positionOf(this.#state)?.finished) return; // The page already says so.
      const why = refusal(this.#state, cell);
      if (why) return this.#notices.show(why);
      const move = states.loadedPosition(this.#state).targets[cell];
      if (move !== null) await this.#showLine(withMove(line, move));
    });
  }

  undo() {
    return this.#queue(() => this.#showMove(undoTarget(this.#state), "refused-undo"));
  }

  redo() {
    return this.#queue(() => this.#showMove(redoTarget(this.#state), "refused-redo"));
  }

  jump(at: number) {
    return this.#queue(() => this.#showMove(at, "refused-redo"));
  }

  /** Goes back before a move, and hides answers until the visitor plays. @param move Its index. */
  tryAgain(move: number) {
    return this.#queue(() => this.#showMove(move, "refused-undo", { isRetrying: true }));
  }

  setVariation(variation: State["variation"]) {
    return this.#queue(() => this.#store.change({ variation }));
  }

  newGame() {
    return this.#queue(() => this.#newGame());
  }

  swapSides() {
    return this.#queue(async () => {
      const { X, O } = this.#state.settings.players;
      const players = { X: O, O: X };
      this.#services.prefer({ players });
      const settings = { ...this.#state.settings, players };
      this.#store.change({ settings, isPaused: hasOnlyComputers(settings) });
      await this.#newGame();
    });
  }

  setPlayer(side: Player, level: Level) {
    const players = { ...this.#state.settings.players, [side]: level };
    return this.#changeSettings({ players }, { isPaused: hasOnlyComputers({ players }) });
  }

  setPruning(pruning: boolean) {
    return this.#changeSettings({ pruning });
  }

  /** Switches the results of moves on or off. If answers are hidden, it shows the best move. */
  toggleHints() {
    const { settings, isRevealed } = this.#state;
    if (states.showsAnswers(this.#state) && !isRevealed)
      return this.#changeSettings({ hints: !settings.hints });
    return this.#queue(() => this.#store.change({ isRevealed: true }));
  }

  /** Shows or hides all answers, now and on later visits. */
  setAnswers(answers: boolean) {
    return this.#changeSettings({ answers }, ANSWERS_AS_SET);
  }

  /** Sets the bug that the perfect computer plays with. */
  setBug(bug: BugName | null) {
    return this.#queue(() => this.#updateAndWrite({ bug }));
  }

  /** Changes only the view. */
  changeView(change: Partial<Pick<State, "tab" | "depth" | "isReasonShown">>) {
    return this.#queue(() => {
      this.#updateAndWrite(change.tab === undefined ? change : { ...change, setup: null });
      if (change.depth !== undefined) this.#services.runner.wish("compareAlphaBeta");
    });
  }

  /** Opens or closes the dialog for the board and the players. */
  setChoosing(isChoosing: boolean) {
    this.#store.change({ isChoosing });
  }

  /** Lets the computer play from the position on the board. */
  resume() {
    return this.#queue(async () => {
      const { line } = this.#state;
      const lineToHere = { ...line, moves: line.moves.slice(0, line.at) };
      this.#update({ ...(await this.#replay(lineToHere)), isPaused: false, notice: null });
    });
  }

  pause() {
    return this.#queue(() => this.#update({ isPaused: true }));
  }

  /** Plays a move of the computer. A notice about a faulty link stays. */
  reply(move: number, signal: AbortSignal) {
    return this.#queue(async () => {
      const { line, isPaused, notice } = this.#state;
      if (!signal.aborted) await this.#showLine(withMove(line, move), isPaused, notice);
    });
  }

  /** Lets the visitor set up a position, starting with the one on the board. */
  openSetup() {
    return this.#queue(() => this.#openSetup());
  }

  setupText(text: string) {
    return this.#queue(() => this.#checkSetup(text));
  }

  playSetup() {
    return this.#queue(async () => {
      const { setup, line } = this.#state;
      if (setup?.fault) return this.#notices.show(setup.fault);
      if (!setup?.position) return;
      await this.#showLine({ game: line.game, start: setup.position.board, moves: [], at: 0 });
    });
  }

  get #state() {
    return this.#store.state;
  }

  /** Carries out an act after all earlier ones, and notifies the store. */
  #queue(act: () => unknown) {
    const run = async () => {
      try {
        await act();
      } catch (error) {
        this.#notices.showFailure(error, () => this.#queue(act));
      }
      this.#store.notify();
    };
    const done = this.#last.then(run);
    // The caller receives the page's own errors, and later acts still run.
    this.#last = done.catch(() => {});
    return done;
  }

  async #checkSetup(text: string) {
    const { setup, shape } = this.#state;
    if (!setup) return;
    this.#store.change({ setup: { ...setup, text, fault: null, position: null } });
    this.#store.notify();
    this.#notices.restartFailedEngine();
    this.#store.change({ setup: await checkSetup(this.engine, shape, text, setup.board) });
  }

  async #open(query: URLSearchParams, { setup, hints, faults: others, ...view }: LinkView) {
    this.#waiting.delete(query);
    const link = readGame(query);
    const preferred = this.#services.preferred();
    const next = settingsOf(link, hints ? { ...preferred, hints } : preferred);
    const { settings: before } = this.#state;
    const settings = JSON.stringify(next) === JSON.stringify(before) ? before : next;
    // Nothing overwrites the address before its game is read.
    this.#isRead = false;
    const another = link.game !== this.#state.line.game;
    this.#store.change({ settings, setup: null, ...(another ? { positions: [] } : {}) });
    this.#store.notify();
    const { shape, line, positions, faults } = await this.#readLink(link);
    this.#isRead = true;
    const all = [...others, ...faults];
    const notice = all.length > 0 ? { message: faultMessage(all) } : null;
    const isPaused = hasOnlyComputers(settings);
    this.#update({ shape, line, positions, notice, isPaused, isRevealed: false, ...view });
    if (setup) this.#openSetup();
    if (query.size > 0) this.#writeAddress();
  }

  async #readLink(link: Link) {
    await this.#chooseEngine(link.game);
    const read = await replayLink(this.engine, link);
    // The game's name can be an alias. An unknown name is read as 3×3.
    await this.#chooseEngine(read.shape.game);
    return read;
  }

  /** Switches to the engine of a game. A failure of the previous engine no longer matters. */
  async #chooseEngine(game: string) {
    const engine = await this.#services.engineOf(game);
    if (engine !== this.engine) this.#store.change({ hasFailed: false, notice: null });
    this.engine = engine;
  }

  #openSetup() {
    if (this.#state.setup) return;
    const position = states.positionOf(this.#state);
    if (!position) return this.#notices.show({ id: "refused-loading" });
    const setup = { text: position.board, board: position.board, fault: null, position };
    this.#store.change({ setup, tab: null, variation: null, isThinking: false, ...ANSWERS_AS_SET });
    this.#writeAddress();
  }

  /** Begins a new game. The browser's "Back" leads to the one before. */
  #newGame() {
    if (isBegun(this.#state)) this.#services.addEntry();
    return this.#showLine(states.emptyLine(this.#state.shape));
  }

  /** Shows another game or a new move. A finished game closes the details. @param notice Stays. */
  async #showLine(next: GameLine, isPaused = this.#state.isPaused, notice: Notice | null = null) {
    const replayed = await this.#replay(next);
    this.#isRead = true;
    const tab = replayed.positions.at(-1)?.finished ? null : this.#state.tab;
    this.#updateAndWrite({ ...replayed, tab, setup: null, notice, isPaused, ...ANSWERS_AS_SET });
  }

  async #replay(line: GameLine) {
    const { game, start, moves } = line;
    this.#notices.restartFailedEngine();
    const { positions, link } = await this.engine.request("replay", [start, moves, { game }]);
    return { line: { ...line, link }, positions };
  }

  /** Shows the position after `at` moves. @param otherwise The notice if there is none. */
  #showMove(at: number | null, otherwise: MessageId, change: Partial<State> = {}) {
    const { positions, settings, ...before } = this.#state;
    if (at === null || !positions[at]) return this.#notices.show({ id: otherwise });
    const isPaused = before.isPaused || hasOnlyComputers(settings);
    const line = { ...before.line, at };
    const moved = { line, setup: null, notice: null, isPaused, ...ANSWERS_AS_SET };
    this.#updateAndWrite({ ...moved, ...change });
  }

  /** Changes settings, now and for later visits. @param beside Other changes of the state. */
  #changeSettings(change: Partial<Settings>, beside: Partial<State> = {}) {
    this.#services.prefer(change);
    const settings = () => ({ ...this.#state.settings, ...change });
    return this.#queue(() => this.#updateAndWrite({ ...beside, settings: settings() }));
  }

  /** Changes the state. The game takes the place of a line on the board, and no computer thinks. */
  #update(change: Partial<State>) {
    const { since, hasFailed, failedAct } = this.#state;
    this.#store.change({
      ...change,
      variation: null,
      isThinking: false,
      since: change.line || change.positions ? performance.now() : since,
      failedAct: hasFailed ? failedAct : null,
    });
  }

  #updateAndWrite(change: Partial<State>) {
    this.#update(change);
    this.#writeAddress();
  }

  #writeAddress() {
    if (this.#isRead && this.#waiting.size === 0) this.#services.writeAddress(this.#state);
  }
}

/** Returns the game after a move. Moves that were undone are dropped. */
export function withMove({ game, start, moves, at }: GameLine, move: number): GameLine {
  return { game, start, moves: [...moves.slice(0, at), move], at: at + 1 };
}

/** Explains why a click does not play before the end of a game; null if it does. */
export function refusal(state: State, cell: number): Message | null {
  const position = states.positionOf(state);
  if (!position) return { id: "refused-loading" };
  if (position.targets[cell] === null) {
    if (state.shape.gravity) return { id: "refused-full", values: { cell } };
    return { id: "refused-taken", values: { cell, player: position.board[cell] } };
  }
  return states.isComputerToMove(state) ? { id: "refused-turn" } : null;
}

/** The controller of Watch: requests searches, and steps through them. */
import { keysOf } from "../base/keys-of.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { answering } from "../engine/workers.ts";
import { gameNames } from "../game/link.ts";
import { visitedGame } from "../game/link-game.ts";
import { position } from "../game/state.ts";
import { say, setShape } from "../messages/index.ts";
import { embedded, replaceGame } from "../page/address.ts";
import { fail, tell } from "../page/start/failures.ts";
import { preferences } from "../page/start/preferences.ts";
import { toast } from "../page/toast.ts";
import * as choices from "../parts/search/choice.ts";
import { GALLERY } from "../parts/search/example-trees.ts";
import { writeAddress, writeAfterRest } from "./address.ts";
import { isTooLarge, tooLargeMap, tooLargeSearch, treeFault } from "./refusals.ts";
import * as subjects from "./subjects.ts";
import { OWN, POSITION, WatchState, decisionsOf } from "./state.ts";
import { Stepper, canStart, type Moment, type StepSpeed, type Subject } from "./stepper.ts";
import type { Searched } from "./subjects.ts";

/** Searches of at most this many nodes get a map without being asked. */
const QUICK = 3000;

/**
 * Shows the visitor's choice. Its search is recorded and stepped through, or held back until the
 * visitor agrees, or refused. A new choice ends the request of the last one.
 */
export class Watch {
  state = new WatchState();
  readonly stepper = new Stepper((moment) => this.#stepped(moment));
  readonly #changed;
  /** True if the game hides answers. `#held` shows the search that is held back. */
  #isHidden = false;
  #hasAgreed = false;
  #held = async () => {};
  #request = new AbortController();
  #searched: Searched | undefined;
  /** The last tree on the stage. */
  #lastTree: choices.TreeChoice = choices.FIRST_TREE;
  /** The scoring of the last position. The first is Play's, so that both count the same nodes. */
  #scoring: choices.Scoring = "depth-aware";

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  #set(change: Partial<WatchState>) {
    this.state = { ...this.state, ...change };
    this.#changed();
  }

  async open(names: URLSearchParams) {
    const { state, faults } = await visitedGame(answering(), names, preferences().settings);
    // The address must not keep what was refused.
    if (faults.length > 0) replaceGame(gameNames(state));
    const isOther = state.shape.game !== this.state.shape.game;
    setShape(state.shape);
    const now = position(state);
    this.#isHidden = !state.settings.answers;
    const tab = choices.readDrawer(names);
    this.#set({
      // The names of moves belong to their board.
      ...(isOther && { moment: null }),
      shape: state.shape,
      board: now && !now.finished ? now.board : null,
      drawer: { isOpen: tab !== null, tab: tab ?? this.state.drawer.tab },
    });
    await this.show(choices.readChoice(names, state.settings.pruning), choices.readStep(names));
    // The keys step through a linked tree. Inside another page, the focus stays outside.
    const isLinked = names.has("search") || names.has("tree");
    if (isLinked && !embedded) this.focus();
    return faults;
  }

  /** @param step Counted from 1. */
  async show(wanted: choices.Choice, step = 1): Promise<void> {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    if ("position" in wanted && this.state.board === null) {
      tell({ id: "search-over" });
      return this.show({ tree: choices.FIRST_TREE });
    }
    if ("position" in wanted && this.#isHidden && !this.#hasAgreed) {
      this.#held = () => this.show(wanted, step);
      return this.#showNone(wanted, "ask");
    }
    this.#set({ isBusy: true, choice: wanted, isOwn: false });
    try {
      if ("position" in wanted) return await this.#showSearch(wanted.position, step, signal);
      const subject = await subjects.searchedTree(wanted.tree, signal);
      if (!signal.aborted) this.#showSubject(wanted, subject, step);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof EngineRefusal && "tree" in wanted)
        return await this.#refuse(wanted.tree, error);
      if ("position" in wanted && isTooLarge(error)) {
        const limit = choices.depthOf(wanted.position, this.state.shape);
        return this.#showNone(wanted, tooLargeSearch(error, wanted.position.pruning, limit));
      }
      fail(error, () => this.show(wanted, step));
    } finally {
      if (!signal.aborted) this.#set({ isBusy: false });
    }
  }

  async #showSearch(search: choices.PositionSearch, step: number, signal: AbortSignal) {
    const { shape, board } = this.state;
    const { pruning, scoring, from, convention } = search;
    const root = await subjects.rootOf({ shape, board: board ?? "", from }, signal);
    if (root === null) {
      tell({ id: "search-from-fault" });
      return this.show({ position: { ...search, from: undefined } });
    }
    const depth = choices.depthOf(search, shape);
    const choice = { shape, board: root.board, pruning, scoring, depth, convention };
    const subject = await subjects.searchedPosition(choice, signal);
    if (signal.aborted) return;
    const searched = { subject, choice, signal, movesBefore: root.moves };
    this.#showSubject({ position: search }, subject, step, searched);
    const { isOpen, tab } = this.state.drawer;
    const isQuick = subject.record.trace.nodes <= QUICK;
    if (isQuick || (isOpen && tab === "map")) await this.#drawMap();
  }

  #showSubject(shown: choices.Choice, subject: Subject, step: number, searched?: Searched) {
    this.#take(shown, searched);
    this.stepper.show(subject, step - 1);
    if (step > subject.record.length) {
      tell({ id: "step-beyond", values: { step, steps: subject.record.length } });
    }
  }

  #take(choice: choices.Choice, searched?: Searched, change: Partial<WatchState> = {}) {
    this.#searched = searched;
    const mapless = searched ? "" : say("map-none");
    if ("tree" in choice) this.#lastTree = choice.tree;
    else this.#scoring = choice.position.scoring;
    const draft = "tree" in choice ? choice.tree : this.state.draft;
    const cleared = { isOwn: false, instead: null, whole: null, fault: null };
    this.#set({ ...cleared, choice, shown: choice, mapless, draft, ...change });
  }

  #showNone(wanted: choices.Choice, instead: WatchState["instead"]) {
    const isAfter = instead !== "ask" || this.stepper.moment !== null;
    this.stepper.clear();
    this.#take(wanted, undefined, { instead, moment: null, isBusy: false });
    if (isAfter) writeAddress(this.state);
  }

  /** Focuses the tree, so that the keys step. */
  focus() {
    document.getElementById("tree")?.focus({ preventScroll: true, focusVisible: false });
  }

  /** Shows the answers from now on, until the visitor leaves the page. */
  async agree() {
    this.#hasAgreed = true;
    await this.#held();
    this.focus();
  }

  /** Keeps a wrong text in its form and names its fault. */
  async #refuse(draft: choices.TreeChoice, refusal: EngineRefusal) {
    if (!this.stepper.moment) await this.show({ tree: choices.FIRST_TREE });
    this.#set({ choice: this.state.shown, draft, fault: treeFault(refusal, draft.text) });
    this.#openOwn();
  }

  async #drawMap(): Promise<void> {
    if (!this.#searched || this.state.whole) return;
    const { subject, signal } = this.#searched;
    try {
      const whole = await subjects.searchedWhole(this.#searched);
      if (signal.aborted || this.stepper.moment?.subject !== subject) return;
      // The sentences can now say how many nodes a cut has saved.
      subject.spared = whole.spared;
      this.#set({ whole });
    } catch (error) {
      if (signal.aborted) return;
      if (!isTooLarge(error)) return fail(error, () => this.#drawMap());
      this.#set({ mapless: tooLargeMap(error) });
    }
  }

  writeAddress() {
    if (this.state.moment) writeAddress(this.state);
  }

  #stepped(moment: Moment) {
    const isOther = moment.subject !== this.state.moment?.subject;
    this.#set({ moment, ...(isOther && { opened: new Set() }) });
    writeAfterRest(this.state);
  }

  cut(direction: 1 | -1 = 1) {
    if (!this.stepper.cut(direction)) toast(say("step-no-more"));
  }

  setSpeed(speed: StepSpeed) {
    this.stepper.speed = speed;
    this.#changed();
  }

  chooseSubject(name: string) {
    const how = decisionsOf(this.state.choice);
    if (name === POSITION) return this.show({ position: { scoring: this.#scoring, ...how } });
    if (name === OWN) {
      if (!this.stepper.moment) this.show({ tree: { ...this.#lastTree, ...how } });
      return this.#openOwn();
    }
    const tree = keysOf(GALLERY).find((one) => one === name);
    if (tree) this.show({ tree: { ...GALLERY[tree], ...how } });
  }

  decide(change: { pruning?: boolean; convention?: string }) {
    const { choice } = this.state;
    if ("tree" in choice) this.show({ tree: { ...choice.tree, ...change } });
    else this.search(change);
  }

  search(change: Partial<choices.PositionSearch>) {
    const { choice } = this.state;
    if ("position" in choice) this.show({ position: { ...choice.position, ...change } });
  }

  searchTree({ window = ",", ...tree }: Omit<choices.TreeChoice, "pruning" | "convention">) {
    const choice = { ...tree, window, ...decisionsOf(this.state.choice) };
    const read = choices.readWindow(window);
    this.#set({ draft: choice, fault: read ? null : { text: say("tree-window-fault") } });
    if (read) this.show({ tree: { ...choice, window: read === "," ? undefined : read } });
  }

  sketch(change: Partial<choices.TreeChoice>) {
    this.#set({ draft: { ...this.state.draft, ...change } });
  }

  async startHere() {
    const { moment, shape, board } = this.state;
    if (!moment || !canStart(moment)) return;
    const start = { shape, board: board ?? "" };
    const { movesBefore = [] } = this.#searched ?? {};
    const { subject, step } = moment;
    try {
      const from = await subjects.linkTo(start, movesBefore, subject.record, step.here);
      this.search({ from });
    } catch (error) {
      fail(error, () => this.startHere());
    }
  }

  toggleDrawer() {
    const { tab, isOpen } = this.state.drawer;
    this.#setDrawer({ tab, isOpen: !isOpen, isToggled: true });
  }

  showDrawer(tab: choices.DrawerTab) {
    this.#setDrawer({ tab, isOpen: true });
  }

  #setDrawer(drawer: WatchState["drawer"]) {
    this.#set({ drawer });
    if (drawer.isOpen && drawer.tab === "map") this.#drawMap();
    this.writeAddress();
  }

  #openOwn() {
    this.#set({ isOwn: true });
    this.showDrawer("own");
  }

  toggleNode(id: number) {
    const opened = new Set(this.state.opened);
    if (!opened.delete(id)) opened.add(id);
    this.#set({ opened });
  }

  /** Goes to a node that the search enters. */
  choose(id: number) {
    const { branches, record } = this.state.moment?.subject ?? {};
    const node = branches?.nodeOf(id) ?? null;
    if (record && node !== null && record.entering(node) < record.length) this.stepper.enter(node);
  }
}

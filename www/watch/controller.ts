/** The controller of Watch: requests searches, and steps through them. */
import { answerer } from "../engine/workers.ts";
import { gameNames } from "../game/link.ts";
import { gameOfLink } from "../game/linked-game.ts";
import { positionOf } from "../game/state.ts";
import { say, setShape } from "../messages/index.ts";
import { isEmbedded, replaceGame } from "../page/address.ts";
import { showFailure, showNotice } from "../page/start/show-notice.ts";
import { preferences } from "../page/start/visitor-preferences.ts";
import { toast } from "../page/toast.ts";
import * as links from "../parts/search/watch-link.ts";
import { EXAMPLES } from "../parts/search/example-trees.ts";
import { writeAddress, writeAfterRest } from "./address.ts";
import { isTooLarge, tooLargeMap } from "./refusals.ts";
import { findSubject, type FoundSubject } from "./find-subject.ts";
import { WatchState, canStartHere, isMapOpen } from "./state.ts";
import { Stepper, type Moment, type StepSpeed } from "./stepper.ts";

/** Searches of at most this many nodes get a map without being asked. */
const QUICK_NODES = 3000;

export type WatchProps = { state: WatchState; watch: WatchController };

/**
 * Shows the search that the visitor chooses. It is recorded and stepped through, or held back until
 * the visitor agrees, or refused. A new search ends the request of the last one.
 */
export class WatchController {
  state = new WatchState();
  readonly stepper = new Stepper(
    (moment) => this.#stepped(moment),
    () => this.state,
  );
  readonly #changed;
  /** True if the game hides answers. `#held` shows the search that is held back. */
  #isHidden = false;
  #hasAgreed = false;
  #held = async () => {};
  #request = new AbortController();
  /** The last search of each kind. The first scoring is Play's, so both count the same nodes. */
  #last: { [Kind in links.WatchSearch["kind"]]: links.WatchSearch & { kind: Kind } } = {
    tree: links.FIRST_TREE,
    position: { kind: "position", scoring: links.PLAY_SCORING, pruning: true },
  };

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  #set(change: Partial<WatchState>) {
    this.state = { ...this.state, ...change };
    this.#changed();
  }

  async open(names: URLSearchParams) {
    const { state, faults } = await gameOfLink(answerer(), names, preferences().settings);
    // The address must not keep what was refused.
    if (faults.length > 0) replaceGame(gameNames(state));
    const isOther = state.shape.game !== this.state.shape.game;
    setShape(state.shape);
    const position = positionOf(state);
    this.#isHidden = !state.settings.answers;
    const tab = links.readDrawer(names);
    // The names of moves belong to their board, so a search that plays ends.
    if (isOther) this.stepper.clear();
    this.#set({
      shape: state.shape,
      board: position && !position.finished ? position.board : null,
      drawer: { isOpen: tab !== null, tab: tab ?? this.state.drawer.tab },
    });
    await this.show(links.readWatchSearch(names, state.settings.pruning), links.readStep(names));
    // The keys step through a linked tree. Inside another page, the focus stays outside.
    const isLinked = names.has("search") || names.has("tree");
    if (isLinked && !isEmbedded) this.focus({ focusVisible: false });
    return faults;
  }

  /** @param number The number of the step, from 1. */
  async show(search: links.WatchSearch, number = 1): Promise<void> {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    const isAnswer = search.kind === "position" && this.state.board !== null;
    if (isAnswer && this.#isHidden && !this.#hasAgreed) {
      this.#held = () => this.show(search, number);
      return this.#showNone(search, "ask");
    }
    this.#set({ isBusy: true, wanted: search, isEditing: false });
    try {
      const result = await findSubject(search, this.state, signal);
      if (!signal.aborted) await this.#showResult(search, result, number);
    } catch (error) {
      if (!signal.aborted) showFailure(error, () => this.show(search, number));
    } finally {
      if (!signal.aborted) this.#set({ isBusy: false });
    }
  }

  async #showResult(search: links.WatchSearch, result: FoundSubject, number: number) {
    if (result.is === "none") {
      showNotice({ id: result.why });
      return this.show(result.other);
    }
    if (result.is === "faulty") return this.#refuse(result);
    if (result.is === "too-large") return this.#showNone(search, result.search);
    const { subject } = result;
    const { length, trace } = subject.record;
    this.#settle(search);
    this.stepper.show(subject, number - 1);
    if (number > length) showNotice({ id: "step-beyond", values: { step: number, steps: length } });
    if (trace.nodes <= QUICK_NODES || isMapOpen(this.state)) await this.#recordMinimax();
  }

  /** Shows a search from now on. */
  #settle(search: links.WatchSearch, change: Partial<WatchState> = {}) {
    this.#last = { ...this.#last, [search.kind]: search };
    const draft = search.kind === "tree" ? search : this.state.draft;
    const cleared = { isEditing: false, instead: null, minimax: null, mapFault: "", fault: null };
    this.#set({ ...cleared, wanted: search, settled: search, draft, ...change });
  }

  #showNone(search: links.WatchSearch, instead: WatchState["instead"]) {
    // A link that is held back before the first step keeps its step until the visitor agrees.
    const isLinkKept = instead === "ask" && this.state.moment === null;
    this.stepper.clear();
    this.#settle(search, { instead, isBusy: false });
    if (!isLinkKept) writeAddress(this.state);
  }

  /** Focuses the tree, so that the keys step. */
  focus(how?: FocusOptions) {
    document.getElementById("tree")?.focus({ preventScroll: true, ...how });
  }

  /** Shows the answers from now on, until the visitor leaves the page. */
  async agree() {
    this.#hasAgreed = true;
    await this.#held();
    this.focus();
  }

  /** Keeps a wrong text in its form and names its fault. */
  async #refuse({ draft, fault }: Pick<WatchState, "draft" | "fault">) {
    if (!this.state.moment) await this.show(links.FIRST_TREE);
    this.#set({ wanted: this.state.settled, draft, fault });
    this.#editTree();
  }

  async #recordMinimax(): Promise<void> {
    const subject = this.state.moment?.subject;
    if (!subject?.minimax || this.state.minimax) return;
    const { signal } = this.#request;
    try {
      const minimax = await subject.minimax(signal);
      if (!signal.aborted && this.state.moment?.subject === subject) this.#set({ minimax });
    } catch (error) {
      if (signal.aborted) return;
      if (!isTooLarge(error)) return showFailure(error, () => this.#recordMinimax());
      this.#set({ mapFault: tooLargeMap(error) });
    }
  }

  writeAddress() {
    if (this.state.moment) writeAddress(this.state);
  }

  #stepped(moment: Moment | null) {
    const isOther = moment?.subject !== this.state.moment?.subject;
    this.#set({ moment, ...(isOther && { opened: new Set() }) });
    if (moment) writeAfterRest(this.state);
  }

  goToCut(direction: 1 | -1 = 1) {
    if (!this.stepper.goToCut(direction)) toast(say("step-no-more"));
  }

  setSpeed(speed: StepSpeed) {
    this.#set({ speed });
  }

  async chooseSubject(name: links.SubjectName) {
    const { position, tree } = this.#last;
    const { pruning, convention } = this.state.wanted;
    const how = { pruning, convention };
    if (name === "position") return this.show({ kind: name, scoring: position.scoring, ...how });
    if (name !== "own") return this.show({ kind: "tree", ...EXAMPLES[name], ...how });
    if (!this.state.moment) await this.show({ ...tree, ...how });
    this.#editTree();
  }

  searchWith(change: Partial<Pick<links.WatchSearch, "pruning" | "convention">>) {
    return this.show({ ...this.state.wanted, ...change });
  }

  searchPosition(change: Partial<links.PositionOptions>) {
    const { wanted } = this.state;
    if (wanted.kind === "position") this.show({ ...wanted, ...change });
  }

  searchTree({ window = ",", ...tree }: Omit<links.TreeSearch, "pruning" | "convention">) {
    const { pruning, convention } = this.state.wanted;
    const search = { ...tree, window, pruning, convention };
    const read = links.readWindow(window);
    this.#set({ draft: search, fault: read ? null : { text: say("tree-window-fault") } });
    if (read) this.show({ kind: "tree", ...search, window: read === "," ? undefined : read });
  }

  changeDraft(change: Partial<links.TreeSearch>) {
    this.#set({ draft: { ...this.state.draft, ...change } });
  }

  async startHere() {
    const { moment } = this.state;
    if (!moment?.subject.linkTo || !canStartHere(moment)) return;
    try {
      this.searchPosition({ from: await moment.subject.linkTo(moment.step.here) });
    } catch (error) {
      showFailure(error, () => this.startHere());
    }
  }

  toggleDrawer() {
    const { tab, isOpen } = this.state.drawer;
    this.#setDrawer({ tab, isOpen: !isOpen, isToggled: true });
  }

  showDrawer(tab: links.DrawerTab) {
    this.#setDrawer({ tab, isOpen: true });
  }

  #setDrawer(drawer: WatchState["drawer"]) {
    this.#set({ drawer });
    if (isMapOpen(this.state)) this.#recordMinimax();
    this.writeAddress();
  }

  #editTree() {
    this.#set({ isEditing: true });
    this.showDrawer("own");
  }

  toggleNode(id: number) {
    const opened = new Set(this.state.opened);
    if (!opened.delete(id)) opened.add(id);
    this.#set({ opened });
  }

  /** Pauses, and goes to the step that enters a node, if there is one. */
  goTo(id: number) {
    const { subject } = this.state.moment ?? {};
    const node = subject?.branches.nodeOf(id) ?? null;
    if (!subject || node === null) return;
    const index = subject.record.entering(node);
    if (index < subject.record.length) this.stepper.show(subject, index);
  }
}

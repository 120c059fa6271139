/**
 * Classic bugs of search programs, each running in the engine: what one does in a position, to a depth limit or
 * to the end, and in how many positions it fails. The bug, the position and what is counted are in the address.
 */
import { openViewPage } from "../../page/start/view.ts";
import "../../style/bugs.css";
import { thinking } from "../../engine/workers.ts";
import { make } from "../../base/elements.ts";
import { hrefOf, query as address } from "../../page/address.ts";
import { fragmentOf, travelling } from "../../page/places.ts";
import { say } from "../../messages/index.ts";
import { openLabRoom } from "../opening.ts";
import { bugsFrame, firstShown } from "./frame.ts";
import { BUGS } from "../../game/bugs.ts";
import { bugBoard, keepRoom, stageLegend } from "./stage.ts";
import { BugCounter } from "./counter.ts";
import { examplesOf, noTally } from "./counts.ts";
import { bugDetails } from "./details.ts";
import { bugSearch } from "./search.ts";
import { bugSettings, scopeOf } from "./settings.ts";
import { bugAnswersOf, countWord, limitText, verdict } from "./words.ts";
import { watchLink } from "../../parts/search/watch-link.ts";
import { SCHEMA } from "./link.ts";
import type { OpenView } from "../../page/start/view.ts";
import type { LabContext } from "../opening.ts";
import type { Found } from "./search.ts";
import type { Scope } from "./settings.ts";
import type { BugName, Player } from "../../../pkg/web/cutoff.js";

/** What a link says of the game's position: it is the first on the stage. */
const POSITION = ["start", "moves", "at"];
const ON_BENCH = {
  words: { start: "bugs-count-again", stop: "stop", progress: "the-count" },
  isPrimary: false,
} as const;

const openBugs: OpenView = (context) =>
  openLabRoom(
    context,
    ON_BENCH,
    (closed) => scopeOf(thinking(), context.state().shape, closed),
    (context, scope) => new BugsRoom(context, scope),
  );

class BugsRoom {
  #context;
  #shape;
  #shown;
  #search;
  #settings;
  #counter;
  #frame;
  #details = bugDetails();
  #watch = make("a", { class: "link" }, say("bugs-watch"));
  #play = make("a", { class: "link" }, say("bugs-play"));
  /** Whether the visitor has stopped the search of the position on the stage. */
  #isGivenUp = false;

  constructor(context: LabContext, scope: Scope) {
    const { box, bench, state, closed } = context;
    bench.offer(scope.all ? ["all", "sample"] : ["sample"]);
    this.#context = context;
    this.#shape = state().shape;
    this.#shown = firstShown(context, POSITION);
    this.#search = bugSearch(this.#shape, closed);
    this.#settings = bugSettings(context, scope, () => this.update());
    this.#counter = new BugCounter(context, scope, this.#settings, {
      chosen: () => this.#shown.bug,
      counted: (bug, whole) => this.#counted(bug, whole),
      drawn: () => this.#draw(),
      // Without an example the start is shown.
      ended: () => this.#isIdle() && !this.#isGivenUp && this.#show(),
    });
    const links = this.#shape.exhaustive ? [this.#play, this.#watch] : [this.#watch];
    this.#frame = bugsFrame(this.#shown, links, {
      show: () => this.#show(),
      step: (direction) => this.#step(direction),
    });
    this.#frame.details.append(...this.#details.content);
    keepRoom(this.#frame.stage, this.#shape);
    this.#frame.fill(box, this.#counter.element);
    // What does not wait for an answer has its room from the start.
    this.#frame.showSentence();
    this.#counter.count(false);
    this.#show();
  }

  opened() {
    // The sample's seed may be a random one: the link has it, so that others count the same.
    if (this.#context.bench.on() === "sample") this.#context.changed();
  }

  update() {
    this.#shown.acted = true;
    this.#isGivenUp = false;
    this.#settings.show();
    this.#counter.count(true);
    this.#show();
  }

  press() {
    if (this.#counter.runs() || this.#search.runs()) this.#stopAll();
    else this.#startAgain();
  }

  link() {
    const { bug, board } = this.#shown;
    return { ...this.#settings.link(), bug, ...(board === null ? {} : { board }) };
  }

  #stopAll() {
    this.#isGivenUp = this.#search.runs();
    if (this.#isGivenUp) this.#tellInstead(say("bugs-stopped-here"));
    this.#search.stop();
    this.#counter.stop();
    this.#draw();
  }

  #startAgain() {
    this.#counter.count(true);
    if (this.#isGivenUp) this.#show();
    this.#isGivenUp = false;
  }

  /** Whether nothing is on the stage, nor on its way there. */
  #isIdle() {
    return this.#shown.board === null && !this.#search.runs();
  }

  #counted(bug: BugName, whole: boolean) {
    if (bug !== this.#shown.bug || !this.#isIdle()) return;
    // Until a position fails, one with another fault could be shown, which is not among the fails.
    if (whole || this.#tally().worse > 0) this.#show();
  }

  #tally() {
    return this.#counter.tallies.get(this.#shown.bug) ?? noTally();
  }

  #step(direction: 1 | -1) {
    const boards = examplesOf(this.#tally());
    if (boards.length === 0) return;
    this.#frame.step(boards, direction);
    this.#show();
  }

  /** Shows the bug in the position. A search of another position is given up. */
  async #show() {
    const { fail, closed } = this.#context;
    const { bug, board: chosen, acted } = this.#shown;
    this.#search.stop();
    this.#frame.list.pick(bug);
    this.#draw();
    const board = chosen ?? examplesOf(this.#tally())[0];
    // The first example is still to be found.
    if (board === undefined && this.#counter.runs()) return;
    try {
      const late = () => (this.#tellInstead(say("bugs-searching")), this.#draw());
      const { start } = this.#shape;
      const limit = this.#settings.limit();
      const found = await this.#search.find(board ?? start, bug, limit, acted, late);
      if (found) this.#fill(found);
    } catch (error) {
      fail(error, closed);
    }
    if (!closed.aborted) this.#draw();
  }

  #tellInstead(text: string) {
    this.#frame.showSentence();
    this.#details.fillInstead(text);
  }

  #fill({ board, player, consultation }: Found) {
    const shape = this.#shape;
    const { bug, acted } = this.#shown;
    const { depth } = consultation;
    this.#shown.board = board;
    const answers = bugAnswersOf(consultation, player);
    const [judgement, words] = verdict(bug, player, consultation);
    this.#frame.stage.replaceChildren(
      bugBoard(shape, board, bug, player, answers),
      stageLegend(shape, answers) ?? "",
    );
    const limit = limitText(bug, depth);
    this.#frame.showSentence(limit && ` ${limit}`);
    this.#frame.details.scrollTop = 0;
    this.#details.fill(bug, answers, depth, { judgement, words });
    this.#watch.href = watchLink({ game: shape.game, board, depth });
    this.#play.href = playLink(board, bug, player);
    if (!acted) return;
    this.#frame.announce(judgement.textContent);
    this.#context.changed();
  }

  #draw() {
    const tally = this.#tally();
    const { bug, board } = this.#shown;
    const boards = examplesOf(tally);
    const fails = tally.worse + tally.misvalued > 0 || tally.moreNodes === 0;
    this.#frame.showPlace(boards.indexOf(board ?? ""), boards.length, fails);
    this.#sayCounts();
    this.#details.sayEverywhere(bug, tally, this.#settings.depth() !== null);
    this.#counter.draw(this.#search.runs());
  }

  /** Says beside each bug how often it has failed. */
  #sayCounts() {
    const none = say(this.#counter.runs() ? "pending" : "time-none");
    for (const bug of BUGS) {
      const tally = this.#counter.tallies.get(bug);
      this.#frame.list.say(bug, tally ? countWord(bug, tally) : none);
    }
  }
}

/** A link to a game against the bug: the side to move (`player`) has it, so that it makes its move at once. */
function playLink(start: string, bug: BugName, player: Player) {
  const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
  const names = [...POSITION, ...Object.keys(players)];
  const others = travelling(address()).filter(([name]) => !names.includes(name));
  return hrefOf("play", fragmentOf([...others, ...Object.entries({ start, bug, ...players })]));
}

openViewPage(openBugs, () => SCHEMA, thinking);

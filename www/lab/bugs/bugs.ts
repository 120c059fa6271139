/**
 * Classic bugs of search programs, each running in the engine: what one does in a position, to a depth limit or
 * to the end, and in how many positions it fails. The bug, the position and what is counted are in the address.
 */
import { thinking } from "../../engine/workers.ts";
import { make, setText } from "../../base/elements.ts";
import { hrefOf, query as address } from "../../page/address.ts";
import { fragmentOf, travelling } from "../../page/places.ts";
import { say } from "../../messages/index.ts";
import { openBench } from "../bench.ts";
import { startControl } from "../controls.ts";
import { codeChange } from "./code.ts";
import { bugsFrame, firstShown } from "./frame.ts";
import { BUGS } from "../../game/bugs.ts";
import { returnedTable } from "./root-values.ts";
import { bugBoard, keepRoom, stageLegend } from "./stage.ts";
import { bugCounter } from "./counter.ts";
import { examplesOf, noTally } from "./counts.ts";
import { bugSearch } from "./search.ts";
import { bugSettings, scopeOf } from "./settings.ts";
import { bugAnswersOf, countWord, limitText, tallyText, verdict } from "./words.ts";
import { watchLink } from "../../parts/search/watch-link.ts";
import type { OpenView, ViewContext } from "../../page/start/view.ts";
import type { Bench } from "../bench.ts";
import type { Found } from "./search.ts";
import type { Scope } from "./settings.ts";
import type { Tally } from "./counts.ts";
import type { BugName, Player } from "../../../pkg/web/cutoff.js";
import type { Returned } from "./root-values.ts";

/** What a search with a bug answers, with its values as texts. */
export interface BugAnswers {
  /** The cell that it recommends. */
  move: number | null;
  /** The cells of all best moves. */
  best: number[];
  root: Returned[];
}

/** What a link says of the game's position: it is the first on the stage. */
const POSITION = ["start", "moves", "at"];
/** What the button says, and its progress. */
const RUN = { start: "bugs-count-again", stop: "stop", progress: "the-count" } as const;

export const openBugs: OpenView = (context) => {
  const work = new AbortController();
  const { fail, state, changed } = context;
  let shown: ReturnType<typeof view> | null = null;
  const control = startControl(() => shown?.press(), RUN, {});
  const bench = openBench(context, {
    run: [control.start, control.bar],
    chosen: () => shown?.recount(),
  });
  const ready = scopeOf(thinking(), state().shape, work.signal).then(
    (scope) => {
      bench.offer(scope.all ? ["all", "sample"] : ["sample"]);
      shown = view(context, scope, bench, control, work.signal);
      // The sample's seed may be a random one: the link has it, so that others count the same.
      if (bench.on() === "sample") changed();
    },
    (error) => fail(error, work.signal),
  );
  return { ready, close: () => work.abort(), link: () => shown?.link() ?? {} };
};

function view(
  context: ViewContext,
  scope: Scope,
  bench: Bench,
  control: ReturnType<typeof startControl>,
  closed: AbortSignal,
) {
  const { box, query, state, fail, changed } = context;
  const { shape } = state();
  const shown = firstShown(context, POSITION);
  /** Whether the visitor has stopped the search of the position on the stage. */
  let givenUp = false;
  const search = bugSearch(shape, closed);
  const settings = bugSettings(query, shape.game, scope, bench, recount);
  const counter = bugCounter(shape.game, scope, settings, control, closed, {
    chosen: () => shown.bug,
    counted(bug, whole) {
      if (bug !== shown.bug || shown.board !== null || search.runs()) return;
      // Until a position fails, one with another fault could be shown, which is not among the fails.
      if (whole || (counter.tallyOf(bug)?.worse ?? 0) > 0) show();
    },
    drawn: () => draw(),
    ended() {
      // Without an example the start is shown.
      if (shown.board === null && !search.runs() && !givenUp) show();
    },
    fail: (error) => fail(error, closed),
  });
  const watch = make("a", { class: "link" }, say("bugs-watch"));
  const play = make("a", { class: "link" }, say("bugs-play"));
  const frame = bugsFrame(shown, shape.exhaustive ? [play, watch] : [watch], { show, step });
  const details = bugDetails();
  frame.details.append(...details.content);
  keepRoom(frame.stage, shape);
  frame.fill(box, counter.element);
  // What does not wait for an answer has its room from the start.
  frame.showSentence();

  /** Counts something else. */
  function recount() {
    shown.acted = true;
    givenUp = false;
    settings.show();
    counter.count(true);
    show();
  }

  const tallyNow = () => counter.tallyOf(shown.bug) ?? noTally();
  const examples = () => examplesOf(tallyNow());

  /** Shows another position in which the bug fails. */
  function step(direction: 1 | -1) {
    const boards = examples();
    if (boards.length === 0) return;
    frame.step(boards, direction);
    show();
  }

  /** Shows the bug in the position. A search of another position is given up. */
  async function show() {
    search.stop();
    frame.list.pick(shown.bug);
    draw();
    const board = shown.board ?? examples()[0];
    // The first example is still to be found.
    if (board === undefined && counter.runs()) return;
    try {
      const late = () => (tellInstead(say("bugs-searching")), draw());
      const { bug, acted } = shown;
      const found = await search.find(board ?? shape.start, bug, settings.limit(), acted, late);
      if (found) fill(found);
    } catch (error) {
      fail(error, closed);
    }
    if (!closed.aborted) draw();
  }

  /** In place of an answer that is not there. */
  function tellInstead(text: string) {
    frame.showSentence();
    details.fillInstead(text);
  }

  function stopAll() {
    givenUp = search.runs();
    if (givenUp) tellInstead(say("bugs-stopped-here"));
    search.stop();
    counter.stop();
    draw();
  }

  function startAgain() {
    counter.count(true);
    if (givenUp) show();
    givenUp = false;
  }

  function fill({ board, player, consultation }: Found) {
    shown.board = board;
    const { bug } = shown;
    const { depth } = consultation;
    const answers = bugAnswersOf(consultation, player);
    const [judgement, words] = verdict(bug, player, consultation);
    frame.stage.replaceChildren(
      bugBoard(shape, board, bug, player, answers),
      stageLegend(shape, answers) ?? "",
    );
    const limit = limitText(bug, depth);
    frame.showSentence(limit && ` ${limit}`);
    frame.details.scrollTop = 0;
    details.fill(bug, answers, depth, { judgement, words });
    watch.href = watchLink({ game: shape.game, board, depth });
    play.href = playLink(board, bug, player);
    if (!shown.acted) return;
    frame.announce(judgement.textContent);
    changed();
  }

  /** What a link says of the settings, the bug and the position. */
  function link() {
    const { bug, board } = shown;
    return { ...settings.link(), bug, ...(board === null ? {} : { board }) };
  }

  /** What is counted so far, drawn in place. */
  function draw() {
    const tally = tallyNow();
    const boards = examplesOf(tally);
    const fails = tally.worse + tally.misvalued > 0 || tally.moreNodes === 0;
    frame.showPlace(boards.indexOf(shown.board ?? ""), boards.length, fails);
    sayCounts(frame.list, counter);
    details.sayEverywhere(shown.bug, tally, settings.depth() !== null);
    counter.draw(search.runs());
  }

  counter.count(false);
  show();
  return {
    link,
    recount,
    press: () => (counter.runs() || search.runs() ? stopAll() : startAgain()),
  };
}

/** What the details hold: what the bug does in the position, and in all that were searched. */
function bugDetails() {
  const judged = make("div", { class: "stack roomy" });
  const everywhere = make("p", { class: "explained" });
  const how = make("p", { class: "explained" });
  const href = hrefOf("practise", { mode: "program", way: "table" });
  const yours = make("p", {}, make("a", { class: "button", href }, say("bugs-yours")));
  return {
    content: [judged, everywhere, how, yours],
    fill(
      bug: BugName,
      answers: BugAnswers,
      depth: number | null,
      { judgement, words }: { judgement: Node; words: Node },
    ) {
      const caption = say("bugs-caption", { depth: depth ?? 0 });
      const table = returnedTable(bug, answers, caption);
      judged.replaceChildren(codeChange(bug), judgement, table, words);
      setText(how, depth === null ? "" : say("bugs-how", { depth }));
    },
    /** In place of an answer that is not there. */
    fillInstead(text: string) {
      judged.replaceChildren(make("p", { class: "explained", role: "status" }, text));
    },
    sayEverywhere(bug: BugName, tally: Tally, isLimited: boolean) {
      setText(everywhere, tally.searched > 0 ? tallyText(bug, tally, isLimited) : "");
    },
  };
}

/** Says beside each bug how often it has failed. */
function sayCounts(
  list: ReturnType<typeof bugsFrame>["list"],
  counter: ReturnType<typeof bugCounter>,
) {
  for (const bug of BUGS) {
    const tally = counter.tallyOf(bug);
    const none = counter.runs() ? "pending" : "time-none";
    list.say(bug, tally ? countWord(bug, tally) : say(none));
  }
}

/**
 * A link to a game against the bug: the side to move has it, so that it makes its move at once.
 * @param player Who is to move.
 */
function playLink(start: string, bug: BugName, player: Player) {
  const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
  const names = [...POSITION, ...Object.keys(players)];
  const others = travelling(address()).filter(([name]) => !names.includes(name));
  return hrefOf("play", fragmentOf([...others, ...Object.entries({ start, bug, ...players })]));
}

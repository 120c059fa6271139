/**
 * The bugs on boards beyond 3×3: what one does in a position, to a depth limit or to the end, and in how
 * many positions it fails. The bug, the position and what is counted are in the address.
 */
import { thinking } from "../../engine/workers.js";
import { make } from "../../page/elements.js";
import { setText } from "../../page/parts.js";
import { termLine } from "../../page/term.js";
import { hrefOf, query as address, replaceAddress } from "../../page/address.js";
import { GAME_NAMES, fragmentOf, travelling } from "../../page/places.js";
import { say } from "../../messages/index.js";
import { codeChange } from "../bugs/code.js";
import { addressOf, bugsFrame, firstShown } from "../bugs/frame.js";
import { MISTAKES } from "../bugs/mistakes.js";
import { returnedTable } from "../bugs/returned.js";
import { bugBoard, stageLegend } from "../bugs/stage.js";
import { bugCounter } from "./bug-counter.js";
import { examplesOf, noTally } from "./bug-counts.js";
import { bugSearch } from "./bug-search.js";
import { bugSettings, scopeOf } from "./bug-settings.js";
import { boardAnswers, boardVerdict, countWord, tallyText } from "./bug-words.js";
import { faultOfAll } from "../choices.js";

/** What a link says of the game's position: it is the first on the stage. */
const POSITION = ["start", "moves", "at"];
/** Below this depth there is no deep cut-off. */
const DEEP = 4;

/** @type {import("../../page/view.js").OpenView} */
export function openBoardBugs(context) {
  const work = new AbortController();
  const { fail, query, state } = context;
  /** @type {import("../../game/state.js").Words | null} */
  let fault = null;
  const ready = scopeOf(thinking(), state().shape, work.signal).then(
    (scope) => {
      fault = faultOfAll(query, scope.all !== null);
      view(context, scope, work.signal);
    },
    (error) => fail(error, work.signal),
  );
  return { ready, fault: () => fault, close: () => work.abort() };
}

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {import("./bug-settings.js").Scope} scope
 * @param {AbortSignal} closed
 */
function view(context, scope, closed) {
  const { box, query, state, fail } = context;
  const { shape } = state();
  const shown = firstShown(context, POSITION);
  /** Whether the visitor has stopped the search of the position on the stage. */
  let givenUp = false;
  const search = bugSearch(shape, closed);
  const settings = bugSettings(query, shape.game, scope, () => {
    shown.acted = true;
    givenUp = false;
    counter.count(true);
    show();
  });
  const counter = bugCounter(shape.game, scope, settings, closed, {
    chosen: () => shown.bug,
    pressed: () => (counter.runs() || search.runs() ? stopAll() : startAgain()),
    counted(bug, whole) {
      if (bug !== shown.bug || shown.board !== null || search.runs()) return;
      // Until a position fails, one with another fault could be shown, which is not among the fails.
      if (whole || (counter.tallyOf(bug)?.wrong ?? 0) > 0) show();
    },
    drawn: () => draw(),
    ended() {
      // Without an example the start is shown.
      if (shown.board === null && !search.runs() && !givenUp) show();
    },
    fail: (error) => fail(error, closed),
  });
  const watch = make("a", { class: "link" }, say("bugs-watch"));
  const frame = bugsFrame(shown, watch, { show, step });
  const details = boardDetails();
  frame.details.append(...details.content);
  frame.fill(box, ["bugs", "bugs-any"], counter.element);

  const tallyNow = () => counter.tallyOf(shown.bug) ?? noTally();
  const examples = () => examplesOf(tallyNow());

  /** Shows another position in which the bug fails. @param {1 | -1} direction */
  function step(direction) {
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
      const found = await search.find(board ?? shape.start, shown.bug, settings.limit(), late);
      if (found) fill(found);
    } catch (error) {
      fail(error, closed);
    }
    if (!closed.aborted) draw();
  }

  /** In place of an answer that is not there. @param {string} text */
  function tellInstead(text) {
    frame.showSentence();
    details.judge(make("p", { class: "explained", role: "status" }, text));
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

  /** @param {import("./bug-search.js").Found} found */
  function fill({ board, player, consultation }) {
    shown.board = board;
    const { bug } = shown;
    const { depth } = consultation;
    const answers = boardAnswers(consultation);
    const [judgement, words] = boardVerdict(bug, player, consultation);
    const caption = say(`bugs-any-caption-${depth === null ? "end" : "limit"}`);
    const limit = limitWords(depth);
    frame.stage.replaceChildren(
      bugBoard(shape, board, bug, player, answers),
      stageLegend(shape, answers) ?? "",
    );
    frame.showSentence(limit && ` ${limit}`);
    frame.details.scrollTop = 0;
    const table = returnedTable(bug, answers, caption, say("bugs-is-any"));
    details.judge(codeChange(bug, false), judgement, words, table);
    setText(details.how, depth === null ? "" : say("bugs-any-how", { depth }));
    watch.href = watchLink(shape.game, board, depth);
    if (!shown.acted) return;
    frame.announce(judgement.textContent);
    replaceAddress(linkHere());
  }

  /** What a link says of the settings, the bug and the position. */
  function linkHere() {
    const { bug, board } = shown;
    return addressOf({ ...settings.link(), bug, ...(board === null ? {} : { board }) });
  }

  /** What a depth limit has to do with the bug. @param {number | null} depth */
  function limitWords(depth) {
    if (depth === null) return "";
    if (shown.bug === "wrong-side") return say("bugs-wrong-side-limit");
    return shown.bug === "parent-bound" && depth < DEEP ? say("bugs-parent-bound-limit") : "";
  }

  /** What is counted so far, drawn in place. */
  function draw() {
    const tally = tallyNow();
    const boards = examplesOf(tally);
    const fails = tally.wrong + tally.misvalued > 0 || tally.slower === 0;
    frame.showPlace(boards.indexOf(shown.board ?? ""), boards.length, fails);
    for (const name of MISTAKES) {
      const one = counter.tallyOf(name);
      const none = counter.runs() ? "lab-pending" : "lab-none";
      frame.list.say(name, one ? countWord(one) : say(none));
    }
    const limited = settings.depth() !== null;
    setText(details.everywhere, tally.searched > 0 ? tallyText(shown.bug, tally, limited) : "");
    counter.draw(search.runs());
  }

  counter.count(false);
  // The sample's seed may be a random one: the link has it, so that others count the same.
  if (settings.sample()) replaceAddress(linkHere());
  show();
}

/** What the details hold: what the bug does in the position, and in all that were searched. */
function boardDetails() {
  const judged = make("div", { class: "judged" });
  const everywhere = make("p", { class: "explained" });
  const how = make("p", { class: "explained" });
  return {
    content: [judged, everywhere, how, termLine(["bound", "window", "table"])],
    everywhere,
    how,
    /** @param {...Node} content */
    judge: (...content) => judged.replaceChildren(...content),
  };
}

/**
 * A link to the recorded search of a position.
 * @param {string} game
 * @param {string} start
 * @param {number | null} depth
 */
function watchLink(game, start, depth) {
  const others = travelling(address()).filter(([name]) => !GAME_NAMES.includes(name));
  const names = { game, start, scores: "depth-aware", by: "alpha-beta" };
  const limit = depth === null ? {} : { depth: String(depth) };
  const own = Object.entries({ ...names, ...limit, search: "1" });
  return hrefOf("watch", fragmentOf([...others, ...own]));
}

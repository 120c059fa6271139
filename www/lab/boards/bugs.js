/**
 * The bugs on boards beyond 3×3: what one does in a position, to a depth limit or to the end, and in how
 * many positions it fails. The bug, the position and what is counted are in the address.
 */
import { wholeEngine } from "../../engine/whole.js";
import { button, make } from "../../page/elements.js";
import { icon } from "../../page/icon.js";
import { part, setText } from "../../page/parts.js";
import { termLine } from "../../page/term.js";
import { hrefOf, query as address, replaceAddress } from "../../page/address.js";
import { GAME_NAMES, fragmentOf, travelling } from "../../page/places.js";
import { say } from "../../messages/index.js";
import { position } from "../../game/state.js";
import { showPart } from "../frame.js";
import { codeChange } from "../bugs/code.js";
import { bugList } from "../bugs/list.js";
import { MISTAKES } from "../bugs/mistakes.js";
import { returnedTable } from "../bugs/returned.js";
import { bugBoard, stageLegend } from "../bugs/stage.js";
import { bugCounter, isStopped } from "./bug-counter.js";
import { consult, examplesOf, noTally } from "./bug-counts.js";
import { bugSettings, scopeOf } from "./bug-settings.js";
import { boardAnswers, boardVerdict, countWord, tallyText } from "./bug-words.js";

/** What a link says of the game's position: it is the first on the stage. */
const POSITION = ["start", "moves", "at"];
/** Milliseconds after which a search is said to run. */
const LATE = 300;
/** Below this depth there is no deep cut-off. */
const DEEP = 4;

/** @type {import("../../page/view.js").OpenView} */
export function openBoardBugs(context) {
  const work = new AbortController();
  const { fail, state } = context;
  const ready = scopeOf(wholeEngine(), state().shape, work.signal).then(
    (scope) => view(context, scope, work.signal),
    (error) => fail(error, work.signal),
  );
  return { ready, close: () => work.abort() };
}

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {import("./bug-settings.js").Scope} scope
 * @param {AbortSignal} closed
 */
function view({ box, query, state, fail }, scope, closed) {
  const { shape } = state();
  let bug = MISTAKES.find((name) => name === query.get("bug")) ?? MISTAKES[0];
  /** The position on the stage; null for the first in which the bug fails. @type {string | null} */
  let board =
    query.get("board") ??
    (POSITION.some((name) => address().has(name)) ? (position(state())?.board ?? null) : null);
  let acted = false;
  /** The search of the position on the stage. @type {AbortController | null} */
  let looking = null;
  /** Whether the visitor has stopped that search. */
  let givenUp = false;

  const list = bugList(bug, (chosen) => {
    acted = true;
    bug = chosen;
    board = null;
    show();
  });
  const settings = bugSettings(query, shape.game, scope, () => {
    acted = true;
    givenUp = false;
    counter.count(true);
    show();
  });
  const counter = bugCounter(shape.game, scope, settings, closed, {
    chosen: () => bug,
    pressed: () => (counter.runs() || looking ? stopAll() : startAgain()),
    counted(name, whole) {
      if (name !== bug || board !== null || looking) return;
      // Until a position fails, one with another fault could be shown, which is not among the fails.
      if (whole || (counter.tallyOf(bug)?.wrong ?? 0) > 0) show();
    },
    drawn: () => draw(),
    ended() {
      // Without an example the start is shown.
      if (board === null && !looking && !givenUp) show();
    },
    fail: (error) => fail(error, closed),
  });
  const stage = make("div", { class: "stage", tabindex: -1, "data-subject": true });
  const next = button("", () => step(1), { class: "primary" });
  const back = button("", () => step(-1), { class: "tool", "aria-label": say("bugs-back") });
  back.title = say("bugs-back");
  back.append(icon("chevron-left"));
  const place = make("p", { class: "place" });
  const sentence = make("div", { class: "sentence-box" });
  const details = make("div", { class: "details", tabindex: 0, role: "group" });
  details.setAttribute("aria-label", say("bugs-details"));
  const judged = make("div", { class: "judged" });
  const everywhere = make("p", { class: "explained" });
  const how = make("p", { class: "explained" });
  const watch = make("a", { class: "link" }, say("bugs-watch"));
  showPart();
  box.classList.add("workspace", "bugs", "bugs-any");
  details.append(judged, everywhere, how, termLine(["bound", "window", "table"]));
  box.append(
    list.element,
    stage,
    make("div", { class: "transport" }, back, next, place),
    counter.element,
    sentence,
    details,
    make("p", { class: "figures-box" }, watch),
  );

  const examples = () => examplesOf(counter.tallyOf(bug) ?? noTally());

  /** Shows another position in which the bug fails. @param {1 | -1} direction */
  function step(direction) {
    const boards = examples();
    if (boards.length === 0) return;
    const at = boards.indexOf(board ?? "");
    acted = true;
    // From a position that is none of them, on to the first.
    board = boards[at < 0 ? 0 : (at + direction + boards.length) % boards.length];
    show();
  }

  /** Shows the bug in the position. A search of another position is given up. */
  async function show() {
    stopLooking();
    list.pick(bug);
    draw();
    const shown = board ?? examples()[0];
    // The first example is still to be found.
    if (shown === undefined && counter.runs()) return;
    const mine = new AbortController();
    looking = mine;
    const signal = AbortSignal.any([mine.signal, closed]);
    const late = setTimeout(() => (tellLate(say("bugs-searching")), draw()), LATE);
    try {
      const engine = wholeEngine();
      let found = await consult(engine, shown ?? shape.start, bug, settings.limit(), signal);
      let at = shown ?? shape.start;
      if (found.index === null) {
        // The game is over there: there is no move to choose.
        at = shape.start;
        found = await consult(engine, at, bug, settings.limit(), signal);
      }
      const replay = await engine.request("replay", [at, [], { game: shape.game }], { signal });
      board = replay.positions[0].board;
      fill(board, replay.positions[0].player, found);
    } catch (error) {
      if (!isStopped(error, signal)) fail(error, closed);
    }
    clearTimeout(late);
    if (mine !== looking) return;
    looking = null;
    draw();
  }

  /** Ends the search of the position on the stage. It cannot be ended but with its worker. */
  function stopLooking() {
    if (!looking) return;
    looking.abort();
    looking = null;
    wholeEngine().stop();
  }

  /** In place of an answer that is not there. @param {string} text */
  function tellLate(text) {
    sentence.replaceChildren(
      make("h2", {}, say(`bugs-${bug}-name`)),
      make("p", {}, say(`bugs-${bug}-why`)),
    );
    judged.replaceChildren(make("p", { class: "explained", role: "status" }, text));
  }

  function stopAll() {
    givenUp = looking !== null;
    if (givenUp) tellLate(say("bugs-stopped-here"));
    stopLooking();
    counter.stop();
    draw();
  }

  function startAgain() {
    counter.count(true);
    if (givenUp) show();
    givenUp = false;
  }

  /**
   * @param {string} shown
   * @param {import("../../game/state.js").Player} player Who is to move.
   * @param {import("../../../pkg/web/cutoff.js").BoardConsultation} found
   */
  function fill(shown, player, found) {
    const answers = boardAnswers(found);
    const [judgement, words] = boardVerdict(bug, player, found);
    const caption = say(`bugs-any-caption-${found.depth === null ? "end" : "limit"}`);
    const limit = limitWords(found.depth);
    stage.replaceChildren(
      bugBoard(shape, shown, bug, player, answers),
      stageLegend(shape, answers) ?? "",
    );
    sentence.replaceChildren(
      make("h2", {}, say(`bugs-${bug}-name`)),
      make("p", {}, say(`bugs-${bug}-why`), limit && ` ${limit}`),
    );
    details.scrollTop = 0;
    judged.replaceChildren(
      codeChange(bug, false),
      judgement,
      words,
      returnedTable(bug, answers, caption, say("bugs-is-any")),
    );
    setText(how, found.depth === null ? "" : say("bugs-any-how", { depth: found.depth }));
    if (acted) {
      const label = stage.firstElementChild?.getAttribute("aria-label") ?? "";
      setText(part("announcer"), `${judgement.textContent} ${label}`);
    }
    const others = travelling(address()).filter(([name]) => !GAME_NAMES.includes(name));
    /** @type {[string, string][]} */
    const names = [
      ["game", shape.game],
      ["start", shown],
      ["scores", "depth-aware"],
      ["by", "alpha-beta"],
    ];
    if (found.depth !== null) names.push(["depth", String(found.depth)]);
    watch.href = hrefOf("watch", fragmentOf([...others, ...names, ["search", "1"]]));
    if (acted) replaceAddress(here());
  }

  /** What a depth limit has to do with the bug. @param {number | null} depth */
  function limitWords(depth) {
    if (depth === null) return "";
    if (bug === "wrong-side") return say("bugs-wrong-side-limit");
    return bug === "parent-bound" && depth < DEEP ? say("bugs-parent-bound-limit") : "";
  }

  /** The names of the address. The game that the visitor plays stays in it. @returns {[string, string][]} */
  function here() {
    const kept = travelling(address());
    const own = { ...settings.link(), bug, board: board ?? "" };
    return [...kept, ...Object.entries(own).filter(([, text]) => text !== "")];
  }

  /** What is counted so far, drawn in place. */
  function draw() {
    const boards = examples();
    const tally = counter.tallyOf(bug) ?? noTally();
    const at = boards.indexOf(board ?? "");
    const kind = tally.wrong + tally.misvalued > 0 || tally.slower === 0 ? "fails" : "slower";
    const all = boards.length;
    next.disabled = back.disabled = all === 0;
    setText(next, say(`bugs-next-${kind}`));
    const which = at < 0 ? "bugs-place-none" : "bugs-place";
    setText(place, all > 0 ? say(which, { number: at + 1, all }) : "");
    for (const name of MISTAKES) {
      const one = counter.tallyOf(name);
      list.say(name, one ? countWord(one) : say(counter.runs() ? "lab-pending" : "lab-none"));
    }
    const limited = settings.depth() !== null;
    setText(everywhere, tally.searched > 0 ? tallyText(bug, tally, limited) : "");
    counter.draw(looking !== null);
  }

  closed.addEventListener("abort", stopLooking);
  counter.count(false);
  // The sample's seed may be a random one: the link has it, so that others count the same.
  if (settings.seed() !== null) replaceAddress(here());
  show();
}

/**
 * Classic bugs of search programs, each running in the engine: what one does in a position, and where
 * it fails. The bug and the position are in the address.
 */
import { button, make } from "../../page/elements.js";
import { icon } from "../../page/icon.js";
import { part, setText } from "../../page/parts.js";
import { termLine } from "../../page/term.js";
import { say } from "../../messages/index.js";
import { hrefOf, query as address, replaceAddress } from "../../page/address.js";
import { fragmentOf, travelling } from "../../page/places.js";
import { position } from "../../game/state.js";
import { showPart } from "../frame.js";
import { standardAnswers } from "./answers.js";
import { bugList, countText, countWord } from "./list.js";
import { codeChange } from "./code.js";
import { bugBoard } from "./stage.js";
import { returnedTable } from "./returned.js";
import { verdict } from "./verdict.js";
import { MISTAKES } from "./mistakes.js";

/** @typedef {import("./mistakes.js").Mistake} Mistake */
/** @typedef {import("../../../pkg/web/cutoff.js").Survey} Survey */

/** What a link says of the game: its position is the first on the stage. */
const GAME = ["game", "start", "moves", "at"];

/** @type {import("../../page/view.js").OpenView} */
export function openBugs({ box, query, state, engine, fail }) {
  const work = new AbortController();
  const { signal } = work;
  const { shape } = state();
  let bug = MISTAKES.find((name) => name === query.get("bug")) ?? MISTAKES[0];
  /** The position on the stage; null for the first in which the bug fails. @type {string | null} */
  let board =
    query.get("board") ??
    (GAME.some((name) => address().has(name)) ? (position(state())?.board ?? null) : null);
  /** @type {Map<Mistake, Promise<Survey>>} */
  const surveys = new Map();
  let showing = 0;
  /** Whether the visitor has chosen what is shown. Before that, the game of the address stays in it. */
  let acted = false;

  const list = bugList(bug, (chosen) => {
    acted = true;
    bug = chosen;
    board = null;
    show();
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
  const meanings = termLine(["bound", "window", "table"]);
  const play = make("a", { class: "link" }, say("bugs-play"));
  showPart();
  box.classList.add("workspace", "bugs");
  box.append(
    list.element,
    stage,
    make("div", { class: "transport" }, back, next, place),
    sentence,
    details,
    make("p", { class: "figures-box" }, play),
  );

  /** What a bug does everywhere, counted once. @param {Mistake} name */
  function surveyOf(name) {
    const counted = surveys.get(name);
    if (counted) return counted;
    const survey = engine.request("survey", [name], { signal });
    surveys.set(name, survey);
    // One that has failed is asked for again.
    survey.catch(() => surveys.delete(name));
    return survey;
  }

  /** Shows another position in which the bug fails. @param {1 | -1} direction */
  async function step(direction) {
    const stepped = bug;
    try {
      const { examples } = await surveyOf(stepped);
      // Meanwhile another bug may have been chosen.
      if (stepped !== bug) return;
      const boards = examples.split(",");
      acted = true;
      const at = boards.indexOf(board ?? "");
      // From a position that is none of them, on to the first.
      board = boards[at < 0 ? 0 : (at + direction + boards.length) % boards.length];
      show();
    } catch (error) {
      fail(error, signal);
    }
  }

  /** Shows the bug in the position. What a later call shows is not overwritten by an earlier one. */
  async function show() {
    const mine = (showing += 1);
    try {
      const survey = await surveyOf(bug);
      const boards = survey.examples.split(",");
      let shown = board ?? boards[0];
      let answers = await engine.request("consult", [shown, bug], { signal });
      if (answers.index === null) {
        // The game is over here: there is no move to choose.
        shown = boards[0];
        answers = await engine.request("consult", [shown, bug], { signal });
      }
      const { positions } = await engine.request("replay", [shown, [], { game: shape.game }], {
        signal,
      });
      if (mine !== showing) return;
      board = shown;
      fill(survey, boards.indexOf(shown), positions[0].player, answers);
    } catch (error) {
      fail(error, signal);
    }
  }

  /**
   * @param {Survey} survey
   * @param {number} at Which of the examples is shown; −1 for none.
   * @param {import("../../game/state.js").Player} player Who is to move.
   * @param {import("../../../pkg/web/cutoff.js").Consultation} answers
   */
  function fill(survey, at, player, answers) {
    const all = survey.wrong || survey.slower;
    const kind = survey.wrong > 0 ? "fails" : "slower";
    list.pick(bug);
    list.say(bug, countWord(survey));
    setText(next, say(`bugs-next-${kind}`));
    setText(
      place,
      at < 0 ? say("bugs-place-none", { all }) : say("bugs-place", { number: at + 1, all }),
    );
    const texts = standardAnswers(answers);
    stage.replaceChildren(bugBoard(shape, board ?? "", bug, player, texts));
    sentence.replaceChildren(
      make("h2", {}, say(`bugs-${bug}-name`)),
      make("p", {}, say(`bugs-${bug}-why`)),
    );
    details.scrollTop = 0;
    const [judgement, words] = verdict(bug, player, answers);
    details.replaceChildren(
      codeChange(bug),
      judgement,
      returnedTable(bug, texts, say(bug === "no-depth" ? "bugs-caption-plain" : "bugs-caption")),
      words,
      make("p", { class: "explained" }, countText(survey)),
      meanings,
    );
    const names = here();
    if (acted) {
      replaceAddress(names);
      const board = stage.firstElementChild?.getAttribute("aria-label") ?? "";
      const heard = [place, judgement].map(({ textContent }) => textContent);
      setText(part("announcer"), [...heard, board].join(" "));
    }
    // The side to move has the bug, so that it makes its move at once.
    const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
    const others = travelling(address()).filter(
      ([name]) => ![...GAME, ...Object.keys(players)].includes(name),
    );
    const game = { start: board ?? "", bug, ...players };
    play.href = hrefOf("play", fragmentOf([...others, ...Object.entries(game)]));
  }

  /** The names of the address. The game that the visitor plays stays in it. @returns {[string, string][]} */
  function here() {
    return [...travelling(address()), ["board", board ?? ""], ["bug", bug]];
  }

  /** The counts of the others, one by one, so that the position on the stage never waits for them. */
  async function countAll() {
    try {
      for (const name of MISTAKES) list.say(name, countWord(await surveyOf(name)));
    } catch (error) {
      fail(error, signal);
    }
  }

  show().then(countAll);
  return { close: () => work.abort() };
}

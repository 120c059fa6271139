/**
 * Classic bugs of search programs, each running in the engine: what one does in a position, and where
 * it fails. The bug and the position are in the address.
 */
import { make } from "../../page/elements.js";
import { termLine } from "../../page/term.js";
import { say } from "../../messages/index.js";
import { hrefOf, query as address, replaceAddress } from "../../page/address.js";
import { fragmentOf, travelling } from "../../page/places.js";
import { standardAnswers } from "./answers.js";
import { codeChange } from "./code.js";
import { addressOf, bugsFrame, firstShown } from "./frame.js";
import { countText, countWord } from "./list.js";
import { MISTAKES } from "./mistakes.js";
import { returnedTable } from "./returned.js";
import { bugBoard } from "./stage.js";
import { verdict } from "./verdict.js";

/** @import { BugName as Mistake, Survey } from "../../../pkg/web/cutoff.js" */

/** Where a bug fails; if it fails nowhere, where it takes longer. @param {Survey} survey */
const examplesOf = ({ wrong, wrongBoards, slowerBoards }) =>
  wrong > 0 ? wrongBoards : slowerBoards;

/** What a link says of the game: its position is the first on the stage. */
const GAME = ["game", "start", "moves", "at"];

/** @type {import("../../page/view.js").OpenView} */
export function openBugs(context) {
  const { box, state, engine, fail } = context;
  const work = new AbortController();
  const { signal } = work;
  const { shape } = state();
  const shown = firstShown(context, GAME);
  /** @type {Map<Mistake, Promise<Survey>>} */
  const surveys = new Map();
  /** All positions. @type {Promise<string[]> | null} */
  let all = null;
  let showing = 0;
  const meanings = termLine(["bound", "window", "table"]);
  const play = make("a", { class: "link" }, say("bugs-play"));
  const frame = bugsFrame(shown, play, { show, step });
  frame.fill(box, ["bugs"]);

  /** What a bug does everywhere, counted once. @param {Mistake} name */
  function surveyOf(name) {
    const counted = surveys.get(name);
    if (counted) return counted;
    all ??= engine.request("positions", [], { signal });
    const survey = all.then((boards) => engine.request("survey", [name, boards], { signal }));
    surveys.set(name, survey);
    // One that has failed is asked for again.
    survey.catch(() => {
      surveys.delete(name);
      all = null;
    });
    return survey;
  }

  /** Shows another position in which the bug fails. @param {1 | -1} direction */
  async function step(direction) {
    const { bug } = shown;
    try {
      const examples = examplesOf(await surveyOf(bug));
      // Meanwhile another bug may have been chosen.
      if (bug !== shown.bug) return;
      frame.step(examples, direction);
      show();
    } catch (error) {
      fail(error, signal);
    }
  }

  /** Shows the bug in the position. What a later call shows is not overwritten by an earlier one. */
  async function show() {
    const mine = (showing += 1);
    const { bug } = shown;
    try {
      const survey = await surveyOf(bug);
      const boards = examplesOf(survey);
      let board = shown.board ?? boards[0];
      let answers = await engine.request("consult", [board, bug], { signal });
      if (answers.move === null) {
        // The game is over here: there is no move to choose.
        board = boards[0];
        answers = await engine.request("consult", [board, bug], { signal });
      }
      const { positions } = await engine.request("replay", [board, [], { game: shape.game }], {
        signal,
      });
      if (mine !== showing) return;
      shown.board = board;
      fill(survey, boards.indexOf(board), positions[0].player, answers);
    } catch (error) {
      fail(error, signal);
    }
  }

  /**
   * @param {Survey} survey
   * @param {number} at Which of the examples is shown; −1 for none.
   * @param {import("../../../pkg/web/cutoff.js").Player} player Who is to move.
   * @param {import("../../../pkg/web/cutoff.js").Consultation} answers
   */
  function fill(survey, at, player, answers) {
    const bug = shown.bug;
    const board = shown.board ?? "";
    frame.list.pick(bug);
    frame.list.say(bug, countWord(survey));
    frame.showPlace(at, survey.wrong || survey.slower, survey.wrong > 0);
    const texts = standardAnswers(answers);
    frame.stage.replaceChildren(bugBoard(shape, board, bug, player, texts));
    frame.showSentence();
    frame.details.scrollTop = 0;
    const [judgement, words] = verdict(bug, player, answers);
    frame.details.replaceChildren(
      codeChange(bug),
      judgement,
      returnedTable(bug, texts, say(bug === "no-depth" ? "bugs-caption-plain" : "bugs-caption")),
      words,
      make("p", { class: "explained" }, countText(survey)),
      meanings,
    );
    if (shown.acted) {
      replaceAddress(addressOf({ board, bug }));
      frame.announce(frame.place.textContent, judgement.textContent);
    }
    // The side to move has the bug, so that it makes its move at once.
    const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
    const others = travelling(address()).filter(
      ([name]) => ![...GAME, ...Object.keys(players)].includes(name),
    );
    const game = { start: board, bug, ...players };
    play.href = hrefOf("play", fragmentOf([...others, ...Object.entries(game)]));
  }

  /** The counts of the others, one by one, so that the position on the stage never waits for them. */
  async function countAll() {
    try {
      for (const name of MISTAKES) frame.list.say(name, countWord(await surveyOf(name)));
    } catch (error) {
      fail(error, signal);
    }
  }

  show().then(countAll);
  return { close: () => work.abort() };
}

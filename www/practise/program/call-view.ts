/** How a program is called: where that is certain as one call with its answer, else as a question. */
import { button, make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { boardFrame, fitFrame } from "../../parts/board/frame.js";
import { boardPicture } from "../../parts/board/picture.js";
import "../../style/line-player.css";
import "../../style/picture.css";
import { callFields } from "./call-fields.js";
import { argumentsOf, callText, moverOf, programValueText } from "./call-form.js";
import { cellOf } from "./reading.js";
import { TRIALS } from "./trial-positions.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { ProgramLanguage } from "../../sandbox/types.d.ts" */
/** @import { CallForm, FunctionCall, SessionCall, SessionState } from "./types.d.ts" */

/** The most of an answer that is shown. */
const LONGEST = 200;

/**
 * @param {GameDescription} shape
 * @param {() => ProgramLanguage} languageOf
 * @param {object} does
 * @param {(call: FunctionCall) => void} does.mend
 * @param {() => void} does.confirm
 */
export function callView(shape, languageOf, { mend, confirm }) {
  const element = make("div");
  const said = make("div", { class: "stack" });
  /** @type {ReturnType<typeof callFields> | null} */
  let fields = null;
  /** @type {{ call: SessionCall | null, isAsked: boolean }} */
  let drawn = { call: null, isAsked: false };

  return {
    element,
    /** The answer to the question, if there is one. */
    yes: () => /** @type {HTMLElement | null} */ (said.querySelector("button.primary")),
    /** @param {SessionState} state */
    show({ call, phase, functions }) {
      const isAsked = phase === "unsure";
      if (drawn.call === call && drawn.isAsked === isAsked) return;
      const isNew = isAsked && !drawn.isAsked;
      drawn = { call, isAsked };
      if (!call) {
        fields = null;
        said.replaceChildren();
        return element.replaceChildren();
      }
      const language = languageOf();
      const asked = () => question(shape, language, call, confirm);
      const other = call.other && otherCall(language, call.name, call.other, mend);
      said.replaceChildren(...(isAsked ? asked() : [answered(language, call)]), other ?? "");
      if (isNew && fields) fields.element.open = true;
      // A field that has just been changed keeps the focus.
      if (fields?.isOf(call)) return;
      fields = callFields(language, functions, call, mend);
      fields.element.open = isAsked;
      const section = make("section", { class: "stack" }, make("h3", {}, say("paste-call")));
      section.append(said, fields.element);
      element.replaceChildren(section);
    },
  };
}

/** @param {ProgramLanguage} language @param {SessionCall} call */
function answered(language, { name, form, shown: { board, value } }) {
  const text = callText(language, name, argumentsOf(form, board));
  const answer = value === undefined ? "" : ` → ${valueText(language, value)}`;
  const cell = cellOf(form.answer, value, board);
  const meaning = cell === null ? say("paste-call-none") : say("paste-call-cell", { cell });
  // Where nothing came back, the status says why.
  return make(
    "p",
    { class: "program-call" },
    make("code", { dir: "ltr" }, text + answer),
    value === undefined ? "" : ` ${meaning}`,
  );
}

/**
 * Nothing is judged before a yes.
 * @param {GameDescription} shape
 * @param {ProgramLanguage} language
 * @param {SessionCall} call
 * @param {() => void} confirm
 */
function question(shape, language, { name, form, shown: { board, value } }, confirm) {
  const call = callText(language, name, argumentsOf(form, board));
  const answer = { call, value: valueText(language, value) };
  const sentence = (/** @type {string} */ text) => make("p", { class: "program-call" }, text);
  if (value === undefined) return [sentence(say("paste-ask-nothing", { call }))];
  const cell = cellOf(form.answer, value, board) ?? -1;
  if (board[cell] !== ".") return [sentence(say("paste-ask-illegal", answer))];
  const asked = sentence(say("paste-ask", { ...answer, cell }));
  asked.id = "program-question";
  const yes = { class: "primary", "aria-describedby": asked.id };
  return [
    asked,
    pictured(shape, board, cell),
    make("div", { class: "buttons" }, button(say("paste-ask-yes"), confirm, yes)),
    make("p", { class: "explained" }, say("paste-ask-mend")),
  ];
}

/** A board after a move, for those who see it: the sentence beside it says the same. @param {GameDescription} shape @param {string} board @param {number} cell */
function pictured(shape, board, cell) {
  const played = [...board].with(cell, moverOf(board)).join("");
  const frame = boardFrame();
  const drawing = make("div", { class: "line-grid" }, boardPicture(shape, played, cell));
  frame.grid.replaceWith(drawing);
  fitFrame({ ...frame, grid: drawing }, shape);
  return make("div", { class: "line-board program-board", "aria-hidden": "true" }, frame.element);
}

/** @param {ProgramLanguage} language @param {string} name @param {CallForm} form @param {(call: FunctionCall) => void} mend */
function otherCall(language, name, form, mend) {
  const call = callText(language, name, argumentsOf(form, TRIALS[0].board));
  return make(
    "div",
    { class: "stack" },
    make("p", {}, say("paste-other"), " ", make("code", { dir: "ltr" }, call)),
    button(say("paste-other-use"), () => mend({ name, form })),
  );
}

/** @param {ProgramLanguage} language @param {unknown} value */
const valueText = (language, value) => programValueText(language, value).slice(0, LONGEST);

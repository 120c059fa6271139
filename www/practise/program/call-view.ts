/** How a program is called: where that is certain as one call with its answer, else as a question; fields change it. */
import { button, make, labelled, select } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { boardFrame, fitFrame } from "../../parts/board/frame.ts";
import { boardPicture } from "../../parts/board/picture.ts";
import "../../style/line-player.css";
import "../../style/picture.css";
import {
  argumentsOf,
  callText,
  moverOf,
  programValueText,
  CELLS,
  EMPTY,
  GIVEN,
  SIGNS,
  cellOf,
  READINGS,
} from "./call-form.ts";
import { TRIALS } from "./trial-positions.ts";
import { waysToGive } from "./guesses.ts";
import { keysOf } from "../../base/keys-of.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { ProgramLanguage, ProgramFunction } from "../../sandbox/sandbox.ts";
import type { CallForm, FunctionCall } from "./call-form.ts";
import type { SessionCall, SessionState } from "./session.ts";

/** The most of an answer that is shown. */
const LONGEST = 200;

export function callView(
  shape: GameDescription,
  languageOf: () => ProgramLanguage,
  { mend, confirm }: { mend: (call: FunctionCall) => void; confirm: () => void },
) {
  const element = make("div");
  const said = make("div", { class: "stack" });
  let fields: ReturnType<typeof callFields> | null = null;
  let drawn: { call: SessionCall | null; isAsked: boolean } = { call: null, isAsked: false };

  return {
    element,
    yes: () => said.querySelector<HTMLElement>("button.primary"),
    show({ call, phase, functions }: SessionState) {
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

function answered(language: ProgramLanguage, { name, form, shown: { board, value } }: SessionCall) {
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

/** Nothing is judged before a yes. */
function question(
  shape: GameDescription,
  language: ProgramLanguage,
  { name, form, shown: { board, value } }: SessionCall,
  confirm: () => void,
) {
  const call = callText(language, name, argumentsOf(form, board));
  const answer = { call, value: valueText(language, value) };
  const sentence = (text: string) => make("p", { class: "program-call" }, text);
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

/** A board after a move, for those who see it: the sentence beside it says the same. */
function pictured(shape: GameDescription, board: string, cell: number) {
  const played = [...board].with(cell, moverOf(board)).join("");
  const frame = boardFrame();
  const drawing = make("div", { class: "line-grid" }, boardPicture(shape, played, cell));
  frame.grid.replaceWith(drawing);
  fitFrame({ ...frame, grid: drawing }, shape);
  return make("div", { class: "line-board program-board", "aria-hidden": "true" }, frame.element);
}

function otherCall(
  language: ProgramLanguage,
  name: string,
  form: CallForm,
  mend: (call: FunctionCall) => void,
) {
  const call = callText(language, name, argumentsOf(form, TRIALS[0].board));
  return make(
    "div",
    { class: "stack" },
    make("p", {}, say("paste-other"), " ", make("code", { dir: "ltr" }, call)),
    button(say("paste-other-use"), () => mend({ name, form })),
  );
}

const valueText = (language: ProgramLanguage, value: unknown) =>
  programValueText(language, value).slice(0, LONGEST);

const PLAYS = ["both", "X", "O"] as const;

function callFields(
  language: ProgramLanguage,
  functions: readonly ProgramFunction[],
  first: FunctionCall,
  changed: (call: FunctionCall) => void,
) {
  let { name, form } = first;
  const set = (change: Partial<CallForm>) => {
    form = { ...form, ...change };
    changed({ name, form });
  };
  const field = <K extends "cells" | "empty" | "signs" | "answer" | "plays">(
    key: K,
    choices: readonly CallForm[K][],
    words: (choice: CallForm[K]) => string,
  ) => {
    const chooser = select(
      choices.map((choice) => [choice, words(choice)]),
      form[key],
      (chosen) => set({ [key]: chosen }),
    );
    return labelled(say(`paste-form-${key}`), chooser);
  };
  const parameters = make("div", { class: "program-fields" });
  const drawParameters = () => {
    const fn = functions.find((one) => one.name === name);
    parameters.replaceChildren(
      ...form.given.map((given, at) =>
        labelled(
          say("paste-form-given", { name: fn?.parameters[at]?.name ?? String(at + 1) }),
          select(
            keysOf(GIVEN).map((one) => [one, say(`paste-given-${one}`)]),
            given,
            (chosen) => set({ given: form.given.with(at, chosen) }),
          ),
        ),
      ),
    );
  };
  const chooser = select(
    functions.map((one) => [one.name, one.name]),
    name,
    (chosen) => {
      name = chosen;
      const fn = functions.find((one) => one.name === name);
      set({ given: fn ? waysToGive(fn)[0] : ["board"] });
      drawParameters();
    },
  );
  drawParameters();
  const element = make(
    "details",
    { class: "program-how" },
    make("summary", {}, say("paste-form")),
    make(
      "div",
      { class: "program-fields" },
      labelled(say("paste-form-name"), chooser),
      field("cells", keysOf(CELLS), (cells) => say(`cells-${cells}`)),
      field("empty", EMPTY, (empty) => emptyText(language, empty)),
      field("signs", keysOf(SIGNS), (signs) =>
        SIGNS[signs].map((sign) => JSON.stringify(sign)).join(", "),
      ),
      field("answer", READINGS, (answer) => say(`answer-${answer}`)),
      field("plays", PLAYS, (plays) =>
        plays === "both" ? say("paste-plays-both") : say("paste-plays-one", { player: plays }),
      ),
    ),
    parameters,
  );
  return {
    element,
    isOf: (call: FunctionCall) =>
      call.name === name && JSON.stringify(call.form) === JSON.stringify(form),
  };
}

/** An empty cell as a programmer writes it. */
function emptyText(language: ProgramLanguage, empty: CallForm["empty"]) {
  if (empty === "index" || empty === "number") return say(`paste-empty-${empty}`);
  const form = { cells: "list", empty, signs: "X O", given: ["board"] } as const;
  const [board] = argumentsOf(form, ".");
  return programValueText(language, board).slice(1, -1);
}

/** The way in which a program is called, as fields that change it. */
import { labelled, make, select } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { argumentsOf, CELLS, EMPTY, GIVEN, programValueText, SIGNS } from "./call-form.ts";
import { waysToGive } from "./guesses.ts";
import { READINGS } from "./reading.ts";
import { keysOf } from "../../base/keys-of.ts";
import type { ProgramFunction, ProgramLanguage } from "../../sandbox/sandbox.ts";
import type { CallForm, FunctionCall } from "./call-form.ts";

const PLAYS = ["both", "X", "O"] as const;

export function callFields(
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
    /** Whether the fields show a call. */
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

/** The way in which a program is called, as fields that change it. */
import { labelled, make, select } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { argumentsOf, CELLS, EMPTY, GIVEN, programValueText, SIGNS } from "./call-form.js";
import { waysToGive } from "./guesses.js";
import { READINGS } from "./reading.js";

/** @import { ProgramFunction, ProgramLanguage } from "../../sandbox/types.d.ts" */
/** @import { CallForm, FunctionCall, Given } from "./types.d.ts" */

const PLAYS = /** @type {const} */ (["both", "X", "O"]);

/**
 * @param {ProgramLanguage} language
 * @param {readonly ProgramFunction[]} functions
 * @param {FunctionCall} first
 * @param {(call: FunctionCall) => void} changed
 */
export function callFields(language, functions, first, changed) {
  let { name, form } = first;
  /** @type {(change: Partial<CallForm>) => void} */
  const set = (change) => {
    form = { ...form, ...change };
    changed({ name, form });
  };
  /**
   * @template {"cells" | "empty" | "signs" | "answer" | "plays"} K
   * @param {K} key
   * @param {readonly CallForm[K][]} choices
   * @param {(choice: CallForm[K]) => string} words
   */
  const field = (key, choices, words) => {
    const chooser = select(
      choices.map((choice) => [choice, words(choice)]),
      form[key],
      (chosen) => set(/** @type {Partial<CallForm>} */ ({ [key]: chosen })),
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
            namesOf(GIVEN).map((one) => [one, say(`paste-given-${one}`)]),
            given,
            (chosen) => set({ given: form.given.with(at, /** @type {Given} */ (chosen)) }),
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
      field("cells", namesOf(CELLS), (cells) => say(`cells-${cells}`)),
      field("empty", EMPTY, (empty) => emptyText(language, empty)),
      field("signs", namesOf(SIGNS), (signs) =>
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
    /** Whether the fields show a call. @param {FunctionCall} call */
    isOf: (call) => call.name === name && JSON.stringify(call.form) === JSON.stringify(form),
  };
}

/** @template {object} T @param {T} table @returns {(keyof T & string)[]} */
const namesOf = (table) => /** @type {(keyof T & string)[]} */ (Object.keys(table));

/** An empty cell as a programmer writes it. @param {ProgramLanguage} language @param {CallForm["empty"]} empty */
function emptyText(language, empty) {
  if (empty === "index" || empty === "number") return say(`paste-empty-${empty}`);
  const form = /** @type {const} */ ({ cells: "list", empty, signs: "X O", given: ["board"] });
  const [board] = argumentsOf(form, ".");
  return programValueText(language, board).slice(1, -1);
}

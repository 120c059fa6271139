/** How the program is called: shown as one call, and as fields that change it. */
import { button, labelled, make, select } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import {
  argumentsOf,
  CELLS,
  EMPTY,
  SIDE,
  SIGNS,
  TRIALS,
  callText,
  programValueText,
} from "./call-form.js";
import { cellOf, READINGS } from "./reading.js";

/** @import { ProgramLanguage } from "../../sandbox/types.d.ts" */
/** @import { CallForm, SessionCall } from "./types.d.ts" */

/**
 * @param {ProgramLanguage} language
 * @param {readonly string[]} functions
 * @param {SessionCall} found
 * @param {(name: string, form: CallForm) => void} changed
 */
export function callFields(language, functions, found, changed) {
  const { other } = found;
  let { name, form } = found;
  const call = make("code", { dir: "ltr" });
  const meaning = make("span");
  /** @type {Map<keyof CallForm, HTMLSelectElement>} */
  const choosers = new Map();
  const elsewise = make("div", { class: "stack", hidden: !other });
  /** @type {(change: Partial<CallForm>) => void} */
  const set = (change) => {
    elsewise.hidden = true;
    form = { ...form, ...change };
    changed(name, form);
  };
  /**
   * @template {keyof CallForm} K
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
    choosers.set(key, chooser);
    return labelled(say(`paste-form-${key}`), chooser);
  };
  const literal = (/** @type {CallForm["empty"]} */ empty) =>
    programValueText(language, argumentsOf({ ...form, cells: "list", empty }, ".........")[0])
      .slice(1)
      .split(", ")[0];
  const fields = make(
    "details",
    { class: "program-how" },
    make("summary", {}, say("paste-form")),
    make(
      "div",
      { class: "program-fields" },
      labelled(
        say("paste-form-name"),
        select(
          functions.map((one) => [one, one]),
          name,
          (chosen) => {
            name = chosen;
            changed(name, form);
          },
        ),
      ),
      field("cells", CELLS, (cells) => say(`cells-${cells}`)),
      field("empty", EMPTY, (empty) =>
        empty === "index" || empty === "number" ? say(`paste-empty-${empty}`) : literal(empty),
      ),
      field("signs", SIGNS, (signs) =>
        signs
          .split(" ")
          .map((sign) => (/\d/.test(sign) ? sign : `"${sign}"`))
          .join(", "),
      ),
      field("side", SIDE, (side) => say(`paste-side-${side}`)),
      field("answer", READINGS, (answer) => say(`answer-${answer}`)),
    ),
  );
  if (other) {
    const [board] = TRIALS[0];
    elsewise.append(
      make(
        "p",
        {},
        say("paste-other"),
        " ",
        make("code", { dir: "ltr" }, callText(language, name, argumentsOf(other, board))),
      ),
      button(say("paste-other-use"), () => {
        for (const [key, chooser] of choosers) chooser.value = String(other[key]);
        set(other);
        fields.querySelector("summary")?.focus();
      }),
    );
  }
  return {
    element: make(
      "section",
      { class: "stack" },
      make("h3", {}, say("paste-call")),
      make("p", { class: "program-call" }, call, " ", meaning),
      elsewise,
      fields,
    ),
    /**
     * Shows one call with what came back.
     * @param {string} board
     * @param {unknown} value Undefined if nothing came back.
     */
    show(board, value) {
      const answered =
        value === undefined ? "" : ` → ${programValueText(language, value).slice(0, 200)}`;
      call.textContent = callText(language, name, argumentsOf(form, board)) + answered;
      const cell = cellOf(form.answer, value, board);
      // Nothing came back: the verdict says why.
      const isNone = value === undefined;
      const said = cell === null ? say("paste-call-none") : say("paste-call-cell", { cell });
      meaning.textContent = isNone ? "" : said;
    },
  };
}

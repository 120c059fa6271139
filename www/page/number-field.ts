/** Fields for whole numbers. What a field cannot take, it refuses in words. */
import { figure, say } from "../messages/index.js";
import "../style/number-field.css";
import { labelled, make, setText } from "../base/elements.js";
import { ungrouped } from "../base/typed-numbers.js";
import { readWhole } from "../base/whole-number.js";

/** @import { Range } from "../base/types.d.ts" */

let faults = 0;

/**
 * Makes an input a field for a whole number.
 * @param {HTMLInputElement} input One for text: those for numbers lose the digits of Persian keyboards.
 * @param {Range} range
 * @param {boolean} [isOptional] Whether it can be empty.
 */
export function wholeNumber(input, range, isOptional = false) {
  const [least, most] = range;
  const fault = make("span", { class: "number-fault", role: "alert" });
  fault.id = `number-fault-${(faults += 1)}`;
  input.setAttribute("aria-describedby", fault.id);
  /** @param {boolean} isRight */
  const judge = (isRight) => {
    input.setAttribute("aria-invalid", String(!isRight));
    setText(fault, isRight ? "" : say("number-fault", { least, most }));
  };
  /** @returns {number | null | undefined} Null if the field may be empty and is; undefined if it is refused. */
  const read = () => {
    const isEmpty = isOptional && input.value.trim() === "";
    const number = isEmpty ? null : readWhole(ungrouped(input.value), range);
    judge(number !== undefined);
    return number;
  };
  // The words go as soon as the number is right. If they went on leaving the field, what is below would
  // move away from under a press.
  input.addEventListener("input", () => {
    if (input.ariaInvalid === "true") read();
  });
  return {
    /** What is wrong with the number: it belongs behind the input. */
    fault,
    read,
    /** @param {number | null | undefined} number */
    show(number) {
      input.value = number == null ? "" : figure(number);
      judge(true);
    },
  };
}

/**
 * The same with an input of its own, and its label.
 * @param {string} label
 * @param {Range} range
 * @param {boolean} [isOptional]
 */
export function numberField(label, range, isOptional) {
  const input = make("input", { type: "text", inputmode: "numeric", autocomplete: "off", size: 6 });
  const field = wholeNumber(input, range, isOptional);
  const element = labelled(label, input);
  element.append(field.fault);
  return { ...field, input, element };
}

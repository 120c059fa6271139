/** Fields for whole numbers. What a field cannot take, it refuses in words. */
import { figure, say } from "../messages/index.ts";
import "../style/number-field.css";
import { labelled, make, setText } from "../base/elements.ts";
import { ungrouped } from "../base/typed-numbers.ts";
import { readWhole } from "../base/whole-number.ts";
import type { Range } from "../base/whole-number.ts";

let faults = 0;

/**
 * Makes an input a field for a whole number.
 * @param input One for text: those for numbers lose the digits of Persian keyboards.
 */
export function wholeNumber(input: HTMLInputElement, range: Range, isOptional = false) {
  const [least, most] = range;
  const fault = make("span", { class: "number-fault", role: "alert" });
  fault.id = `number-fault-${(faults += 1)}`;
  input.setAttribute("aria-describedby", fault.id);
  const judge = (isRight: boolean) => {
    input.setAttribute("aria-invalid", String(!isRight));
    setText(fault, isRight ? "" : say("number-fault", { least, most }));
  };
  /** @returns Null if the field may be empty and is; undefined if it is refused. */
  const read = (): number | null | undefined => {
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
    show(number: number | null | undefined) {
      input.value = number == null ? "" : figure(number);
      judge(true);
    },
  };
}

/** The same with an input of its own, and its label. */
export function numberField(label: string, range: Range, isOptional?: boolean) {
  const input = make("input", { type: "text", inputmode: "numeric", autocomplete: "off", size: 6 });
  const field = wholeNumber(input, range, isOptional);
  const element = labelled(label, input);
  element.append(field.fault);
  return { ...field, input, element };
}

/** Fields for whole numbers that are read when something is done with them. What a field cannot take, it refuses in words. */
import { useRef, useState } from "preact/hooks";
import { ungrouped } from "../base/typed-numbers.ts";
import { readWhole } from "../base/whole-number.ts";
import { useWords } from "./words.tsx";
import type { RefObject } from "preact";
import type { Range } from "../base/whole-number.ts";

interface TypedNumber {
  range: Range;
  text: string;
  isRefused: boolean;
  input: RefObject<HTMLInputElement | null>;
  type: (text: string) => void;
  /** @returns Null if the field may be empty and is; undefined if it is refused. */
  read: () => number | null | undefined;
  show: (number: number | null | undefined) => void;
}

export function useTypedNumber(range: Range, first: number | null = null, isOptional = false) {
  const { figure } = useWords();
  const written = (number: number | null | undefined) => (number == null ? "" : figure(number));
  const [text, setText] = useState(written(first));
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const numberIn = (text: string) =>
    isOptional && text.trim() === "" ? null : readWhole(ungrouped(text), range);
  const field: TypedNumber = {
    range,
    text,
    isRefused,
    input,
    type(text) {
      setText(text);
      // The words go as soon as the number is right. If they went on leaving the field, what is below would
      // move away from under a press.
      if (isRefused) setRefused(numberIn(text) === undefined);
    },
    read() {
      const number = numberIn(text);
      setRefused(number === undefined);
      return number;
    },
    show(number) {
      setText(written(number));
      setRefused(false);
    },
  };
  return field;
}

/** @param changed Called when a number was typed. */
export function TypedNumberField({
  id,
  label,
  field: { range, text, isRefused, input, type },
  changed,
}: {
  id: string;
  label: string;
  field: TypedNumber;
  changed?: () => void;
}) {
  const { say } = useWords();
  const [least, most] = range;
  return (
    <>
      <label>
        <span>{label}</span>
        <input
          ref={input}
          // One for text: those for numbers lose the digits of Persian keyboards.
          type="text"
          inputMode="numeric"
          id={id}
          autoComplete="off"
          value={text}
          aria-invalid={isRefused}
          aria-describedby={`${id}-fault`}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onChange={changed}
        />
      </label>
      <span id={`${id}-fault`} class="number-fault" role="alert">
        {isRefused && say("number-fault", { least, most })}
      </span>
    </>
  );
}

/** Fields for whole numbers, which explain why they refuse a text. */
import { useState } from "preact/hooks";
import { useOwnId } from "./own-id.ts";
import { ungrouped } from "../base/typed-numbers.ts";
import { readWhole, type Range } from "../base/whole-number.ts";
import { useWords } from "./words.tsx";

interface NumberProps {
  label: string;
  range: Range;
  value: number | null;
  isOptional?: boolean;
  /** Receives null if an optional field is emptied. */
  choose: (value: number | null) => void;
  /** Called if the text is not a number in the range. */
  refuse?: () => void;
}

/** The type is text, because number fields do not accept the digits of Persian keyboards. */
export function NumberField(props: NumberProps) {
  const { label, range, value, isOptional = false, choose, refuse } = props;
  const id = useOwnId();
  const { say, numeral } = useWords();
  /** The typed text that has not been accepted yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  function read(text: string): number | null | undefined {
    return isOptional && text.trim() === "" ? null : readWhole(ungrouped(text), range);
  }
  function take(text: string) {
    const number = read(text);
    setRefused(number === undefined);
    if (number === undefined) return refuse?.();
    setTyped(null);
    choose(number);
  }
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        size={6}
        value={typed ?? (value === null ? "" : numeral(value))}
        aria-invalid={isRefused}
        aria-describedby={`${id}-fault`}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          // A valid number hides the fault at once. If it stayed until the field loses the focus, a
          // button below would move while it is clicked.
          if (isRefused) setRefused(read(currentTarget.value) === undefined);
        }}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <span id={`${id}-fault`} class="fault number-fault" role="alert">
        {isRefused && say("whole-number-fault", { least: range[0], most: range[1] })}
      </span>
    </p>
  );
}

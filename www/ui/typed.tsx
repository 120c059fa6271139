/** Fields for code or figures: their text runs from left to right in every language. */
import { useEffect, useRef } from "preact/hooks";
import { useOwnId } from "./own-id.ts";
import type { TargetedEvent, TargetedInputEvent } from "preact";

/** Milliseconds without a keystroke before typed text is heard. */
const TYPED = 300;

/** @param heard Hears the text when the visitor pauses or leaves. */
function useTyped(heard: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** @returns True if typed text has not been heard. */
  function stop() {
    const isWaiting = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return isWaiting;
  }
  // A field that is removed with the focus in it fires a change.
  useEffect(() => () => void stop(), []);
  return {
    ...({ type: "text", dir: "ltr", autoComplete: "off", spellcheck: false } as const),
    onInput({ currentTarget: { value } }: TargetedInputEvent<HTMLInputElement>) {
      stop();
      timer.current = setTimeout(() => stop() && heard(value), TYPED);
    },
    onChange: ({ currentTarget: { value } }: TargetedEvent<HTMLInputElement>) =>
      stop() && heard(value),
  };
}

interface TypedProps {
  label: string;
  /** The text at first. */
  value: string;
  heard: (text: string) => void;
  class?: string;
}

export function TypedField({ label, value, heard, class: className = "" }: TypedProps) {
  const id = useOwnId();
  return (
    <p class={`field ${className}`.trim()}>
      <label for={id}>{label}</label>
      <input id={id} {...useTyped(heard)} defaultValue={value} />
    </p>
  );
}

/** Fields for code, links or numbers. Their text runs from left to right in every language. */
import { useEffect, useRef } from "preact/hooks";
import { useOwnId } from "./own-id.ts";

/** Milliseconds without a keystroke until the typed text is reported. */
const TYPING_PAUSE_MS = 300;

interface TypedProps {
  label: string;
  /** The initial text. */
  value: string;
  /** Receives the text when the visitor pauses or leaves the field. */
  onPause: (text: string) => void;
  class?: string;
}

export function TypedField({ label, value, onPause, class: className = "" }: TypedProps) {
  const id = useOwnId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** @returns True if typed text has not been reported yet. */
  function stop() {
    const isWaiting = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return isWaiting;
  }
  // A focused field fires a change event when it is removed.
  useEffect(() => () => void stop(), []);
  return (
    <p class={`field ${className}`.trim()}>
      <label for={id}>{label}</label>
      <input
        id={id}
        {...({ type: "text", dir: "ltr", autoComplete: "off", spellcheck: false } as const)}
        defaultValue={value}
        onInput={({ currentTarget: { value } }) => {
          stop();
          timer.current = setTimeout(() => stop() && onPause(value), TYPING_PAUSE_MS);
        }}
        onChange={({ currentTarget: { value } }) => stop() && onPause(value)}
      />
    </p>
  );
}

/** A field of several lines for what programs write: it runs from left to right in every language. */
import { useEffect, useId, useRef } from "preact/hooks";
import type { TextareaHTMLAttributes } from "preact";

export function CodeField({
  label,
  changed,
  hasFocus = false,
  ...look
}: {
  label: string;
  value: string;
  changed: (text: string) => void;
  /** Whether it has the focus at first. */
  hasFocus?: boolean;
} & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, []);
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        dir="ltr"
        spellcheck={false}
        autoComplete="off"
        onInput={({ currentTarget }) => changed(currentTarget.value)}
        {...look}
      />
    </p>
  );
}

/** A field of several lines for what programs write: it runs from left to right in every language. */
import { useOwnId } from "../../ui/own-id.ts";
import type { TextareaHTMLAttributes } from "preact";

export function CodeField({
  label,
  changed,
  ...look
}: {
  label: string;
  value: string;
  changed: (text: string) => void;
} & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useOwnId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <textarea
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

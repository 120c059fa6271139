/** A text area for code, which runs from left to right in every language. */
import { useOwnId } from "../../ui/own-id.ts";
import type { TextareaHTMLAttributes } from "preact";

interface CodeProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  changed: (text: string) => void;
}

export function CodeField({ label, changed, ...attributes }: CodeProps) {
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
        {...attributes}
      />
    </p>
  );
}

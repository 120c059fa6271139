/** Code to copy, with a button that does so. */
import { useRef } from "preact/hooks";
import { copy } from "../../base/clipboard.ts";
import { Button } from "../../page/buttons.tsx";
import { say } from "../../messages/index.ts";

type CodeProps = { label: string; code: string; toast: (text: string) => void };

/** @param toast Shows that the code is copied. */
export function CopiedCode({ label, code, toast }: CodeProps) {
  const text = useRef<HTMLPreElement>(null);
  async function copyAll() {
    const isCopied = await copy(code);
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current);
    toast(say(isCopied ? "copied" : "code-uncopied"));
  }
  return (
    <div class="copied-code">
      <p class="explained wide">{label}</p>
      <pre ref={text} class="framed" dir="ltr" tabIndex={0} aria-label={label}>
        {code}
      </pre>
      <Button say="copy" aria-label={`${say("copy")}: ${label}`} press={copyAll} />
    </div>
  );
}

/** Content that is folded until the visitor opens it. */
import type { ComponentChildren } from "preact";

type FoldProps = { title: string; isOpen?: boolean; children: ComponentChildren };

export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details class="folded" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

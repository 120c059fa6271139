/** What is shown when one asks for it. */
import type { ComponentChildren } from "preact";

export function Fold({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ComponentChildren;
}) {
  return (
    <details class="folded" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

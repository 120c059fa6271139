/** Buttons that come and go without losing the focus. */
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Passes the focus on from a button that is gone.
 * @param isThere Whether each button is.
 * @param nextTo The buttons that can have it from one that is gone: the first that is there has it.
 * @param otherwise Called if none is. Without it, the first that comes has the focus, unless something else has it by then.
 * @returns The `ref` of a button.
 */
export function usePassedFocus<Name extends string>(
  isThere: Readonly<Record<Name, boolean>>,
  nextTo: (gone: Name) => readonly NoInfer<Name>[],
  otherwise?: () => void,
) {
  const buttons = useRef<Map<Name, HTMLButtonElement | null>>(new Map());
  const lost = useRef<Name | null>(null);
  // What is hidden has lost the focus by the time of the effect.
  const focused = [...buttons.current].find(
    ([, button]) => button !== null && button === document.activeElement,
  );
  useLayoutEffect(() => {
    if (focused) [lost.current] = focused;
    else if (document.activeElement !== document.body) lost.current = null;
    const { current: gone } = lost;
    if (gone === null || isThere[gone]) return;
    const heir = nextTo(gone).find((name) => isThere[name]);
    if (heir) buttons.current.get(heir)?.focus();
    else otherwise?.();
    if (heir || otherwise) lost.current = null;
  });
  return (name: Name) => (button: HTMLButtonElement | null) =>
    void buttons.current.set(name, button);
}

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/**
 * Whether a figure waits for an answer. Once one is given, what goes on has the focus, and what is said comes into view:
 * on a phone it may lie under the pinned drawing.
 */
export function useAnswered(asks: boolean) {
  const [isAsking, setAsking] = useState(asks);
  const isGiven = useRef(false);
  const scrub = useRef<HTMLInputElement>(null);
  const caption = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isAsking || !isGiven.current) return;
    (scrub.current ?? caption.current)?.focus({ preventScroll: true });
    for (const told of [scrub.current?.parentElement, caption.current])
      told?.scrollIntoView({ block: "nearest" });
  }, [isAsking]);
  /** @param byReader Not by a link of the text. */
  function answered(byReader: boolean) {
    isGiven.current = byReader;
    setAsking(false);
  }
  return { isAsking, answered, scrub, caption };
}

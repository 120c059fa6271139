/** Shows that a bug of the lab is switched on. */
import { useEffect, useState } from "preact/hooks";
import { knows, loadWords, say } from "../../messages/index.ts";
import { elementOf } from "../../page/roots.ts";
import { Button } from "../../page/buttons.tsx";
import type { PlayProps } from "./play-props.ts";

export function BugBanner({ state: { bug, shape }, play: { controller } }: PlayProps) {
  const [, drawAgain] = useState(false);
  // The lab's messages name the bugs. If they do not load, the banner has "…" instead.
  useEffect(() => {
    const hasWords = () => drawAgain(true);
    if (bug !== null) loadWords("lab").then(hasWords, () => {});
  }, [bug]);
  // Only 3×3 has bugs.
  if (bug === null || !shape.exhaustive) return null;
  const id = `bugs-${bug}-name`;
  function switchOff() {
    controller.setBug(null);
    elementOf("cell-0").focus();
  }
  return (
    <>
      <p id="bug-text">{say("bug-on", { name: knows(id) ? say(id) : "…" })}</p>
      <Button say="bug-off" id="bug-off" press={switchOff} />
    </>
  );
}

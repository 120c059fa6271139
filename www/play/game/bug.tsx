/** Says that a bug of the lab is switched on, as long as it is. */
import { useEffect, useState } from "preact/hooks";
import { loadWords } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { useWords } from "../../ui/words.tsx";
import type { PlayProps } from "./play.ts";

export function BugBanner({ state: { bug, shape }, play: { controller } }: PlayProps) {
  const { say, knows } = useWords();
  const [, drawAgain] = useState(false);
  // The bugs have their names in the words of the lab. Without them the banner still says that there is a bug.
  useEffect(() => {
    if (bug !== null)
      loadWords("lab").then(
        () => drawAgain(true),
        () => {},
      );
  }, [bug]);
  // Other boards have no bugs.
  if (bug === null || !shape.exhaustive) return null;
  const id = `bugs-${bug}-name`;
  function switchOff() {
    controller.setBug(null);
    part("cell-0").focus();
  }
  return (
    <>
      <p id="bug-text">{say("bug-on", { name: knows(id) ? say(id) : "…" })}</p>
      <button type="button" id="bug-off" onClick={switchOff}>
        {say("bug-off-button")}
      </button>
    </>
  );
}

/** The panel that saves the step on the screen as a picture, or leads to its code for another page. */
import { useState } from "preact/hooks";
import { PLACES } from "../page/places.ts";
import { useSite } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import type { WatchProps } from "./state.ts";

export function PicturePanel({ state: { moment }, does }: WatchProps) {
  const { say } = useWords();
  const [isBoard, setBoard] = useState(false);
  const { hrefOf } = useSite();
  const hasBoard = moment?.subject.kind === "position";
  return (
    <div class="stack">
      <div id="picture-formats" class="buttons" role="group" aria-labelledby="picture-save">
        <span id="picture-save">{say("picture-save")}</span>
        {(["svg", "png"] as const).map((format) => (
          <button
            type="button"
            key={format}
            data-format={format}
            onClick={() => does().save(format, hasBoard && isBoard)}
          >
            {say(`picture-${format}`)}
          </button>
        ))}
      </div>
      <label id="picture-board-box" class="choice" hidden={!hasBoard}>
        <input
          type="checkbox"
          id="picture-board"
          checked={isBoard}
          onChange={({ currentTarget }) => setBoard(currentTarget.checked)}
        />
        <span>{say("picture-board")}</span>
      </label>
      <p class="explained">{say("picture-explained")}</p>
      <p>
        {/* Teach takes of the link what is shown. */}
        <a
          id="embed-link"
          href={hrefOf("teach", { do: "embed", link: `${PLACES.watch.path}${location.hash}` })}
        >
          {say("picture-embed")}
        </a>
      </p>
    </div>
  );
}

/** Saves the current step as a picture, and links to the code that embeds it. */
import { useState } from "preact/hooks";
import { PLACES } from "../page/places.ts";
import { useSite } from "../page/site.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { useWords } from "../ui/words.tsx";
import type { WatchProps } from "./state.ts";

export function PicturePanel({ state: { moment }, watch }: WatchProps) {
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
            onClick={() => watch().save(format, hasBoard && isBoard)}
          >
            {say(`picture-${format}`)}
          </button>
        ))}
      </div>
      {hasBoard && <CheckField label={say("picture-board")} isOn={isBoard} choose={setBoard} />}
      <p class="explained">{say("picture-explained")}</p>
      <p>
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

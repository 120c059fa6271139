/** Saves the current step as a picture, and links to the code that embeds it. */
import { useState } from "preact/hooks";
import { PLACES } from "../page/places.ts";
import { useSite } from "../page/site.tsx";
import { showFailure } from "../page/start/show-notice.ts";
import { CheckField } from "../ui/check-field.tsx";
import { say } from "../messages/index.ts";
import { openNodes } from "./state.ts";
import type { WatchProps } from "./controller.ts";
import type { Format } from "./picture/save-picture.ts";

export function PicturePanel({ state: { moment, opened } }: WatchProps) {
  const [isBoard, setBoard] = useState(false);
  const { hrefOf } = useSite();
  const hasBoard = moment?.subject.record.isTree() === false;
  async function save(format: Format) {
    if (!moment) return;
    try {
      const picture = await import("./picture/save-picture.ts");
      const how = { format, isBoard: hasBoard && isBoard };
      await picture.savePicture(moment.subject, moment.step, openNodes(moment, opened), how);
    } catch (error) {
      showFailure(error, () => save(format));
    }
  }
  return (
    <div class="stack">
      <div id="picture-formats" class="buttons" role="group" aria-labelledby="picture-save">
        <span id="picture-save">{say("picture-save")}</span>
        {(["svg", "png"] as const).map((format) => (
          <button type="button" key={format} data-format={format} onClick={() => save(format)}>
            {format.toUpperCase()}
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

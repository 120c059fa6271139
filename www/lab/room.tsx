/** The frame of a room of the lab: the way to the other rooms, the bench, the result, and its settings. */
import { BoardButton } from "../page/board-button.tsx";
import { PLACES, PLACE_NAMES } from "../page/places.ts";
import { PlaceLink } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import type { ComponentChildren } from "preact";
import type { RoomName } from "../page/places.ts";
import type { RoomProps } from "../page/room.ts";

const ROOMS = PLACE_NAMES.filter((name): name is RoomName => PLACES[name].within === "lab");

export function LabRoom({
  room,
  state,
  page,
  run,
  settings,
  children,
}: Pick<RoomProps, "state" | "page"> & {
  room: RoomName;
  /** The button that starts. */
  run: ComponentChildren;
  settings: ComponentChildren;
  /** The result. */
  children: ComponentChildren;
}) {
  const { say, markup } = useWords();
  return (
    <>
      <nav class="lab-parts" {...markup("lab-parts").attributes}>
        {ROOMS.map((name) => (
          <PlaceLink key={name} place={name} isHere={name === room}>
            {say(`${name}-heading`)}
          </PlaceLink>
        ))}
      </nav>
      <h1>{say(`${room}-heading`)}</h1>
      <section
        id="bench"
        class="bench"
        {...markup("bench").attributes}
        data-subject=""
        tabIndex={-1}
      >
        <div class="field">
          <span class="label">{say("bench-board")}</span>
          <BoardButton shape={state.shape} choose={page.chooseBoard} />
        </div>
        <div class="bench-place">
          <p class="field bench-fixed">
            <span class="label">{say("bench-positions")}</span>
            <span>{say("bench-random")}</span>
          </p>
        </div>
        <div class="bench-run">{run}</div>
      </section>
      <div id="view" class="lab-frame">
        <section class="lab-result stack roomy" aria-label={say("lab-result")}>
          {children}
        </section>
        <section class="lab-settings stack roomy" aria-label={say("settings")}>
          {settings}
        </section>
      </div>
    </>
  );
}

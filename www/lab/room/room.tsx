/** The layout of a room: links to other rooms, the result, and the settings. */
import { useEffect, useRef } from "preact/hooks";
import { PLACE_NAMES, isRoom, type RoomName } from "../../page/places.ts";
import { LinkToPlace } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { RoomSettings, type RoomSettingsProps } from "./settings.tsx";
import type { ComponentChildren } from "preact";

export const LAB_ROOMS = PLACE_NAMES.filter(isRoom);

interface LabRoomProps extends RoomSettingsProps {
  room: RoomName;
  /** The class of the result. */
  class?: string;
  /** Content above the settings. */
  top?: ComponentChildren;
  more?: ComponentChildren;
  children?: ComponentChildren;
}

export function LabRoom(props: LabRoomProps) {
  const { room, class: className = "lab-result stack airy", top, children, more } = props;
  const { say, markup } = useWords();
  const rooms = useRef<HTMLElement>(null);
  // On phones the row of names scrolls, so this room's name must be scrolled into view.
  useEffect(() => {
    const name = rooms.current?.children[LAB_ROOMS.indexOf(room)];
    name?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, []);
  return (
    <>
      <nav ref={rooms} class="lab-rooms place-links shaded" {...markup("lab-rooms").attributes}>
        {LAB_ROOMS.map((name) => (
          <LinkToPlace key={name} place={name} isHere={name === room}>
            {say(`${name}-heading`)}
          </LinkToPlace>
        ))}
      </nav>
      <h1 class="unseen">{say(`${room}-heading`)}</h1>
      <p class="lab-lead muted">{say(`${room}-lead`)}</p>
      {top}
      {top && <RoomSettings {...props} />}
      <section
        id="view"
        class={`${className} ${room} ${props.state.shape.exhaustive ? "" : "large"}`}
        aria-label={say("lab-result")}
      >
        {children}
      </section>
      {!top && <RoomSettings {...props} />}
      {more}
    </>
  );
}

/** The overview of the lab: a card for each room, with numbers from overview-numbers.ts. */
import { useSite } from "../page/site.tsx";
import { Icon } from "../page/buttons.tsx";
import { CardLink, CardList, type CardPicture } from "../ui/cards.tsx";
import { useWords } from "../ui/words.tsx";
import { NUMBERS } from "./overview-numbers.ts";
import { LAB_ROOMS } from "./room/room.tsx";
import type { RoomName } from "../page/places.ts";

const PICTURES: Record<RoomName, CardPicture> = {
  race: [
    ["", "M8 4v56"],
    ["minimax", "M9 20h78"],
    ["alpha-beta", "M9 44h5"],
  ],
  order: [
    ["", "M18 8v48M34 8v48M2 24h48M2 40h48M60 4v56"],
    ["bold", "M24 29l3 -2v11M7 11a3 3 0 1 1 5 2L7 18h7M39 10h6l-3 4a3 3 0 1 1 -4 3"],
    ["alpha-beta short", "M61 16h32M61 32h18M61 48h8"],
  ],
  size: [
    ["", "M12 6h72v52H12zM36 6v52M60 6v52M12 32h72"],
    ["stone-x", "M19 14l10 10M29 14l-10 10M67 40l10 10M77 40l-10 10"],
    ["stone-o", "M48 13a6 6 0 1 0 .1 0z"],
    ["bold", "M19 43h10M19 48h10M43 43h10M43 48h10M67 17h10M67 22h10"],
  ],
  horizon: [
    ["", "M48 4L26 20M48 4l22 16M26 20L14 36M26 20l12 16M70 20L58 36M70 20l12 16M38 36l-6 14"],
    ["bold", "M4 36h88"],
    ["wrong", "M27 50l10 10M37 50l-10 10"],
  ],
  bugs: [
    ["", "M34 27l-12-7M33 37H19M35 46l-11 8M62 27l12-7M63 37h14M61 46l11 8M43 14l-5-9M53 14l5-9"],
    ["bold", "M48 14a15 22 0 1 0 .1 0zM48 25v33M35 25h26"],
  ],
};

export function Lab() {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const { visited, orders, games, solved, bug } = NUMBERS;
  const about = {
    race: say("lab-race", { minimax: visited.minimax, pruned: visited["alpha-beta"] }),
    order: say("lab-order", orders),
    size: say("lab-size", { games, ...solved }),
    horizon: say("lab-horizon"),
    bugs: say("lab-bugs", { wrong: bug.worse, positions: bug.positions }),
  };
  return (
    <>
      <h1 tabIndex={-1} data-target="">
        {say("place-lab")}
      </h1>
      <p>{say("lab-lead")}</p>
      <CardList>
        {LAB_ROOMS.map((name) => (
          <CardLink
            key={name}
            href={hrefOf(name)}
            picture={PICTURES[name]}
            name={say(`${name}-heading`)}
            about={about[name]}
          >
            <Icon name="chevron-right" />
          </CardLink>
        ))}
      </CardList>
    </>
  );
}

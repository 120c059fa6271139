import { thinking } from "../../engine/workers.ts";
import { hrefOf, query } from "../../page/address.ts";
import { fragmentOf, travelling } from "../../page/places.ts";
import { openRoom } from "../../page/start/room.tsx";
import { watchLink } from "../../parts/search/watch-link.ts";
import "../../style/bugs.css";
import { Bugs, SCHEMA } from "./bugs.tsx";
import type { Found } from "./search.ts";

/** Links to a game in which the bug moves at once. */
function playLink({ board, bug, player }: Found) {
  const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
  const names = { start: board, bug, ...players };
  const replaced = ["moves", "at", ...Object.keys(names)];
  const others = travelling(query()).filter(([name]) => !replaced.includes(name));
  return hrefOf("play", fragmentOf([...others, ...Object.entries(names)]));
}

openRoom(
  (props) => <Bugs {...props} watchLink={watchLink} playLink={playLink} />,
  () => SCHEMA,
  thinking,
);

import { short } from "../../base/link-text.ts";
import { thinking } from "../../engine/workers.ts";
import { checkSetup } from "../../game/opening.ts";
import { hrefOf, query } from "../../page/address.ts";
import { fragmentOf, travelling } from "../../page/places.ts";
import { openRoom } from "../../page/start/room.tsx";
import { watchLink } from "../../parts/search/watch-link.ts";
import "../../style/bugs.css";
import { Bugs, SCHEMA } from "./bugs.tsx";
import type { Words } from "../../base/link-text.ts";
import type { RoomProps } from "../../page/room.ts";
import type { Found } from "./answer.ts";

/** Links to a game in which the bug moves at once. */
function playLink({ board, bug, player }: Found) {
  const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
  const names = { start: board, bug, ...players };
  const replaced = ["moves", "at", ...Object.keys(names)];
  const others = travelling(query()).filter(([name]) => !replaced.includes(name));
  return hrefOf("play", fragmentOf([...others, ...Object.entries(names)]));
}

/** Leaves out a board that no game can reach. */
async function leaveOut({ shape }: RoomProps["state"], link: Map<string, string>) {
  const text = link.get("board");
  const setup = text === undefined ? null : await checkSetup(thinking(), shape, text, shape.start);
  if (!text || !setup?.fault) return [];
  link.delete("board");
  const values = { text: short(text), fault: setup.fault, moves: "none" };
  return [{ id: "link-fault-start", values } satisfies Words];
}

openRoom(
  (props) => <Bugs {...props} watchLink={watchLink} playLink={playLink} />,
  () => SCHEMA,
  thinking,
  leaveOut,
);

/** Opens the room of classic bugs. */
import { short, type Message } from "../../base/message.ts";
import { thinker } from "../../engine/workers.ts";
import { checkSetup } from "../../game/replay.ts";
import { openView, type ViewProps } from "../../page/start/view.tsx";
import "../../style/bugs.css";
import { Bugs } from "./bugs.tsx";
import { BUGS_SCHEMA } from "./use-bugs.ts";

/** Removes an impossible board from the link. @returns Its fault. */
async function leaveOut({ shape }: ViewProps["state"], link: Map<string, string>) {
  const text = link.get("board");
  const setup = text === undefined ? null : await checkSetup(thinker(), shape, text, shape.start);
  if (!text || !setup?.fault) return [];
  link.delete("board");
  const values = { text: short(text), fault: setup.fault, moves: "none" };
  return [{ id: "link-fault-start", values } satisfies Message];
}

openView(Bugs, { linkSchema: () => BUGS_SCHEMA, engine: thinker, leaveOut });

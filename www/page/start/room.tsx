/** Opens a page whose whole content is one component. */
import { answering } from "../../engine/workers.ts";
import { gameNames } from "../../game/link.ts";
import { visitedGame } from "../../game/link-game.ts";
import { loadWords, setShape } from "../../messages/index.ts";
import { replaceGame, replaceOwn } from "../address.ts";
import { show } from "../parts.ts";
import { TRAVELLING } from "../places.ts";
import { toast } from "../toast.ts";
import { chooseBoard } from "./bar.tsx";
import { fail } from "./failures.ts";
import { openPlace } from "./place.ts";
import { preferences } from "./preferences.ts";
import type { ComponentType } from "preact";
import type { Words } from "../../base/link-text.ts";
import type { LinkSchema } from "../link-fault.ts";
import type { RoomProps } from "../room.ts";

const announce = (text: string) => show("announcer", text);

/**
 * @param linkSchema Without it the room names faults of its links itself.
 * @param leaveOut Takes from a link what only the engine can refuse, and says why.
 */
export function openRoom(
  Room: ComponentType<RoomProps>,
  linkSchema?: LinkSchema,
  engine: typeof answering = answering,
  leaveOut: (
    state: RoomProps["state"],
    link: Map<string, string>,
  ) => Promise<Words[]> = async () => [],
) {
  let opened = 0;

  async function open(names: URLSearchParams) {
    const turn = (opened += 1);
    const { state, faults } = await visitedGame(engine(), names, preferences().settings);
    setShape(state.shape);
    const link = new Map([...names].filter(([name]) => !TRAVELLING.includes(name)));
    const refused = await leaveOut(state, link);
    const page = {
      ...{ engine, loadWords, announce, fail, chooseBoard },
      tell: toast,
      // A room that was open before must not overwrite the present link.
      changed: (own: Record<string, string>) => turn === opened && replaceOwn(own),
    };
    // The room continues from the HTML of the build. A link to the same page begins anew.
    show("main", <Room key={turn} state={state} link={link} page={page} />);
    // The screen does not show what a refused link says.
    if (faults.length > 0) replaceGame(gameNames(state));
    return [...faults, ...refused];
  }

  openPlace({ open, linkSchema });
}

/** Opens a page whose whole content is one component, a view. */
import { answerer } from "../../engine/workers.ts";
import { gameNames } from "../../game/link.ts";
import { gameOfLink } from "../../game/linked-game.ts";
import { loadWords, setShape } from "../../messages/index.ts";
import * as address from "../address.ts";
import { fillRoot } from "../roots.ts";
import { PASSED_ON } from "../places.ts";
import { toast } from "../toast.ts";
import { chooseBoard } from "./choose-board.tsx";
import { showFailure } from "./show-notice.ts";
import { openPlace } from "./place.ts";
import { preferences } from "./visitor-preferences.ts";
import type { ComponentType } from "preact";
import type { Message } from "../../base/message.ts";
import type { GameState } from "../../game/state.ts";
import type { LinkSchema } from "../link-fault.ts";

export interface ViewProps {
  state: GameState;
  /** The place's own names in the address. */
  link: Map<string, string>;
  page: ViewPage;
}

export interface ViewPage {
  engine: typeof answerer;
  loadWords: typeof loadWords;
  announce: (text: string) => void;
  /** Shows a toast. */
  toast: (text: string) => void;
  /** Shows a failure, except an aborted request. */
  showFailure: (error: unknown) => void;
  chooseBoard: () => void;
  /** Writes the place's own names into the address. */
  replaceOwn: (own: Record<string, string>) => void;
}

const announce = (text: string) => fillRoot("announcer", text);

interface ViewOptions {
  /** If left out, the view reports faults of its links itself. */
  linkSchema?: LinkSchema;
  engine?: typeof answerer;
  /** Removes names that the engine refuses, and returns their faults. */
  leaveOut?: (state: GameState, link: Map<string, string>) => Promise<Message[]>;
}

export function openView(
  View: ComponentType<ViewProps>,
  { linkSchema, engine = answerer, leaveOut }: ViewOptions = {},
) {
  let opened = 0;

  async function open(names: URLSearchParams) {
    const turn = (opened += 1);
    const { state, faults } = await gameOfLink(engine(), names, preferences().settings);
    setShape(state.shape);
    const link = new Map([...names].filter(([name]) => !PASSED_ON.includes(name)));
    const refused = (await leaveOut?.(state, link)) ?? [];
    // A view that was open before must not overwrite the current link.
    const replaceOwn = (own: Record<string, string>) => turn === opened && address.replaceOwn(own);
    const page = { engine, loadWords, announce, toast, showFailure, chooseBoard, replaceOwn };
    // The view continues from the HTML of the build. For a link to the same page, it restarts.
    fillRoot("main", <View key={turn} state={state} link={link} page={page} />);
    // The screen does not show the values of a refused link.
    if (faults.length > 0) address.replaceGame(gameNames(state));
    return [...faults, ...refused];
  }

  openPlace({ open, linkSchema });
}

/** Shows a room, a component that makes the whole content of its page. */
import { render } from "preact";
import { useEffect, useReducer } from "preact/hooks";
import { atRoot } from "../../base/root.ts";
import { answering } from "../../engine/workers.ts";
import { loadWords, words } from "../../messages/index.ts";
import { WordsProvider } from "../../ui/words.tsx";
import { hrefOf, onAddress, replaceOwn } from "../address.ts";
import { part } from "../parts.ts";
import { SiteProvider } from "../site.tsx";
import { chooseBoard } from "./bar.ts";
import { fail } from "./place.ts";
import { openGamePage } from "./view.ts";
import type { ComponentChildren, ComponentType } from "preact";
import type { GameState } from "../../game/state.ts";
import type { LinkSchema } from "../link-fault.ts";
import type { RoomProps } from "../room.ts";

export function openRoom(
  Room: ComponentType<RoomProps>,
  linkSchema: LinkSchema,
  engine: typeof answering = answering,
) {
  const main = part("main");
  let opened = 0;

  function show({ shape }: GameState, link: Map<string, string>) {
    const page = { engine, loadWords, fail, chooseBoard, changed: replaceOwn };
    // What the page has from the build is changed in place. A link to the same page begins anew.
    render(
      <WithAddress>
        <Room key={(opened += 1)} shape={shape} link={link} page={page} />
      </WithAddress>,
      main,
    );
  }

  openGamePage(show, linkSchema, engine);
}

/** Gives a room its words, and its links what travels in the address. */
function WithAddress({ children }: { children: ComponentChildren }) {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onAddress(() => readAgain(null)), []);
  return (
    <WordsProvider value={words}>
      <SiteProvider value={{ root: atRoot().href, hrefOf }}>{children}</SiteProvider>
    </WordsProvider>
  );
}

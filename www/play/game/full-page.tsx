import { gameNames } from "../../game/link.ts";
import { fragmentOf } from "../../page/places.ts";
import { useSite } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import type { State } from "./state.ts";

/** The way from a board within another page to the whole page. */
export function FullPage({ state }: { state: State }) {
  const { addressOf, linked } = useSite();
  const language: [string, string][] = linked ? [["lang", linked]] : [];
  const fragment = fragmentOf([...gameNames(state), ...language]);
  return (
    <a
      id="full-page"
      target="_blank"
      rel="noopener"
      href={addressOf({ place: "play", path: "", fragment })}
    >
      {useWords().say("full-page-link")}
    </a>
  );
}

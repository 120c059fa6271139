/** The site as components see it: where its places are. In a browser a link takes along what travels. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useWords } from "../ui/words.tsx";
import type { ComponentChildren } from "preact";
import type { IconName } from "./icon-names.ts";
import type { PlaceLink as Link } from "./place-link.ts";
import type { PlaceName } from "./places.ts";

export interface Site {
  /** The way from this page to the root of the site, or its address. */
  root: string;
  /** The address of a place. @param own What is said to the place; a text is its whole fragment. */
  hrefOf: (place: PlaceName, own?: Record<string, string> | string) => string;
  /** The whole address of a link, in the language of this page. */
  addressOf: (link: Link) => string;
  /** The language that the address of this page names. */
  linked: string | null;
}

const Context = createContext<Site | null>(null);

/** Tells the components within it where the places are. */
export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error("no site is provided");
  return site;
}

interface PlaceLinkProps {
  place: PlaceName;
  isHere?: boolean;
  class?: string;
  children: ComponentChildren;
}

export function PlaceLink({ place, isHere = false, ...others }: PlaceLinkProps) {
  const { hrefOf } = useSite();
  return <a {...others} href={hrefOf(place)} aria-current={isHere ? "page" : undefined} />;
}

/** A picture of www/public/icons.svg, which says nothing that a text beside it does not say. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`${useSite().root}icons.svg#${name}`} />
    </svg>
  );
}

interface IconButtonProps {
  id: string;
  icon: IconName;
  press?: () => void;
  /** The message that names it, if it is not called as its id. */
  name?: string;
  class?: string;
  popovertarget?: string;
}

/** A button with a picture and a name for screen readers. */
export function IconButton({ icon, press, name, ...attributes }: IconButtonProps) {
  const { markup } = useWords();
  return (
    <button
      type="button"
      onClick={press}
      {...attributes}
      {...markup(name ?? attributes.id).attributes}
    >
      <Icon name={icon} />
    </button>
  );
}

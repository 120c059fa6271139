/** The site for components: its root, and links to its places. */
import { createContext, type ComponentChildren, type Ref } from "preact";
import { useContext } from "preact/hooks";
import type { PlaceLink } from "./place-link.ts";
import type { PlaceName } from "./places.ts";

export interface Site {
  /** The root of the site, as a relative path or an address. */
  root: string;
  /** @param own The names of the place, or its whole fragment as a text. */
  hrefOf: (place: PlaceName, own?: Record<string, string> | string) => string;
  /** If the link of this page names its language, the address does too. */
  addressOf: (link: PlaceLink) => string;
}

const Context = createContext<Site | null>(null);

export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error("no site is provided");
  return site;
}

interface LinkToPlaceProps {
  place: PlaceName;
  isHere?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ComponentChildren;
}

export function LinkToPlace({ place, isHere = false, ...others }: LinkToPlaceProps) {
  const { hrefOf } = useSite();
  return <a {...others} href={hrefOf(place)} aria-current={isHere ? "page" : undefined} />;
}

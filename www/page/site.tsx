/** The site for components: its root, and links to its places. */
import { createContext, type ComponentChildren, type Ref } from "preact";
import { useContext } from "preact/hooks";
import type { ChapterName } from "./learn-pages.ts";
import type { PlaceLink } from "./place-link.ts";
import type { PlaceName } from "./places.ts";

export interface Site {
  /** The root of the site, as a relative path or an address. */
  root: string;
  /** @param own The names of the place, or its whole fragment as a text. @param path Of a page. */
  hrefOf: (place: PlaceName, own?: Record<string, string> | string, path?: string) => string;
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
  chapter?: ChapterName;
  isHere?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ComponentChildren;
}

export function LinkToPlace({ place, chapter, isHere = false, ...others }: LinkToPlaceProps) {
  const { hrefOf } = useSite();
  const href = hrefOf(place, {}, chapter && `learn/${chapter}/`);
  return <a {...others} href={href} aria-current={isHere ? "page" : undefined} />;
}

/** The site as components see it: where its places are. In a browser a link takes along what travels. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ComponentChildren } from "preact";

export interface Site {
  /** The way from this page to the root of the site, or its address. */
  root: string;
  /** The address of a place. @param own The fragment, which else is what travels. */
  hrefOf: (place: string, own?: string) => string;
}

const Context = createContext<Site | null>(null);

/** Tells the components within it where the places are. */
export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error("no site is provided");
  return site;
}

/** A link to a place. */
export function PlaceLink({
  place,
  isHere = false,
  children,
}: {
  place: string;
  isHere?: boolean;
  children: ComponentChildren;
}) {
  return (
    <a href={useSite().hrefOf(place)} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}

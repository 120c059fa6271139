/** The site as components see it: where its places are. In a browser a link takes along what travels. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { IconName } from "./icon-names.ts";
import type { PlaceName } from "./places.ts";

export interface Site {
  /** The way from this page to the root of the site, or its address. */
  root: string;
  /** @param own What the link says beside what it takes along. */
  hrefOf: (place: PlaceName, own?: Record<string, string>) => string;
}

const Context = createContext<Site | null>(null);

/** Tells the components within it where the places are. */
export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error("no site is provided");
  return site;
}

export function PlaceLink({
  place,
  isHere = false,
  children,
}: {
  place: PlaceName;
  isHere?: boolean;
  children: ComponentChildren;
}) {
  return (
    <a href={useSite().hrefOf(place)} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}

/** A picture of www/public/icons.svg, which says nothing that a text beside it does not say. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`${useSite().root}icons.svg#${name}`} />
    </svg>
  );
}

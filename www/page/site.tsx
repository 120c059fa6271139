/** Links, buttons and icons for components. In a browser, links pass on names. */
import { createContext, type ButtonHTMLAttributes, type ComponentChildren, type Ref } from "preact";
import { useContext } from "preact/hooks";
import { useWords } from "../ui/words.tsx";
import type { IconName } from "./icon-names.ts";
import type { PlaceLink as Link } from "./place-link.ts";
import type { PlaceName } from "./places.ts";

export interface Site {
  /** The root of the site, as a relative path or an address. */
  root: string;
  /** @param own The names of the place, or its whole fragment as a text. */
  hrefOf: (place: PlaceName, own?: Record<string, string> | string) => string;
  /** Makes a link in the language of this page. */
  addressOf: (link: Link) => string;
  linked: string | null;
}

const Context = createContext<Site | null>(null);

export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error("no site is provided");
  return site;
}

interface PlaceLinkProps {
  place: PlaceName;
  isHere?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ComponentChildren;
}

export function PlaceLink({ place, isHere = false, ...others }: PlaceLinkProps) {
  const { hrefOf } = useSite();
  return <a {...others} href={hrefOf(place)} aria-current={isHere ? "page" : undefined} />;
}

/** Shows an icon. Screen readers skip it, because a text has the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`${useSite().root}icons.svg#${name}`} />
    </svg>
  );
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onClick"> & {
  /** The message that is its text. */
  say: MessageId;
  press?: () => void;
};

export function Button({ say, press, ...own }: ButtonProps) {
  return (
    <button type="button" onClick={press} {...own}>
      {useWords().say(say)}
    </button>
  );
}

interface IconButtonProps {
  /** The message that names it for screen readers. */
  name: MessageId;
  /** The id, if it is not `name`. */
  id?: string;
  icon: IconName;
  press?: () => void;
  class?: string;
  popovertarget?: string;
  "aria-disabled"?: boolean;
}

export function IconButton({ icon, press, name, ...own }: IconButtonProps) {
  const { text, attributes } = useWords().markup(name);
  const named = text === null ? attributes : { "aria-label": text, title: text };
  return (
    <button type="button" onClick={press} id={name} {...own} {...named}>
      <Icon name={icon} />
    </button>
  );
}

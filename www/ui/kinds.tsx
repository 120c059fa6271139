/** The first view of a place: a card with a picture for each activity. */
import type { ComponentChildren } from "preact";

/** Paths on an area of 96 × 64 units, each with the class of its look (kinds.css). */
export type KindPicture = readonly (readonly [look: string, d: string])[];

interface KindProps {
  href: string;
  picture: KindPicture;
  name: string;
  about: string;
  /** The progress and the action, at the end of the card. */
  children?: ComponentChildren;
}

export function Kinds({ children }: { children: ComponentChildren }) {
  return <ul class="kind-rows stack bare">{children}</ul>;
}

export function Kind({ href, picture, name, about, children }: KindProps) {
  return (
    <li>
      <a class="kind-row turns framed" href={href}>
        <svg class="kind-picture" viewBox="0 0 96 64" aria-hidden="true">
          {picture.map(([look, d]) => (
            <path key={look} class={look} d={d} />
          ))}
        </svg>
        <strong>{name}</strong>
        <span class="kind-about explained">{about}</span>
        {children}
      </a>
    </li>
  );
}

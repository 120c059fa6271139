/** The first view of a place: a card with a picture for each activity. */
import type { ComponentChildren } from "preact";

/** Paths on an area of 96 × 64 units, each with its class (cards.css). */
export type CardPicture = readonly (readonly [className: string, d: string])[];

interface CardProps {
  href: string;
  picture: CardPicture;
  name: string;
  about: string;
  /** The progress and the action, at the end of the card. */
  children?: ComponentChildren;
}

export function CardList({ children }: { children: ComponentChildren }) {
  return <ul class="activity-list stack bare">{children}</ul>;
}

export function CardLink({ href, picture, name, about, children }: CardProps) {
  return (
    <li>
      <a class="activity-link turns framed" href={href}>
        <svg class="activity-picture" viewBox="0 0 96 64" aria-hidden="true">
          {picture.map(([className, d]) => (
            <path key={className} class={className} d={d} />
          ))}
        </svg>
        <strong>{name}</strong>
        <span class="activity-about explained">{about}</span>
        {children}
      </a>
    </li>
  );
}

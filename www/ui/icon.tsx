/** A picture of www/public/icons.svg, which says nothing that a text beside it does not say. */
import { useSite } from "./site.tsx";

export function Icon({ name }: { name: string }) {
  const { root } = useSite();
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`${root}icons.svg#${name}`} />
    </svg>
  );
}

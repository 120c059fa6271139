import { useWords } from "../ui/words.tsx";
import { Icon } from "./site.tsx";
import type { IconName } from "./icon-names.ts";

/** A button with a picture and a name for screen readers. */
export function IconButton({
  icon,
  press,
  name,
  ...attributes
}: {
  id: string;
  icon: IconName;
  press?: () => void;
  /** The message that names it, if it is not called as its id. */
  name?: string;
  class?: string;
  popovertarget?: string;
}) {
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

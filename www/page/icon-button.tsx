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
  /** The message that names it. */
  name: MessageId;
  id?: string;
  icon: IconName;
  press?: () => void;
  class?: string;
  popovertarget?: string;
}) {
  const { markup } = useWords();
  return (
    <button type="button" onClick={press} id={name} {...attributes} {...markup(name).attributes}>
      <Icon name={icon} />
    </button>
  );
}

import { useWords } from "../ui/words.tsx";
import { Icon } from "./site.tsx";
import type { IconName } from "./icon-names.ts";

/** A button with a picture and a name for screen readers. */
export function IconButton({
  id,
  icon,
  press,
  name = id,
}: {
  id: string;
  icon: IconName;
  press: () => void;
  /** The message that names it. */
  name?: string;
}) {
  return (
    <button type="button" id={id} onClick={press} {...useWords().markup(name).attributes}>
      <Icon name={icon} />
    </button>
  );
}

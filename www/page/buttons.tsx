/** Buttons and icons for components. */
import { useSite } from "./site.tsx";
import { useWords } from "../ui/words.tsx";
import type { ButtonHTMLAttributes } from "preact";
import type { IconName } from "./icon-names.ts";

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

export function Button({ say, press, ...others }: ButtonProps) {
  return (
    <button type="button" onClick={press} {...others}>
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
  disabled?: boolean;
  "aria-disabled"?: boolean;
}

export function IconButton({ icon, press, name, ...others }: IconButtonProps) {
  const { text, attributes } = useWords().markup(name);
  const named = text === null ? attributes : { "aria-label": text, title: text };
  return (
    <button type="button" onClick={press} id={name} {...others} {...named}>
      <Icon name={icon} />
    </button>
  );
}

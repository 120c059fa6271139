/** A switch, which is on or off. */
import type { ComponentChildren } from "preact";

interface SwitchProps {
  id: string;
  name: string;
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** A text that is shown instead of the name. */
  children?: ComponentChildren;
}

export function Switch({ id, name, isOn, turn, children = name }: SwitchProps) {
  return (
    <button
      type="button"
      id={id}
      class="switch no-print"
      role="switch"
      aria-checked={isOn}
      aria-label={name}
      onClick={() => turn(!isOn)}
    >
      <span class="track" aria-hidden="true">
        <span class="thumb" />
      </span>
      <span>{children}</span>
    </button>
  );
}

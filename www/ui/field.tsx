/** Choices with their labels. */
import { useOwnId } from "./own-id.ts";

interface Choice<V> {
  class?: string;
  label: string;
  choices: readonly (readonly [value: V, text: string])[];
  value: V;
  choose: (value: V) => void;
}

type SelectProps<V> = Omit<Choice<V>, "label" | "class"> & { id?: string; "aria-label"?: string };

/** A choice among some values. */
export function SelectField<V extends string | number>(props: Choice<V>) {
  const { label, class: className = "", ...choice } = props;
  const id = useOwnId();
  return (
    <p class={`field ${className}`.trim()}>
      <label for={id}>{label}</label>
      <Select {...choice} id={id} />
    </p>
  );
}

/** True for values that explain themselves: only screen readers get the label. */
export function BareSelect<V extends string | number>({
  label,
  ...choice
}: Choice<V> & { id?: string }) {
  return <Select {...choice} aria-label={label} />;
}

/** A list of choices without a label. */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const { choices, value, choose, ...attributes } = props;
  return (
    <select
      {...attributes}
      value={value}
      onChange={({ currentTarget }) => choose(choices[currentTarget.selectedIndex][0])}
    >
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

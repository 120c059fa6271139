/** Fields for a choice between values, with their labels. */
import { useOwnId } from "./own-id.ts";

interface SelectFieldProps<V> {
  class?: string;
  label: string;
  choices: readonly (readonly [value: V, text: string])[];
  value: V;
  choose: (value: V) => void;
}

export function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const { label, class: className = "", ...choice } = props;
  const id = useOwnId();
  return (
    <p class={`field ${className}`.trim()}>
      <label for={id}>{label}</label>
      <Select {...choice} id={id} />
    </p>
  );
}

type SelectProps<V> = Omit<SelectFieldProps<V>, "label"> & {
  id?: string;
  label?: string;
};

/** A choice whose label is for screen readers only. */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const { id, class: className, label, choices, value, choose } = props;
  return (
    <select
      id={id}
      class={className}
      aria-label={label}
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

/** Fields with their labels. */
import { useId } from "preact/hooks";

/** A choice among some values. */
export function SelectField<V extends string | number>({
  label,
  choices,
  value,
  choose,
}: {
  label: string;
  choices: readonly (readonly [value: V, text: string])[];
  value: V;
  choose: (value: V) => void;
}) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => choose(choices[currentTarget.selectedIndex][0])}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

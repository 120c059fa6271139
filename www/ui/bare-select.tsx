/** A choice among some values, of which what they say is clear without a label. */
export function BareSelect<V extends string | number>({
  id,
  label,
  choices,
  value,
  choose,
}: {
  id?: string;
  /** For screen readers. */
  label: string;
  choices: readonly (readonly [value: V, text: string])[];
  value: V;
  choose: (value: V) => void;
}) {
  return (
    <select
      id={id}
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

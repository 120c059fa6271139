/** A checkbox with its label, and a group of them. */
type CheckProps = { label: string; isOn: boolean; choose: (isOn: boolean) => void };

export function CheckField({ label, isOn, choose }: CheckProps) {
  return (
    <label class="choice in-row">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface BoxesProps<N> {
  title: string;
  choices: readonly (readonly [name: N, text: string])[];
  chosen: readonly N[];
  choose: (chosen: N[]) => void;
}

export function Checkboxes<N extends string>({ title, choices, chosen, choose }: BoxesProps<N>) {
  const checked = (name: N, isChecked: boolean) =>
    choices
      .map(([other]) => other)
      .filter((other) => (other === name ? isChecked : chosen.includes(other)));
  return (
    <fieldset class="bare">
      <legend class="unseen">{title}</legend>
      {choices.map(([name, text]) => (
        <CheckField
          key={name}
          label={text}
          isOn={chosen.includes(name)}
          choose={(isOn) => choose(checked(name, isOn))}
        />
      ))}
    </fieldset>
  );
}

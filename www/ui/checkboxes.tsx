/** A box to check for each of some names. */
export function Checkboxes<N extends string>({
  title,
  choices,
  chosen,
  choose,
}: {
  title: string;
  choices: readonly (readonly [name: N, text: string])[];
  chosen: readonly N[];
  choose: (chosen: N[]) => void;
}) {
  const checked = (name: N, isChecked: boolean) =>
    choices
      .map(([other]) => other)
      .filter((other) => (other === name ? isChecked : chosen.includes(other)));
  return (
    <fieldset class="choices">
      <legend class="unseen">{title}</legend>
      {choices.map(([name, text]) => (
        <label key={name} class="choice">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) => choose(checked(name, currentTarget.checked))}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

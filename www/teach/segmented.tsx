/** A choice among a few values, all of them in view. */
import { useOwnId } from "../ui/own-id.ts";

export function Segmented<V extends string | number>({
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
  const name = useOwnId();
  return (
    <fieldset class="segmented bare">
      <legend class="label">{label}</legend>
      {choices.map(([one, text]) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => choose(one)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

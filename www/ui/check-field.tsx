/** A choice between yes and no. */
export function CheckField({
  label,
  isOn,
  choose,
}: {
  label: string;
  isOn: boolean;
  choose: (isOn: boolean) => void;
}) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

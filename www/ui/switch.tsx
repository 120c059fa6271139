/** What is on or off. */

export function Switch({
  id,
  name,
  isOn,
  turn,
}: {
  id: string;
  name: string;
  isOn: boolean;
  turn: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      id={id}
      class="switch"
      role="switch"
      aria-checked={isOn}
      onClick={() => turn(!isOn)}
    >
      <span class="track" aria-hidden="true">
        <span class="thumb" />
      </span>
      <span>{name}</span>
    </button>
  );
}

/** A slider with its label before it and its value, as it is written, behind it. */
interface SliderProps {
  label: string;
  range: readonly number[];
  value: number;
  text: string;
  choose: (value: number) => void;
}

export function Slider({ label, range: [min, max], value, text, choose }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        {...{ min, max, value }}
        aria-valuetext={text}
        onInput={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <output>{text}</output>
    </label>
  );
}

/** A slider with its label before it and its value, as it is written, behind it. */
interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  text: string;
  choose: (value: number) => void;
}

export function Slider({ label, text, choose, ...range }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        {...range}
        aria-valuetext={text}
        onInput={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <output>{text}</output>
    </label>
  );
}

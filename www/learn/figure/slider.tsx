/** Sliders of a figure. */
import { keysOf } from "../../base/keys-of.ts";

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  /** The value, as it is written behind the slider. */
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

interface SlidersProps<Name extends string> {
  ranges: Record<Name, readonly number[]>;
  propsOf: (name: Name) => Omit<SliderProps, "min" | "max">;
}

/** Sliders side by side, for the parts of a value. */
export function Sliders<Name extends string>({ ranges, propsOf }: SlidersProps<Name>) {
  return (
    <div class="slider in-row wraps">
      {keysOf(ranges).map((name) => {
        const [min, max] = ranges[name];
        return <Slider key={name} {...{ min, max }} {...propsOf(name)} />;
      })}
    </div>
  );
}

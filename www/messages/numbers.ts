/** Numbers and times in the digits of a language. */

const UNITS = [
  ["time-seconds", 1000],
  ["time-milliseconds", 1],
  ["time-microseconds", 1e-3],
  ["time-nanoseconds", 1e-6],
] as const;

/** @param language As a tag for `Intl`. */
export function numberWriter(
  language: string,
  say: (id: MessageId, values?: Record<string, string>) => string,
) {
  /** What writes numbers, by its options: one takes longer to make than to use. */
  const formats: Map<string, Intl.NumberFormat> = new Map();

  function number(value: number | bigint, options: Intl.NumberFormatOptions = {}) {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
    formats.set(key, format);
    return format.format(value);
  }

  /**
   * A value as mathematicians write it: all of its digits, none between them, and a minus that is
   * as long as a plus.
   */
  function figure(value: number) {
    if (value === Infinity) return "+∞";
    if (value === -Infinity) return "−∞";
    const digits = number(Math.abs(value), { useGrouping: false, maximumFractionDigits: 20 });
    return value < 0 ? `−${digits}` : digits;
  }

  /**
   * A time in the unit that suits it.
   * @param ms Milliseconds; null if no clock could tell.
   * @param digits The significant digits to show: as many as were measured.
   */
  function duration(ms: number | null, { digits = 3 }: { digits?: number } = {}) {
    if (ms === null) return say("time-unknown");
    // Rounded first: 999.6 µs with three digits is 1 ms, not 1,000 µs.
    const rounded = Number(ms.toPrecision(digits));
    const [id, size] = UNITS.find(([, size]) => rounded >= size) ?? UNITS[UNITS.length - 1];
    return say(id, { value: number(rounded / size, { maximumSignificantDigits: digits }) });
  }

  /** How many times as much: one decimal below a hundred. */
  function times(ratio: number) {
    return number(ratio, { maximumFractionDigits: ratio < 100 ? 1 : 0 });
  }

  return { number, figure, duration, times };
}

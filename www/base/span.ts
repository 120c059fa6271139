/** Large numbers and long times as a few digits of a suitable unit. Pure. */

/** The units of long times, in seconds. */
const UNITS = [
  ["span-years", 31_557_600],
  ["span-days", 86_400],
  ["span-hours", 3_600],
  ["span-minutes", 60],
  ["span-seconds", 1],
] as const;

/** A number as two digits and a power of ten. */
export function powerOfTen(value: number): { mantissa: number; power: number } {
  const [mantissa, power] = value.toExponential(1).split("e");
  return { mantissa: Number(mantissa), power: Number(power) };
}

/**
 * A long time in the unit that suits it, and how many of them.
 * @param digits The significant digits: no more than the estimate has.
 * @returns Less than a second is `span-moment`.
 */
export function spanOf(seconds: number, digits: number): { id: MessageId; count: number } {
  // Rounded first: 59.7 s with two digits is a minute, not 60 s.
  const rounded = Number(seconds.toPrecision(digits));
  const unit = UNITS.find(([, size]) => rounded >= size);
  if (!unit) return { id: "span-moment", count: 0 };
  const [id, size] = unit;
  return { id, count: Number((rounded / size).toPrecision(digits)) };
}

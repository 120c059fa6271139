/** What the charts share. */

export interface Dots {
  title: string;
  /** What the scale shows, and that it is a log scale. */
  axis: string;
  rows: DotRow[];
  /** The legend. */
  entries?: LegendEntry[];
  /** How a value is written. */
  format: (value: number) => string;
  /** How the scale writes a value, beside its greatest. */
  formatTick?: (value: number, most: number) => string;
}

export type LegendEntry = { name: string; series: number; rank?: "main" | "other" | "open" };

export interface Lines {
  title: string;
  /** What the places are. */
  across: string;
  /** What the values are, and that they are on a log scale. */
  up: string;
  places: string[];
  series: Series[];
  /** More for the legend. */
  entries?: LegendEntry[];
  /** How the scale writes a value, beside its greatest. */
  format: (value: number, most: number) => string;
}

export interface DotRow {
  name: string;
  /** Above 0. */
  value: number | null;
  others?: number[];
  /** Stands after the value. */
  note?: string;
  /** Which colour and shape. */
  series: number;
  /** Whether its words are bold. */
  main?: boolean;
  /** Whether the value is not exact: then its mark is empty. */
  open?: boolean;
}

export interface Series {
  name: string;
  /** Which colour and shape. */
  series: number;
  /** A value for each place, above 0, or none. */
  values: (number | null)[];
  /** Which of them are not final or not exact. */
  open?: boolean[];
  /** The ends of the bars; a low end of 0 or less is that of the scale. */
  bars?: ([low: number, high: number] | null)[];
}

/** Rounds a length to hundredths, because a screen shows no more. */
export const rounded = (length: number) => Math.round(length * 100) / 100;

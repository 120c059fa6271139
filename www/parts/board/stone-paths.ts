/** Paths of stones and of the flag. board.css makes discs of X and O. */
import { rounded } from "../../base/rounded.ts";

/** @param size The width of the cell. @param x Its left edge, and `y` its upper edge. */
export function stonePath(sign: string, size: number, x = 0, y = 0) {
  const at = (share: number) => rounded(share * size);
  if (sign === "X") {
    const [from, to] = [0.24, 0.52].map(at);
    return `M${rounded(x + from)} ${rounded(y + from)}l${to} ${to}m0-${to}l-${to} ${to}`;
  }
  const [radius, top] = [0.28, 0.22].map(at);
  const half = `a${radius} ${radius} 0 1 0 0`;
  return `M${rounded(x + size / 2)} ${rounded(y + top)}${half} ${2 * radius}${half}-${2 * radius}`;
}

/** The width of a cell in its own drawing. */
export const VIEW = 100;

/** @param size The width of the cell. @param x Its left edge. @param y Its upper edge. */
export function flagPath(size: number, x = 0, y = 0) {
  const [pole, cloth, notch, half] = [0.18, 0.14, 0.04, 0.045].map((share) =>
    rounded(share * size),
  );
  const top = `M${rounded(x + 0.78 * size)} ${rounded(y + 0.07 * size)}`;
  return `${top}v${pole}${top}h${cloth}l-${notch} ${half} ${notch} ${half}h-${cloth}`;
}

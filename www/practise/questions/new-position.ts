/** Finds positions that are unlike the earlier ones of a set. */
import { SETTINGS } from "../../parts/exercise/exercise.ts";

/** The number of draws until a position may come back. All first draws have seeds below `SEEDS`. */
const [MOST_DRAWS, SEEDS] = [8, 2 ** 25];

/** Finds the position after the earlier ones of a set. @param find Takes the seed of a draw. */
export async function findNewPosition<P extends { board: string | null }>(
  find: (seed: number) => Promise<P | null>,
  seed: number,
  earlier: readonly (P | null)[],
) {
  for (let draw = 0; ; draw += 1) {
    const found = await find(draw * SEEDS + seed * SETTINGS.count.range[1] + earlier.length);
    const isNew = earlier.every((other) => other?.board !== found?.board);
    if (!found || isNew || draw === MOST_DRAWS) return found;
  }
}

/** Finds positions that are unlike the earlier ones of a set. */
import { SEED_RANGE } from "../../base/random.ts";
import { SETTINGS } from "../../parts/exercise/exercise.ts";

/** The number of draws until a position may come back, on boards with few good ones. */
const MOST_DRAWS = 8;

const [, most] = SETTINGS.count.range;
/** All first draws have lower seeds. */
const SEEDS = (SEED_RANGE[1] + 1) * most;

/** Finds the position after the earlier ones of a set. @param find Takes the seed of a draw. */
export async function findUnlike<P extends { board: string | null }>(
  find: (seed: number) => Promise<P | null>,
  seed: number,
  earlier: readonly (P | null)[],
) {
  for (let draw = 0; ; draw += 1) {
    const found = await find(draw * SEEDS + seed * most + earlier.length);
    const isNew = earlier.every((other) => other?.board !== found?.board);
    if (!found || isNew || draw === MOST_DRAWS) return found;
  }
}

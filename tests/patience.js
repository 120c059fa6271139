/**
 * The longest time that tests wait for something expected. It does not measure the page: a slow or
 * busy machine takes longer and still passes. Every time-out of every test comes from here.
 */
import { env } from "node:process";

/**
 * Above 1 on a very slow machine, such as 4. Below 1 while you write a test that fails, such as
 * 0.2.
 */
const FACTOR = Number(env.CUTOFF_PATIENCE ?? 1);

/** Milliseconds until something expected must have appeared … */
export const EXPECTED = 60_000 * FACTOR;
/** … until a test of a whole page must have ended … */
export const TEST = 180_000 * FACTOR;
/**
 * … and until a test must have ended that takes minutes on any machine, or a whole test program.
 */
export const LONG_TEST = 600_000 * FACTOR;

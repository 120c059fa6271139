/** An exercise, or a sheet of them, cannot be made; the message says why, in the reader's words. */
export class Unfit extends Error {}

/** The opening book of Connect Four, as a file beside the page. Without it the searches answer. */
import { atRoot } from "../base/root.ts";

/** The game that the book is for. */
export const BOOKED = "7x6k4g";

/** Milliseconds that the book may take to come: the search goes on without it. */
const PATIENCE = 4_000;

/** The book's bytes, once they are asked for. */
let bytes: Promise<Uint8Array | null> | null = null;

/** The book; null if it could not be had. A later try may have better luck. */
export async function bookOf() {
  const book = await (bytes ??= fetched());
  if (!book) bytes = null;
  return book;
}

async function fetched(): Promise<Uint8Array | null> {
  try {
    const response = await fetch(atRoot("connect-four.book"), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The opening book of Connect Four, as a file beside the page. Without it the searches answer. */

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
    // The build writes into each page how far up the root of the site is.
    const root = new URL(document.documentElement.dataset.root ?? "./", location.href);
    const response = await fetch(new URL("connect-four.book", root), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

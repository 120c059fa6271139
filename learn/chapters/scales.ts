/** The dots of the figures that compare node counts: each is a placeholder of `numbers.ts`. */

export const SCALES: Record<string, readonly string[]> = {
  orders: [
    "proof empty",
    "order best",
    "order centre",
    "order rows",
    "order edges",
    "order worst",
    "nodes minimax empty",
  ],
  growth: [1, 2, 3, 4, 5].map((half) => `round 7x6k4g ${2 * half}`),
  tools: ["visit deepening", "nodes alpha-beta depth-aware empty", "visit table", "visit symmetry"],
  // An idea without a row of its own is in the row after it: threats, and looking ahead.
  ideas: ["none", "ordering", "table", "symmetry", "double-threats", "open-lines", "follow-up"].map(
    (idea) => `with 5x4k4g ${idea}`,
  ),
};

/**
 * Guesses of the dot that a scale asks for, each with the wrong idea behind it. The message
 * `wrong-idea-` and the idea, in chapters.ftl, explains it.
 */
export const WRONG_GUESSES: Record<
  string,
  (of: (placeholder: string) => number) => Record<string, number>
> = {
  orders: (of) => ({ uncut: of("nodes minimax empty") }),
  growth: (of) => {
    const [before, last] = [of("round 7x6k4g 6"), of("round 7x6k4g 8")];
    return { added: last + (last - before), "each-move": last * 7 * 7 };
  },
  tools: (of) => ({ tableless: of("nodes alpha-beta depth-aware empty") }),
  ideas: (of) => ({ tableless: of("with 5x4k4g ordering") }),
};

/** Example trees, and random ones. */

export type ExampleTree = { text: string; maximising: boolean; depth?: number };

export const EXAMPLES: Record<MessageEnd<"tree-example-">, ExampleTree> = {
  aima: { text: "[[3,12,8],[2,4,6],[14,5,2]]", maximising: true },
  unknown: { text: "[[3,5,10],[2,a,b],[2,7,3]]", maximising: true },
  min: { text: "[[5,9],[1,7],[6,2]]", maximising: false },
  deep: { text: "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7]],[[5],[9,8],[6]]]", maximising: true },
  ties: { text: "[[4,4],[4,2],[7,4]]", maximising: true },
  depth: { text: "7[4[3,12],5[2,-6],1[14,5]]", maximising: true, depth: 1 },
};

/** Draws the number of branches of the next inner node, and the value of the next leaf. */
type Draws = { branches: () => number; leaf: () => number };

/** @param plies The depth of every leaf. */
export function randomTree(plies: number, draws: Draws): string {
  if (plies === 0) return String(draws.leaf());
  const children = Array.from({ length: draws.branches() }, () => randomTree(plies - 1, draws));
  return `[${children.join(",")}]`;
}

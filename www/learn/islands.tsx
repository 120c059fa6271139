/** Finds the islands of a page of Learn, and shows components in them. */
import { render, type VNode } from "preact";
import { WithAddress } from "../page/roots.ts";

export type Island<Data> = { island: HTMLElement; data: Data };

/** Finds the islands of a kind, with the data that the build has written for it. */
export function islandsOf<Data>(kind: string): Island<Data>[] {
  const islands = document.querySelectorAll<HTMLElement>(`[data-${kind}]`);
  return [...islands].map((island) => {
    return { island, data: JSON.parse(island.getAttribute(`data-${kind}`) ?? "") };
  });
}

export const showIn = (island: Element, content: VNode) =>
  render(<WithAddress>{content}</WithAddress>, island);

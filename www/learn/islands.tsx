/** Finds the islands of a page of Learn, and shows components in them. */
import { render, type VNode } from "preact";
import { WithAddress } from "../page/roots.ts";
import type { ChapterName } from "../page/learn-pages.ts";
import type { ChapterListData } from "./chapter-list.tsx";
import type { FigureData } from "./figure/data.ts";
import type { ProgramData } from "./program.tsx";
import type { QuestionData } from "./question.tsx";

/** The data that the build writes for each kind of island. */
interface Islands {
  figure: FigureData;
  question: QuestionData;
  "program-shown": ProgramData;
  listed: ChapterName;
  chapters: ChapterListData;
}

export type Island<Kind extends keyof Islands> = { island: HTMLElement; data: Islands[Kind] };

/** Finds the islands of a kind, with their data. */
export function islandsOf<Kind extends keyof Islands>(kind: Kind): Island<Kind>[] {
  const islands = document.querySelectorAll<HTMLElement>(`[data-${kind}]`);
  return [...islands].map((island) => {
    return { island, data: JSON.parse(island.getAttribute(`data-${kind}`) ?? "") };
  });
}

export const showIn = (island: Element, content: VNode) =>
  render(<WithAddress>{content}</WithAddress>, island);

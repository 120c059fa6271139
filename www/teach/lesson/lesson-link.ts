/** The link to a lesson, and copying it. */
import { copy } from "../../base/clipboard.ts";
import { fragmentOf } from "../../page/places.ts";
import { useSite } from "../../page/site.tsx";
import { say } from "../../messages/index.ts";
import type { ViewPage } from "../../page/start/view.tsx";

/** Some programs truncate longer links. */
const LONG_LINK = 2_000;

export function useLessonLink(page: ViewPage) {
  const { hrefOf } = useSite();
  const hrefFor = (code: string) => hrefOf("play", fragmentOf([["lesson", code]]));
  async function copyLink(code: string) {
    const href = hrefFor(code);
    if (!(await copy(href))) return page.toast(href);
    const copied = say("lesson-copied", { length: href.length });
    page.toast(href.length > LONG_LINK ? `${copied} ${say("lesson-long")}` : copied);
  }
  return { hrefFor, copyLink };
}

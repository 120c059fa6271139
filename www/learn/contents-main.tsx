/** Opens the contents and the glossary of Learn. Neither loads the code of figures. */
import { say } from "../messages/index.ts";
import { elementOf } from "../page/roots.ts";
import { openPlace } from "../page/start/place.ts";
import { toast } from "../page/toast.ts";
import { readDrawing } from "../ui/drawing.tsx";
import { Contents } from "./contents.tsx";
import { redirect } from "./redirect.ts";
import { islandsOf, showIn } from "./islands.tsx";
import { loadProgress, saveProgress } from "./progress.ts";
import type { ChapterListData } from "./chapter-list.tsx";

redirect();

const [drawing] = [...document.querySelectorAll("main .drawing svg")].map(readDrawing);

for (const { island, data } of islandsOf<ChapterListData>("chapters")) {
  const show = () =>
    showIn(island, <Contents {...data} {...loadProgress()} {...{ drawing, forget }} />);
  function forget() {
    saveProgress({ read: [] });
    show();
    elementOf("main").focus();
    toast(say("learn-forgotten"));
  }
  show();
}

openPlace({ open: redirect });

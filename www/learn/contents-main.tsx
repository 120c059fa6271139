/** Opens the contents and the glossary of Learn. Neither loads the code of figures. */
import { render } from "preact";
import { say } from "../messages/index.ts";
import { WithAddress, part } from "../page/roots.ts";
import { openPlace } from "../page/start/place.ts";
import { toast } from "../page/toast.ts";
import { shapeOf } from "../ui/drawing.tsx";
import { Contents } from "./contents.tsx";
import { forward } from "./forward.ts";
import { loadProgress, saveProgress } from "./progress.ts";
import type { ChapterListData } from "./chapter-list.tsx";

forward();

const island = document.querySelector<HTMLElement>("[data-chapters]");
const data: ChapterListData | null = JSON.parse(island?.dataset.chapters ?? "null");
const [picture] = [...document.querySelectorAll("main .picture svg")].map(shapeOf);

function show() {
  if (!island || !data) return;
  const list = { ...data, ...loadProgress(), picture };
  function forget() {
    saveProgress({ read: [] });
    show();
    part("main").focus();
    toast(say("learn-forgotten"));
  }
  render(
    <WithAddress>
      <Contents {...list} forget={forget} />
    </WithAddress>,
    island,
  );
}
show();

openPlace({ open: forward });

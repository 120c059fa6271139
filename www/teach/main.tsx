import { keep, ofTab, readKept } from "../base/storage.ts";
import { onAddress, query, replaceOwn } from "../page/address.ts";
import { travels } from "../page/places.ts";
import { openRoom } from "../page/start/room.tsx";
import { Developers } from "./developers.tsx";
import { Embed } from "./embed.tsx";
import { Lessons } from "./lessons.tsx";
import { linkSchema } from "./link.ts";
import { Sheet } from "./sheet.tsx";
import { Teach } from "./teach.tsx";
import type { Sections } from "./teach.tsx";

/** Where the browser keeps, for this visit, what was open last; the overview has nothing of its own. */
const KEPT = "cutoff-teach-open";

const SECTIONS: Sections = { sheet: Sheet, lesson: Lessons, embed: Embed, code: Developers };

function keepOpen() {
  const names = query();
  keep(
    ofTab,
    KEPT,
    [...names].filter(([name]) => !travels(name, names)),
  );
}

/** Who comes back to Teach by its name alone finds what was open. */
function openKept() {
  if (query().has("do")) return;
  const own = readKept(ofTab, KEPT) ?? [];
  if (Array.isArray(own) && own.every(Array.isArray)) replaceOwn(Object.fromEntries(own));
}

openKept();
keepOpen();
onAddress(keepOpen);
openRoom((props) => <Teach {...props} sections={SECTIONS} />, linkSchema);

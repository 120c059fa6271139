/** Opens Teach. Only this module loads the sections, so the prerendered overview lacks them. */
import { openView } from "../page/start/view.tsx";
import { Developers } from "./code/developers.tsx";
import { Embed } from "./embed/embed.tsx";
import { Lessons } from "./lesson/lessons.tsx";
import { teachSchema } from "./link.ts";
import { Sheet } from "./sheet/sheet.tsx";
import { Teach } from "./teach.tsx";

const SECTIONS = { sheet: Sheet, lesson: Lessons, embed: Embed, code: Developers };

openView((props) => <Teach {...props} sections={SECTIONS} />, { linkSchema: teachSchema });

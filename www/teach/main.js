/** Teach: the lesson editor. */
import { openViewPage } from "../page/view.js";
import { openLesson } from "./editor.js";

openViewPage(openLesson);

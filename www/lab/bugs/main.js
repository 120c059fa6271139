import { openViewPage } from "../../page/view.js";
import { openBugs } from "./bugs.js";

openViewPage(openBugs, {}, async () => (await import("../boards/bugs.js")).openBoardBugs);

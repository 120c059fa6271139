import { openViewPage } from "../../page/view.js";
import { openBugs } from "./bugs.js";

openViewPage(openBugs);

import { openViewPage } from "../../page/view.js";
import "../../style/bugs.css";
import { openBugs } from "./bugs.js";

openViewPage(openBugs);

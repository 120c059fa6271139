import { thinking } from "../../engine/workers.js";
import { openViewPage } from "../../page/start/view.js";
import "../../style/bugs.css";
import { SCHEMA } from "./link.js";
import { openBugs } from "./bugs.js";

openViewPage(openBugs, () => SCHEMA, thinking);

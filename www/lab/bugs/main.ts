import { thinking } from "../../engine/workers.ts";
import { openViewPage } from "../../page/start/view.ts";
import "../../style/bugs.css";
import { SCHEMA } from "./link.ts";
import { openBugs } from "./bugs.ts";

openViewPage(openBugs, () => SCHEMA, thinking);

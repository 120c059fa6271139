import { thinking } from "../../engine/workers.js";
import { openViewPage } from "../../page/start/view.js";
import "../../style/solved.css";
import { SCHEMA } from "./link.js";
import { openSize } from "./size.js";

openViewPage(openSize, () => SCHEMA, thinking);

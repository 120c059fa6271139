import { thinking } from "../../engine/workers.ts";
import { openViewPage } from "../../page/start/view.ts";
import "../../style/solved.css";
import { SCHEMA } from "./link.ts";
import { openSize } from "./size.ts";

openViewPage(openSize, () => SCHEMA, thinking);

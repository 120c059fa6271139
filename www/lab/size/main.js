import { thinking } from "../../engine/workers.js";
import { openViewPage } from "../../page/view.js";
import { BENCH } from "../link.js";
import { openSize } from "./size.js";

openViewPage(openSize, () => BENCH, thinking);

import { openViewPage } from "../../page/view.js";
import { openBreak } from "../bugs.js";

openViewPage(openBreak);

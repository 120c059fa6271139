/** Practise: an exercise, as the address says it. */
import { openViewPage } from "../page/start/view.js";
import { openPractise } from "./practise.js";

openViewPage(openPractise);

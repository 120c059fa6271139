/** Practise: an exercise, as the address says it. */
import { answering } from "../engine/workers.js";
import { openViewPage } from "../page/start/view.js";
import { openPractise } from "./practise.js";

// It loads while the page opens.
answering().start();
openViewPage(openPractise);

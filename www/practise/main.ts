/** Practise: an exercise, as the address says it. */
import { answering } from "../engine/workers.ts";
import { openViewPage } from "../page/start/view.ts";
import { openPractise } from "./practise.ts";

// It loads while the page opens.
answering().start();
openViewPage(openPractise);

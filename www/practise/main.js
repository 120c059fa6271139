/** Practise: an exercise, as the address says it. */
import { openViewPage } from "../page/view.js";
import { openFind } from "./find.js";
import { openQuiz } from "./quiz.js";

openViewPage((context) =>
  context.query.get("mode") === "find" ? openFind(context) : openQuiz(context),
);

import { openViewPage } from "../../page/view.js";
import { openSize } from "./size.js";

openViewPage(openSize, {}, async () => {
  const { loadBoardSize } = await import("../boards/size.js");
  return loadBoardSize();
});

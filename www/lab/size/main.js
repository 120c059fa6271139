import { openViewPage } from "../../page/view.js";
import { openSize } from "./size.js";

openViewPage(openSize);

import { openViewPage } from "../../page/view.js";
import { SCHEMA } from "./link.js";
import { openSize } from "./size.js";

openViewPage(openSize, () => SCHEMA);

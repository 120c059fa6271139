/** The words of the lab, added to the page's when the lab is first entered. */
import english from "./en.lab.ftl?raw";
import { add } from "./index.js";

add(english);

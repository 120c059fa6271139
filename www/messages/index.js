/** All words that the page says, by name. They live in the catalogues beside this file. */
import { catalogue } from "./catalogue.js";
import english from "./en.ftl?raw";

export const { language, say, markup, number, duration, times, add } = catalogue("en", english);

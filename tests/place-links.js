/** Links that tests with and without a browser open. */

/** @import { PlaceName } from "../www/page/places.ts" */

/** Links that fill each place. @type {Partial<Record<PlaceName, string>>} */
export const LINKS = {
  play: "#moves=0481&x=human&o=human&hints=on",
  watch: "#tree=[[3,5,10],[2,a,b],[2,7,3]]&search=12",
  practise: "#seed=5",
  bugs: "#bug=root-ties&moves=0&x=human&o=human",
};

export const FOUR = "#game=4x4k4";
/** No search finishes this position during a test. */
export const LARGE = "#game=8x8k5";
export const CONNECT = "#game=7x6k4g";
export const PEOPLE = "&x=human&o=human";

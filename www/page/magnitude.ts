/** Numbers and times beyond what one counts, in the reader's language. */
import { language, number, say } from "../messages/index.ts";
import { largeNumbers } from "./large-numbers.ts";

export const { magnitude, powerText, estimateText, orderText, roughText, spanText } = largeNumbers({
  language,
  number,
  say,
});

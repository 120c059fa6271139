/** Makes ids for labels and popovers. Preact's own ids start again in each root of a page. */
import { useState } from "preact/hooks";

let count = 0;

export const useOwnId = () => useState(() => `own-${(count += 1)}`)[0];

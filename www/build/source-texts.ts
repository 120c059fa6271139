/** Changes source texts: orders the layers of style sheets, and bares the message catalogues. */
import { writeMessageIds } from "../../scripts/message-ids.mjs";
import type { Plugin } from "vite";

const SHEETS = /\/www\/style\/[\w-]+\.css$/;
const MESSAGES = /\.ftl\?raw$/;

/** Starts every style sheet, because the sheet that is loaded first orders the layers. */
const LAYERS = "@layer tokens, base, layout, parts, places, print;";

export function sourceTexts(): Plugin {
  return {
    name: "source-texts",
    enforce: "pre",
    // Editors need these types, but the build does not.
    buildStart: writeMessageIds,
    transform: {
      filter: { id: [SHEETS, MESSAGES] },
      handler: (code, id) => (SHEETS.test(id) ? `${LAYERS}\n${code}` : bareCatalogue(code)),
    },
  };
}

/** Removes comments and blank lines from the message catalogues. */
function bareCatalogue(code: string) {
  // Vite has turned the text into a script: `export default "…"`.
  const text: string = JSON.parse(code.replace(/^export default |;?\s*$/g, ""));
  // A blank line within a message is part of it.
  const bare = text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .trimStart();
  return `export default ${JSON.stringify(bare)}`;
}

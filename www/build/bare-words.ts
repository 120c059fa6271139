/** Leaves the comments and blank lines of the catalogues out of what visitors load. */
import type { Plugin } from "vite";

export function bareWords(): Plugin {
  return {
    name: "bare-words",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return null;
      // Vite has made a script of the text: `export default "…"`.
      const text = JSON.parse(code.replace(/^export default |;?\s*$/g, ""));
      // A blank line within a message is part of it.
      const bare = text
        .replace(/^#.*\n/gm, "")
        .replace(/\n+(?=\S)/g, "\n")
        .trimStart();
      return `export default ${JSON.stringify(bare)}`;
    },
  };
}

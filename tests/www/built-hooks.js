/**
 * Loads modules as the build does: a pattern of files becomes these files, and style sheets are
 * left out.
 */

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
  const loaded = await next(url, context);
  if (!url.includes("/www/messages/index.ts")) return loaded;
  const source = String(loaded.source).replace("import.meta.glob", "globalThis.catalogueFiles");
  return { ...loaded, source };
}

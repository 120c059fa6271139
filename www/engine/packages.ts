/**
 * The wasm of each build. It is compiled once a page, while the scripts of its workers load, and every worker gets
 * what was compiled.
 */
const modules: Map<string, Promise<WebAssembly.Module>> = new Map();

function loaded(address: URL) {
  const begun = modules.get(address.href);
  if (begun) return begun;
  const loading = compiled(address);
  modules.set(address.href, loading);
  // A later try may have better luck.
  loading.catch(() => modules.delete(address.href));
  return loading;
}

/** Gives a worker its package. @param address Of the wasm. */
export function givePackage(worker: Worker, address: URL) {
  // One that did not start or broke may be another version's: the next worker's is loaded anew.
  worker.addEventListener("message", ({ data }) => {
    if ("unready" in data || "crash" in data) modules.delete(address.href);
  });
  loaded(address).then(
    (module) => worker.postMessage({ module }),
    (error) => worker.postMessage({ unloaded: String(error) }),
  );
  return worker;
}

async function compiled(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Some hosts send another type, which browsers do not compile on the way.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

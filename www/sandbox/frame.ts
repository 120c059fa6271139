/**
 * The frame in which a visitor's program runs. Its page is a string, because service workers do not
 * serve files to a frame with an origin of its own. As a file, it would need the network.
 */

/**
 * Starts one worker. The page sends its script, its files and two ports: one for the worker, and
 * one for its errors. The worker's address is a data URL, because WebKit does not start a worker
 * from a blob if the host sends Cross-Origin-Embedder-Policy.
 */
export const FRAME_SCRIPT = `
// Hosts that send the policy of the pages as a header ask for this.
globalThis.trustedTypes?.createPolicy("default", { createScriptURL: String });

let begun = false;
addEventListener("message", ({ source, data, ports: [answers, faults] }) => {
  if (begun || source !== parent) return;
  begun = true;
  // The page asks whether this frame is still there: browsers may end it with its worker, and say nothing.
  faults.onmessage = () => faults.postMessage(null);
  const reader = new FileReader();
  reader.onload = () => {
    const worker = new Worker(reader.result);
    worker.onerror = (event) => {
      // It is said in words: to the page it is no error.
      event.preventDefault();
      const { message, lineno } = event;
      // Firefox does not say why a program does not compile.
      const text = String(message ?? "").replace(/^Uncaught /, "");
      faults.postMessage({ text: text.slice(0, 500), line: Number(lineno) || 0 });
    };
    worker.postMessage(data.files, [answers]);
  };
  reader.readAsDataURL(new Blob(data.script, { type: "text/javascript" }));
});
`;

/** The hash of the script, for the policies. */
export const FRAME_HASH = "'sha256-JGsVTmwLKVz6/LSyWxpASdAxflfBxmIaJv+VWAfkmtE='";

/** The policy of the frame and its worker. Neither can load anything from an address. */
export const FRAME_POLICY = `default-src 'none'; script-src ${FRAME_HASH} 'wasm-unsafe-eval'; worker-src data:; base-uri 'none'; form-action 'none'`;

export const FRAME = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">
<script>${FRAME_SCRIPT}</script>`;

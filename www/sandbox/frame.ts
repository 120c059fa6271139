/**
 * The frame in which a visitor's program runs. It is a text and not a file, because no service worker serves a frame
 * that has an origin of its own: from an address, it would need the network.
 */

/**
 * Starts one worker. The page hands in the worker's whole text, what it reads, and two ports: one for the worker, and
 * one on which this frame says that the worker has failed. The worker has its text in its address, because WebKit
 * starts none from a blob where hosts send Cross-Origin-Embedder-Policy.
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

/** By which the policies know it. */
export const FRAME_HASH = "'sha256-JGsVTmwLKVz6/LSyWxpASdAxflfBxmIaJv+VWAfkmtE='";

/** Nothing is loaded by an address, here or in the worker, which has the frame's policy. */
export const FRAME_POLICY = `default-src 'none'; script-src ${FRAME_HASH} 'wasm-unsafe-eval'; worker-src data:; base-uri 'none'; form-action 'none'`;

export const FRAME = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">
<script>${FRAME_SCRIPT}</script>`;

/**
 * The frame in which a visitor's program runs: it has an origin of its own, and starts one worker. The page
 * (www/sandbox/sandbox.js) hands in the whole text of the worker, what it reads, and two ports: one for the
 * worker, and one on which this frame says that the worker has failed.
 */
{
  // From here on nothing is loaded by its address, here or in the worker, which has the frame's policy.
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "script-src 'wasm-unsafe-eval'; worker-src blob:";
  document.head.append(policy);
  // Hosts that send the policy of the pages as a header ask for this.
  Reflect.get(globalThis, "trustedTypes")?.createPolicy("default", { createScriptURL: String });

  let begun = false;
  addEventListener("message", ({ source, data, ports: [answers, faults] }) => {
    if (begun || source !== parent) return;
    begun = true;
    const worker = new Worker(URL.createObjectURL(new Blob(data.script)));
    worker.onerror = ({ message, lineno }) => {
      faults.postMessage({
        text: String(message)
          .replace(/^Uncaught /, "")
          .slice(0, 500),
        line: Number(lineno) || 0,
      });
    };
    worker.postMessage(data.files, [answers]);
  });
}

/**
 * Ends a task, so that the browser can handle clicks, messages and frames during long work. A
 * posted message arrives at once, but browsers soon delay each timer of a chain by 4 ms.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

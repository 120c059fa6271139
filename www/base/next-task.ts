/**
 * Ends a task, so that clicks, messages and a frame get their turn in the middle of long work. A
 * posted message arrives at once; a chain of timers soon waits 4 ms for each.
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

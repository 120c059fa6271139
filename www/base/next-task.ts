/**
 * Cuts long work into tasks: lets in what waits, such as presses, messages and a frame to be drawn. A slow phone takes
 * four times as long as the machine that a page is built on, or more. A chain of timers soon waits 4 ms for each; a
 * message to oneself does not wait.
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

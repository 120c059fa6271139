/** The page's worker for any board, with a lock that the browser frees when the worker has really ended. */
const { searchParams } = new URL(location.href);
navigator.locks.request(searchParams.get("lock") ?? "", () => new Promise(() => {}));
await import("../www/engine/boards.worker.ts");

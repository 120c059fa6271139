/**
 * Runs jobs in parallel. A job can wait for others. A trial with wireit 0.14 started the longest job,
 * the tests in a browser, after six minutes and not two, because it starts ready jobs in no order.
 */

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string[]} after Names of jobs that must have ended; unknown names are ignored.
 */

/**
 * Runs jobs, at most `slots` at a time. If several could start, the first in the list starts. After
 * `run` has returned false, no further job starts.
 * @template {Job} J
 * @param {J[]} jobs
 * @param {number} slots
 * @param {(job: J) => Promise<boolean>} run
 * @throws {Error} If jobs wait for each other.
 */
export async function schedule(jobs, slots, run) {
  let waiting = [...jobs];
  /** @type {Map<J, Promise<void>>} */
  const running = new Map();

  const isReady = (/** @type {J} */ { after }) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name));

  while (waiting.length + running.size > 0) {
    const job = running.size < slots ? waiting.find(isReady) : undefined;
    if (job) {
      waiting = waiting.filter((other) => other !== job);
      const end = run(job).then((goOn) => {
        running.delete(job);
        if (!goOn) waiting = [];
      });
      running.set(job, end);
    } else if (running.size > 0) await Promise.race(running.values());
    else {
      const names = waiting.map(({ name }) => name).join(", ");
      throw new Error(`these steps wait for each other: ${names}`);
    }
  }
}

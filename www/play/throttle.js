/** Draws what changes many times a second: at once after a rest, and then at most eight times a second. */

/** Milliseconds between two drawings. */
const PAUSE = 125;

/**
 * @param {() => void} draw
 * @param {() => number} [now] Milliseconds.
 * @returns {() => void} Asks for a drawing.
 */
export function throttled(draw, now = () => performance.now()) {
  let last = -Infinity;
  let waiting = false;

  function drawNow() {
    waiting = false;
    last = now();
    draw();
  }
  return () => {
    if (waiting) return;
    const rest = PAUSE - (now() - last);
    if (rest <= 0) return drawNow();
    waiting = true;
    setTimeout(drawNow, rest);
  };
}

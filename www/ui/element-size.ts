/** A hook for the size of an element. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** @returns The inner size in pixels; 0 × 0 before the first layout. */
export function useElementSize(element: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    // Measures at once, so that nothing is drawn at width 0.
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return size;
}

/** How wide an element is. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** @returns The width of an element without its edges, in pixels; 0 until it is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const sizes = new ResizeObserver(() => setWidth(current.clientWidth));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return width;
}

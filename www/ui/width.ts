/** Hooks for the size of an element. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

/** @returns Pixels without its edges; 0 until it is laid out. */
export function useSize(element: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const sizes = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return size;
}

export const useWidth = (element: RefObject<Element | null>) => useSize(element).width;

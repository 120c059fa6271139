/** A box for a drawing that fills it. What is too large for it scrolls, and the box says so. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages/index.ts";
import type { ComponentChildren } from "preact";
import type { Size } from "../parts/tree/camera.ts";

interface Drawing extends Size {
  content: ComponentChildren;
  /** What is in the middle of the box, if the drawing scrolls. */
  middle?: number;
}

/** @param draw Draws to the size of the box, or larger. */
export function DrawingBox({
  class: name,
  draw,
}: {
  class: string;
  draw: (room: Size) => Drawing;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const sizes = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth, height: current.clientHeight }),
    );
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  const { width, height, content, middle } = draw(room);
  const isMore = room.width > 0 && (width > room.width + 1 || height > room.height + 1);
  useLayoutEffect(() => {
    if (isMore && middle !== undefined && box.current)
      box.current.scrollLeft = middle - room.width / 2;
  }, [middle, room]);
  return (
    <>
      <div
        ref={box}
        class={`${name} ${isMore ? "more" : ""}`.trim()}
        role="group"
        aria-label={say("practise-drawing")}
        // What scrolls can be reached by keyboard.
        tabIndex={isMore ? 0 : undefined}
      >
        {content}
      </div>
      <p class="scroll-cue" hidden={!isMore}>
        {say("practise-scroll-cue")}
      </p>
    </>
  );
}

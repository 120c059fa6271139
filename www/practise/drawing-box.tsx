/** A box for a drawing that fills it. What is too large for it scrolls, and the box says so. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../messages/index.ts";
import { useSize } from "../ui/width.ts";
import type { ComponentChildren } from "preact";
import type { Size } from "../parts/tree/camera.ts";

interface Drawn extends Size {
  content: ComponentChildren;
  /** What is in the middle of the box, if the drawing scrolls. */
  middle?: number;
}

interface BoxProps {
  class: string;
  /** Draws to the size of the box, or larger. */
  draw: (room: Size) => Drawn;
}

export function DrawingBox({ class: name, draw }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box);
  const { width, height, content, middle } = draw(room);
  const isMore = room.width > 0 && (width > room.width + 1 || height > room.height + 1);
  useLayoutEffect(() => {
    if (isMore && middle !== undefined && box.current)
      box.current.scrollLeft = middle - room.width / 2;
  }, [middle, room]);
  return (
    <div class="tree-stage">
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
    </div>
  );
}

/** The tree on the stage, which draws itself, and the same as a list. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { IconButton } from "../page/icon-button.tsx";
import { ZOOM } from "../parts/tree/pan-zoom.ts";
import { TreeStage } from "../parts/tree/stage.ts";
import { useWords } from "../ui/words.tsx";
import type { WatchProps } from "./state.ts";

export function Stage({ state: { moment }, does }: WatchProps) {
  const { markup } = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const subject = moment?.subject;
  useLayoutEffect(() => {
    const watch = does();
    if (drawing.current) watch.stage = new TreeStage(drawing.current, (id) => watch.choose(id));
  }, []);
  useLayoutEffect(() => {
    if (subject) does().stage?.show(subject);
  }, [subject]);
  useLayoutEffect(() => {
    if (moment) does().stage?.render(moment.step);
  }, [moment]);
  function home() {
    does().stage?.home();
    // With the details closed, the button is gone now.
    does().stage?.focus();
  }
  return (
    <>
      <svg
        ref={drawing}
        id="tree"
        class="tree"
        tabindex={0}
        role="img"
        {...markup("tree-drawing").attributes}
        onPointerDown={() => does().stepper.pause()}
      />
      <div class="zoom" role="group" {...markup("zoom-label").attributes}>
        <IconButton id="zoom-in" icon="zoom-in" press={() => does().stage?.zoom(1 / ZOOM)} />
        <IconButton id="zoom-out" icon="zoom-out" press={() => does().stage?.zoom(ZOOM)} />
        <IconButton id="zoom-all" icon="maximize" press={home} />
      </div>
    </>
  );
}

/** The tree on the stage, which draws itself, and the same as a list. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { ZOOM } from "../parts/tree/pan-zoom.ts";
import { TreeStage } from "../parts/tree/stage.ts";
import { Icon } from "../page/site.tsx";
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
  const zoom = (id: string, icon: "zoom-in" | "zoom-out" | "maximize", press: () => void) => (
    <button type="button" id={id} onClick={press} {...markup(id).attributes}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <svg
        ref={drawing}
        id="tree"
        class="tree"
        tabindex={0}
        role="img"
        {...markup("tree-drawing").attributes}
        onPointerDown={() => does().pause()}
      />
      <div class="zoom" role="group" {...markup("zoom-label").attributes}>
        {zoom("zoom-in", "zoom-in", () => does().stage?.zoom(1 / ZOOM))}
        {zoom("zoom-out", "zoom-out", () => does().stage?.zoom(ZOOM))}
        {zoom("zoom-all", "maximize", () => {
          does().stage?.home();
          // With the details closed, the button is gone now.
          does().stage?.focus();
        })}
      </div>
    </>
  );
}

/** The details of a game in tabs. On a phone they cover the panel. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { elementOf } from "../../page/roots.ts";
import { hasPopover } from "../../page/focus.ts";
import { Icon } from "../../page/buttons.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { say } from "../../messages/index.ts";
import { tabsOf, type Tab } from "../state/play-state.ts";
import { Review } from "../game-over/review.tsx";
import { Method } from "./method.tsx";
import { Moves } from "./moves.tsx";
import type { ComponentChildren, VNode } from "preact";
import type { PlayProps } from "../game/play-props.ts";

/** A shorter drag, in pixels, does nothing. */
const DRAG_PIXELS = 24;

interface DetailsProps extends PlayProps {
  /** The open tab, or the last one that was open. */
  tab: Tab;
  /** The panel of the tab "limits", for boards that have it. */
  limits: ComponentChildren;
}

export function Details({ tab, limits, ...props }: DetailsProps) {
  const { state, play } = props;
  const [isLarge, enlarge] = useState(false);
  const choose = (tab: Tab | null) => play.controller.changeView({ tab });
  const close = () => choose(null);
  const isOpen = state.tab === tab;
  const panels = {
    moves: { panel: <Moves {...props} /> },
    review: { class: "stack", panel: <Review {...props} /> },
    measured: { class: "stack", panel: <Method state={state} /> },
    limits: { class: "limits-panel", panel: limits },
  };
  return (
    <section
      ref={useFocus(isOpen, tab)}
      id="details"
      class={isLarge ? "details large" : "details"}
      data-ready="yes"
      hidden={!isOpen}
      // If a popover is open, Escape closes only the popover.
      onKeyDown={({ key }) => void (key === "Escape" && !hasPopover() && close())}
    >
      <Tabs
        label={say("details-label")}
        tabs={tabsOf(state.shape).map((id) => ({ id, name: say(`tab-${id}`), ...panels[id] }))}
        chosen={tab}
        choose={choose}
        head={(tabs) => <Head {...{ tabs, isLarge, enlarge, close }} />}
      />
    </section>
  );
}

/** Focuses the open tab when the details open, and the button when they close. */
function useFocus(isOpen: boolean, tab: Tab) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    elementOf(`tab-${tab}`).focus({ preventScroll: true });
    return () => {
      if (box.current?.contains(document.activeElement)) elementOf("details-button").focus();
    };
  }, [isOpen]);
  return box;
}

interface HeadProps {
  tabs: VNode;
  isLarge: boolean;
  enlarge: (isLarge: boolean) => void;
  close: () => void;
}

function Head({ tabs, isLarge, enlarge, close }: HeadProps) {
  const drag = useVerticalDrag((by) => {
    if (by < 0) enlarge(true);
    else if (isLarge) enlarge(false);
    else close();
  });
  return (
    <div class="tabs-head compact no-print" {...drag}>
      {tabs}
      <button
        type="button"
        class="tool details-size"
        aria-label={say(isLarge ? "details-smaller" : "details-larger")}
        onClick={() => enlarge(!isLarge)}
      >
        <Icon name="chevron-down" />
      </button>
      <button type="button" class="tool" aria-label={say("details-close")} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** @param onDrag Receives the length of a drag in pixels, positive downwards. */
function useVerticalDrag(onDrag: (by: number) => void) {
  const from = useRef(0);
  return {
    onPointerDown: ({ clientY }: PointerEvent) => void (from.current = clientY),
    onPointerUp({ clientY }: PointerEvent) {
      const by = clientY - from.current;
      if (Math.abs(by) > DRAG_PIXELS) onDrag(by);
    },
  };
}

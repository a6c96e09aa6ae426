import { useDrag } from "@use-gesture/react";
import { useRef } from "react";
import { spotOf, stopAt } from "./grid-focus.ts";
import { cellKey } from "../model/week-cells.ts";
import type { CellPlace } from "../model/cell-place.ts";
import type { GridSelection } from "./grid-selection.ts";

interface Lasso {
  /** The cell that was reached last. */
  key: string;
  box: HTMLElement;
  from: { x: number; y: number };
}

const THRESHOLD = 6;
/** So close to the edge of the frame, in pixels, it scrolls. */
const EDGE = 28;
const SCROLL = 14;

/** What is dragged or clicked by itself, so that no rectangle begins there. */
const taken = "[data-shift], input, button, .typing-says, .head, .foot, .group, .side, .sum";

/**
 * Chooses the cells of a rectangle that a mouse or pen draws over empty space. A finger scrolls
 * there instead. Esc ends it.
 */
export function useLasso(selection: GridSelection) {
  const lasso = useRef<Lasso | null>(null);
  const endedAt = useRef(0);

  const begin = (target: EventTarget | null, x: number, y: number): boolean => {
    const { place } = spotOf(target);
    const isTaken = target instanceof Element && target.closest(taken) !== null;
    if (place === null || isTaken) return false;
    selection.clear();
    selection.beginAt(place);
    lasso.current = { key: "", box: newBox(), from: { x, y } };
    return true;
  };
  const reach = (now: Lasso, place: CellPlace | null) => {
    if (place === null) return;
    const key = cellKey(place.employeeId, place.day);
    if (key === now.key) return;
    now.key = key;
    selection.extendTo(place);
  };
  /** Keys act on what is chosen only inside the grid; a press beside a card does not focus it. */
  const end = (frame: EventTarget | null, timeStamp: number) => {
    lasso.current?.box.remove();
    lasso.current = null;
    endedAt.current = timeStamp;
    if (!(frame instanceof HTMLElement)) return;
    stopAt(frame, { shiftId: null, place: selection.end() })?.focus({ preventScroll: true });
  };

  const bind = useDrag(
    ({ first, last, cancel, event, xy: [x, y], initial: [fromX, fromY] }) => {
      const isTouch = "pointerType" in event && event.pointerType === "touch";
      if (first && (isTouch || !begin(event.target, fromX, fromY))) return cancel();
      const now = lasso.current;
      if (now === null) return;
      if (last) return end(event.currentTarget, event.timeStamp);
      drawBox(now, x, y);
      scrollAtEdge(event.currentTarget, y);
      reach(now, spotOf(document.elementFromPoint(x, y)).place);
    },
    { threshold: THRESHOLD, pointer: { keys: false } },
  );
  return {
    bind,
    /** True for the click that the browser sends at the end of a rectangle. */
    isEndOfLasso: (timeStamp: number) => timeStamp - endedAt.current < THRESHOLD * 10,
  };
}

const look = {
  position: "fixed",
  zIndex: "1000",
  pointerEvents: "none",
  border: "1px solid #1f5fae",
  backgroundColor: "rgb(31 95 174 / 12%)",
} as const;

function newBox(): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box.style, look);
  document.body.append(box);
  return box;
}

function drawBox({ box, from }: Lasso, x: number, y: number): void {
  Object.assign(box.style, {
    left: `${Math.min(x, from.x)}px`,
    top: `${Math.min(y, from.y)}px`,
    width: `${Math.abs(x - from.x)}px`,
    height: `${Math.abs(y - from.y)}px`,
  });
}

function scrollAtEdge(frame: EventTarget | null, y: number): void {
  if (!(frame instanceof HTMLElement)) return;
  const { top, bottom } = frame.getBoundingClientRect();
  if (y > bottom - EDGE) frame.scrollTop += SCROLL;
  else if (y < top + EDGE) frame.scrollTop -= SCROLL;
}

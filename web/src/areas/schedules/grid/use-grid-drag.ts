import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useDrag } from "@use-gesture/react";
import { useRef, useState } from "react";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import { formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { DragSide } from "../model/dragged-plan.ts";
import { draggedSide, resizedPlan } from "../model/dragged-plan.ts";
import { DragMark } from "../cards/drag-mark.ts";
import { DragEnd } from "./drag-end.ts";
import { spotOf } from "../selection/grid-focus.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";
import { planAt } from "../model/cell-place.ts";

interface Dragged {
  shift: Shift;
  side: DragSide;
  mark: DragMark;
  isCopy: boolean;
  /** The plan where the pointer is; null where it cannot be dropped. */
  plan: ShiftPlan | null;
}

/** Where the pointer is, and how far it went to the right. */
export interface Pointed {
  x: number;
  y: number;
  dx: number;
  isCopy: boolean;
}

/** Below this many pixels a press is a click. */
const THRESHOLD = 6;
/** On touch the page scrolls until a card was held for so long. */
const HOLD_MS = 250;

export const dragOptions = {
  threshold: THRESHOLD,
  preventScroll: HOLD_MS,
  preventScrollAxis: "y" as const,
  // The keys of the grid move cards.
  pointer: { keys: false },
  eventOptions: { passive: false },
};

/**
 * Drags a card by mouse, pen or touch: to another cell to move it, with Ctrl or Option to copy it,
 * and at an edge to change its start or end in steps of 15 minutes. The target shows whether the
 * shift can go there, without painting the grid again. Esc ends it.
 */
export function useGridDrag(
  findShift: (shiftId: ShiftId) => Shift | undefined,
  actions: RosterActions,
) {
  const locale = useLocale();
  const dragged = useRef<Dragged | null>(null);
  const [dragEnd] = useState(() => new DragEnd());

  const show = (drag: Dragged, at: Pointed, cell: Element | null) =>
    showTarget(drag, { at, cell }, { actions, locale });
  const drop = ({ shift, plan, isCopy, side }: Dragged) => {
    if (plan === null) return;
    if (isCopy) return actions.planAll("copy", [{ shift: null, plan }]);
    const before = planOf(shift);
    const isSame = JSON.stringify(before) === JSON.stringify(plan);
    if (!isSame) actions.planAll(side === "card" ? "move" : "edit", [{ shift, plan }]);
  };

  const begin = (target: EventTarget | null, x: number, cancel: () => void) => {
    const { shiftId } = spotOf(target);
    const shift = shiftId === null ? undefined : findShift(shiftId);
    if (shift === undefined || !(target instanceof Element)) return cancel();
    const side = draggedSide(target, x);
    const mark = new DragMark(() => {
      dragEnd.noteAtRelease();
      cancel();
    });
    dragged.current = { shift, side, mark, isCopy: false, plan: null };
  };
  const move = (drag: Dragged, at: Pointed) => {
    const { shift, side } = drag;
    if (side !== "card") {
      drag.plan = resizedPlan(shift, side, at.dx);
      return show(drag, at, null);
    }
    const cell = document.elementFromPoint(at.x, at.y)?.closest("[data-day]") ?? null;
    const { place } = spotOf(cell);
    drag.isCopy = at.isCopy;
    drag.plan = place === null ? null : planAt(shift, place);
    return show(drag, at, cell);
  };
  const end = (drag: Dragged, isCanceled: boolean, timeStamp: number) => {
    dragged.current = null;
    dragEnd.note(timeStamp);
    drag.mark.end();
    if (!isCanceled) drop(drag);
  };

  const bind = useDrag(
    ({ first, last, canceled, cancel, event, xy: [x, y], initial: [startX] }) => {
      if (first) begin(event.target, startX, cancel);
      const drag = dragged.current;
      if (drag === null) return;
      if (last || canceled) end(drag, canceled, event.timeStamp);
      else move(drag, { x, y, dx: x - startX, isCopy: event.ctrlKey || event.altKey });
    },
    dragOptions,
  );
  return {
    bind,
    /** True for the click that the browser sends at the end of a drag. */
    isEndOfDrag: (timeStamp: number) => dragEnd.isClick(timeStamp),
  };
}

interface Target extends Pick<Dragged, "plan" | "mark" | "isCopy"> {
  /** Null for a shift that is not planned yet. */
  shift: Shift | null;
}

/** Marks the cell below the pointer, and says beside it what the rules say of the plan there. */
export function showTarget(
  { shift, plan, mark, isCopy }: Target,
  { at, cell }: { at: Pick<Pointed, "x" | "y">; cell: Element | null },
  { actions, locale }: { actions: RosterActions; locale: Locale },
): void {
  const { x, y } = at;
  if (plan === null) return mark.show(null, { x, y, text: "", tone: "free" });
  const { blocks, needed, warnings, infos } = actions.judge(isCopy ? null : shift, plan);
  const [block] = blocks;
  const tone = block !== undefined ? "blocked" : needed.length > 0 ? "warned" : "free";
  const notes = tone === "warned" ? warnings : infos;
  const text = block?.text ?? [formatLocalSpan(plan, locale), ...notes].join(". ");
  return mark.show(cell, { x, y, text, tone });
}

import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { useDrag } from "@use-gesture/react";
import { useRef, useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { DragMark } from "../cards/drag-mark.ts";
import type { DragSide } from "../model/dragged-plan.ts";
import { draggedSide, resizedBySteps } from "../model/dragged-plan.ts";
import { spotOf } from "../selection/grid-focus.ts";
import { DragEnd } from "../grid/drag-end.ts";
import type { Pointed } from "../grid/use-grid-drag.ts";
import { dragOptions, showTarget } from "../grid/use-grid-drag.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";
import type { DaySpan } from "./day-span.ts";
import { isWithin, partOfPlan, planMovedBy, STEP_SECONDS } from "./day-span.ts";
import { TimelineGhost } from "./timeline-ghost.ts";

interface Dragged {
  shift: Shift;
  side: DragSide;
  mark: DragMark;
  ghost: TimelineGhost;
  /** The lane where the drag began. */
  lane: Element;
  isCopy: boolean;
  /** Null where the shift cannot be dropped. */
  plan: ShiftPlan | null;
}

/**
 * Drags a bar of the timeline in steps of 15 minutes, and to the lane of another person, with Ctrl
 * or Option to copy it; at an edge it changes the start or the end. Esc ends it.
 */
export function useTimelineDrag(
  findShift: (shiftId: ShiftId) => Shift | undefined,
  actions: RosterActions,
  span: DaySpan,
) {
  const locale = useLocale();
  const dragged = useRef<Dragged | null>(null);
  const [dragEnd] = useState(() => new DragEnd());

  const begin = (target: EventTarget | null, x: number, cancel: () => void) => {
    const { shiftId } = spotOf(target);
    const shift = shiftId === null ? undefined : findShift(shiftId);
    const lane = target instanceof Element ? target.closest("[data-day]") : null;
    if (shift === undefined || lane === null || !(target instanceof Element)) return cancel();
    // An edge at midnight is not where a night shift begins or ends.
    const side = isWithin(shift, span) ? draggedSide(target, x) : "card";
    const mark = new DragMark(() => {
      dragEnd.noteAtRelease();
      cancel();
    });
    const marks = { mark, ghost: new TimelineGhost(span) };
    dragged.current = { shift, side, ...marks, lane, isCopy: false, plan: null };
  };
  const move = (drag: Dragged, { x, y, dx, isCopy }: Pointed) => {
    const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]") ?? null;
    const { width } = drag.lane.getBoundingClientRect();
    const steps = Math.round(((dx / width) * span.seconds) / STEP_SECONDS);
    drag.isCopy = isCopy && drag.side === "card";
    drag.plan = planOfDrag(drag, steps, lane);
    const cell = drag.side === "card" ? lane : null;
    const part = drag.plan === null ? null : partOfPlan(drag.plan, span);
    if (part === null) drag.ghost.hide();
    else drag.ghost.show(cell ?? drag.lane, part);
    showTarget(drag, { at: { x, y }, cell }, { actions, locale });
  };
  const end = (drag: Dragged, isCanceled: boolean, timeStamp: number) => {
    dragged.current = null;
    dragEnd.note(timeStamp);
    drag.mark.end();
    drag.ghost.hide();
    if (!isCanceled) dropBar(drag, actions);
  };

  const bind = useDrag(
    ({ first, last, canceled, cancel, event, xy: [x, y], initial: [startX] }) => {
      if (first) begin(event.target, startX, cancel);
      const drag = dragged.current;
      if (drag === null) return;
      if (last || canceled) end(drag, canceled, event.timeStamp);
      else move(drag, { x, y, dx: x - startX, isCopy: event.ctrlKey || event.altKey });
    },
    // A finger scrolls both ways until a bar was held.
    { ...dragOptions, preventScrollAxis: "xy" },
  );
  return { bind, isEndOfDrag: (timeStamp: number) => dragEnd.isClick(timeStamp) };
}

function dropBar({ shift, side, plan, isCopy }: Dragged, actions: RosterActions): void {
  const isSame = JSON.stringify(plan) === JSON.stringify(planOf(shift));
  if (plan === null || isSame) return;
  if (isCopy) return actions.planAll("copy", [{ shift: null, plan }]);
  return actions.planAll(side === "card" ? "move" : "edit", [{ shift, plan }]);
}

function planOfDrag(
  { shift, side }: Dragged,
  steps: number,
  lane: HTMLElement | null,
): ShiftPlan | null {
  if (side !== "card") return resizedBySteps(shift, side, steps);
  const { place } = spotOf(lane);
  const plan = planMovedBy(shift, steps * STEP_SECONDS);
  return place === null || plan === null ? null : { ...plan, employeeId: place.employeeId };
}

import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { useDrag } from "@use-gesture/react";
import { useRef } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { DragMark } from "../cards/drag-mark.ts";
import type { DragSide } from "../model/dragged-plan.ts";
import { draggedSide, resizedBySteps } from "../model/dragged-plan.ts";
import { spotOf } from "../selection/grid-focus.ts";
import { dragOptions, isClickOfDrag, showTarget } from "../grid/use-grid-drag.ts";
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
  /** Null where the shift cannot be dropped. */
  plan: ShiftPlan | null;
}

/**
 * Drags a bar of the timeline in steps of 15 minutes, and to the lane of another person; at an edge
 * it changes the start or the end. Esc ends it.
 */
export function useTimelineDrag(
  findShift: (shiftId: ShiftId) => Shift | undefined,
  actions: RosterActions,
  span: DaySpan,
) {
  const locale = useLocale();
  const dragged = useRef<Dragged | null>(null);
  const endedAt = useRef(0);

  const begin = (target: EventTarget | null, x: number, cancel: () => void) => {
    const { shiftId } = spotOf(target);
    const shift = shiftId === null ? undefined : findShift(shiftId);
    const lane = target instanceof Element ? target.closest("[data-day]") : null;
    if (shift === undefined || lane === null || !(target instanceof Element)) return cancel();
    // An edge at midnight is not where a night shift begins or ends.
    const side = isWithin(shift, span) ? draggedSide(target, x) : "card";
    const marks = { mark: new DragMark(cancel), ghost: new TimelineGhost(span) };
    dragged.current = { shift, side, ...marks, lane, plan: null };
  };
  const move = (drag: Dragged, { x, y, dx }: { x: number; y: number; dx: number }) => {
    const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]") ?? null;
    const { width } = drag.lane.getBoundingClientRect();
    const steps = Math.round(((dx / width) * span.seconds) / STEP_SECONDS);
    drag.plan = planOfDrag(drag, steps, lane);
    const cell = drag.side === "card" ? lane : null;
    const part = drag.plan === null ? null : partOfPlan(drag.plan, span);
    if (part === null) drag.ghost.hide();
    else drag.ghost.show(cell ?? drag.lane, part);
    showTarget({ ...drag, isCopy: false }, { at: { x, y }, cell }, { actions, locale });
  };
  const end = (drag: Dragged, isCanceled: boolean, timeStamp: number) => {
    dragged.current = null;
    endedAt.current = timeStamp;
    drag.mark.end();
    drag.ghost.hide();
    const { shift, side, plan } = drag;
    const isSame = JSON.stringify(plan) === JSON.stringify(planOf(shift));
    if (isCanceled || plan === null || isSame) return;
    actions.planAll(side === "card" ? "move" : "edit", [{ shift, plan }]);
  };

  const bind = useDrag(
    ({ first, last, canceled, cancel, event, xy: [x, y], initial: [startX], movement: [dx] }) => {
      if (first) begin(event.target, startX, cancel);
      const drag = dragged.current;
      if (drag === null) return;
      if (last || canceled) end(drag, canceled, event.timeStamp);
      else move(drag, { x, y, dx });
    },
    // A finger scrolls both ways until a bar was held.
    { ...dragOptions, preventScrollAxis: "xy" },
  );
  return { bind, isEndOfDrag: (timeStamp: number) => isClickOfDrag(endedAt.current, timeStamp) };
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

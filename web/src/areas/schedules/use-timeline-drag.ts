import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { useDrag } from "@use-gesture/react";
import { useRef } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { DragMark } from "./drag-mark.ts";
import type { DragSide } from "./model/dragged-plan.ts";
import { draggedSide, resizedBySteps } from "./model/dragged-plan.ts";
import { spotOf } from "./selection/grid-focus.ts";
import { dragOptions, isClickOfDrag, showTarget } from "./use-grid-drag.ts";
import type { RosterActions } from "./use-roster-actions.ts";
import type { DaySpan } from "./timeline/day-span.ts";
import { isWithin, planMovedBy, STEP_SECONDS } from "./timeline/day-span.ts";

interface Dragged {
  shift: Shift;
  side: DragSide;
  mark: DragMark;
  /** Of the lane, in pixels. */
  width: number;
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
    const { width } = lane.getBoundingClientRect();
    dragged.current = { shift, side, mark: new DragMark(cancel), width, plan: null };
  };
  const move = (drag: Dragged, { x, y, dx }: { x: number; y: number; dx: number }) => {
    const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]") ?? null;
    const steps = Math.round(((dx / drag.width) * span.seconds) / STEP_SECONDS);
    drag.plan = planOfDrag(drag, steps, lane);
    const cell = drag.side === "card" ? lane : null;
    showTarget({ ...drag, isCopy: false }, { at: { x, y }, cell }, { actions, locale });
  };
  const end = ({ shift, side, mark, plan }: Dragged, isCanceled: boolean, timeStamp: number) => {
    dragged.current = null;
    endedAt.current = timeStamp;
    mark.end();
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
    dragOptions,
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

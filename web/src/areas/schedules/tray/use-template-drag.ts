import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import type { ListedWeekTemplate } from "@crewline/domain/records/schedules/week-template";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { fromTemplate } from "@crewline/domain/rules/schedules/templates/from-template";
import { useDrag } from "@use-gesture/react";
import { useRef, useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { DragMark } from "../cards/drag-mark.ts";
import { draftPlan } from "../frame/draft-plan.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";
import { DragEnd } from "../grid/drag-end.ts";
import { dragOptions, showTarget } from "../grid/use-grid-drag.ts";
import { useWeekStore } from "../model/use-week-store.ts";
import { spotOf } from "../selection/grid-focus.ts";

/** A template that can be dragged. */
export type Dragged =
  | { kind: "shift"; template: ShiftTemplate }
  | { kind: "week"; template: ListedWeekTemplate };

interface TemplateDrag {
  actions: RosterActions;
  find: (key: string) => Dragged | undefined;
  /** A week template was dropped on the grid. */
  onWeek: (template: ListedWeekTemplate) => void;
}

interface Drag {
  dragged: Dragged;
  mark: DragMark;
  /** The shift where the pointer is; null where it cannot be dropped. */
  plan: ShiftPlan | null;
  isOverGrid: boolean;
}

/**
 * Drags a template by mouse, pen or touch: a shift template to a cell, which adds the shift there, a
 * week template to the grid. The target shows what the rules say, as it does for a card. Esc ends it.
 */
export function useTemplateDrag({ actions, find, onWeek }: TemplateDrag) {
  const locale = useLocale();
  const store = useWeekStore();
  const drag = useRef<Drag | null>(null);
  const [dragEnd] = useState(() => new DragEnd());

  const begin = (target: EventTarget | null, cancel: () => void) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>("[data-template]") : null;
    const dragged = find(chip?.dataset["template"] ?? "");
    if (dragged === undefined) return cancel();
    const mark = new DragMark(() => {
      dragEnd.noteAtRelease();
      cancel();
    });
    drag.current = { dragged, mark, plan: null, isOverGrid: false };
  };
  const move = (now: Drag, at: { x: number; y: number }) => {
    const { dragged, mark } = now;
    const below = document.elementFromPoint(at.x, at.y);
    now.isOverGrid = below !== null && below.closest("[role=grid]") !== null;
    if (dragged.kind === "week") {
      const text = now.isOverGrid ? `Fill this week with ${dragged.template.name}` : "";
      return mark.show(null, { ...at, text, tone: "free" });
    }
    const cell = below?.closest("[data-day]") ?? null;
    const { place } = spotOf(cell);
    now.plan =
      place === null ? null : fromTemplate(draftPlan(store.week(), place, null), dragged.template);
    const target = { shift: null, plan: now.plan, mark, isCopy: true };
    return showTarget(target, { at, cell }, { actions, locale });
  };
  const end = (now: Drag, isCanceled: boolean, timeStamp: number) => {
    drag.current = null;
    dragEnd.note(timeStamp);
    now.mark.end();
    if (isCanceled) return;
    if (now.dragged.kind === "week") {
      if (now.isOverGrid) onWeek(now.dragged.template);
    } else if (now.plan !== null) {
      actions.planAll("add", [{ shift: null, plan: now.plan }]);
    }
  };

  const bind = useDrag(({ first, last, canceled, cancel, event, xy: [x, y] }) => {
    if (first) begin(event.target, cancel);
    const now = drag.current;
    if (now === null) return;
    if (last || canceled) end(now, canceled, event.timeStamp);
    else move(now, { x, y });
  }, templateDragOptions);
  return {
    bind,
    /** True for the click that the browser sends at the end of a drag. */
    isEndOfDrag: (timeStamp: number) => dragEnd.isClick(timeStamp),
  };
}

// The chips do not scroll with the page, so that a finger need not hold one first.
const { threshold, pointer, eventOptions } = dragOptions;
const templateDragOptions = { threshold, pointer, eventOptions };

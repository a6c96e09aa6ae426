import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { KeyboardEvent } from "react";
import { resizedBySteps } from "../model/dragged-plan.ts";
import { spotOf } from "../selection/grid-focus.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";
import { planMovedBy, STEP_SECONDS } from "./day-span.ts";
import type { TimelineCommand } from "./timeline-commands.ts";
import { timelineCommand } from "./timeline-commands.ts";
import { nextBar } from "./timeline-focus.ts";

interface TimelineKeysInput {
  findShift: (shiftId: ShiftId) => Shift | undefined;
  actions: RosterActions;
  /** The lanes from top to bottom, the open shifts first. */
  people: () => readonly (EmployeeId | null)[];
  onAdd: (employeeId: EmployeeId | null) => void;
  /** The shift that should have the focus once it has moved. */
  onMoved: (shiftId: ShiftId) => void;
}

/** The keyboard of the timeline: what a pointer can do with a bar, a key does, too. */
export function useTimelineKeys({ findShift, actions, people, onAdd, onMoved }: TimelineKeysInput) {
  const change = (shift: Shift, command: Exclude<TimelineCommand, { kind: "walk" | "add" }>) => {
    onMoved(shift.id);
    switch (command.kind) {
      case "remove":
        return actions.remove([shift]);
      case "resize": {
        const plan = resizedBySteps(shift, command.side, command.steps);
        return actions.planAll("edit", [{ shift, plan }]);
      }
      case "shift": {
        const plan = planMovedBy(shift, command.steps * STEP_SECONDS);
        return plan === null ? undefined : actions.planAll("move", [{ shift, plan }]);
      }
      case "hand": {
        const lanes = people();
        const employeeId = lanes[lanes.indexOf(shift.employeeId) + command.lanes];
        if (employeeId === undefined) return undefined;
        return actions.moveTo(shift, { employeeId, day: shift.day });
      }
    }
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const { shiftId, place } = spotOf(event.target);
    if (place === null || !(event.target instanceof Element)) return;
    const command = timelineCommand(event, shiftId !== null);
    if (command === null) return;
    event.preventDefault();
    const shift = shiftId === null ? undefined : findShift(shiftId);
    if (command.kind === "walk") {
      nextBar(event.currentTarget, event.target, command.direction)?.focus();
    } else if (command.kind === "add") onAdd(place.employeeId);
    else if (shift !== undefined) change(shift, command);
  };
}

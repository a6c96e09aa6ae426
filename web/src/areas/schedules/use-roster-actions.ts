import { NO_LOGIN, shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import type { PlacedPlan } from "./plan-problem.ts";
import { placePlan } from "./plan-problem.ts";
import type { RosterWeek } from "./roster-context.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { useSavedSteps } from "./use-saved-steps.ts";
import type { UnsavedStore } from "./use-unsaved-shifts.ts";

/** A place in the grid: a person's day, or a day of the open shifts. */
export interface CellPlace {
  employeeId: EmployeeId | null;
  day: LocalDate;
}

export interface RosterActions {
  /** Shows the shift at once and saves it afterwards; returns why it cannot be saved, or null. */
  add: (plan: ShiftPlan) => PlacedPlan;
  moveTo: (shift: Shift, place: CellPlace) => void;
  copyTo: (shift: Shift, place: CellPlace) => void;
  remove: (shift: Shift) => void;
  /** Undoes the removal of a shift that staff still see. */
  restore: (removed: Shift, seen: PublishedShift) => void;
}

/** The actions on the week that need no form; everything shows before it is saved. */
export function useRosterActions(week: RosterWeek, store: UnsavedStore): RosterActions {
  const locale = useLocale();
  const notify = useNotice();
  const saved = useSavedSteps(week, store);
  const refuse = (found: PlacedPlan) => {
    if ("problem" in found) notify({ text: found.problem, tone: "danger" });
  };
  const warningsOf = (plan: ShiftPlan, placed: PlacedShift) => {
    const warnings = shiftWarnings(week, { plan, placed }, locale);
    return warnings.length === 0 ? "" : `${warnings.join(". ")}.`;
  };

  const addAs = (action: "add" | "copy", plan: ShiftPlan): PlacedPlan => {
    const found = placePlan(plan, null, { week, locale });
    if ("problem" in found) return found;
    const shift = newShift({ ...plan, ...found.placed }, week);
    store.add(shift);
    const warnings = warningsOf(plan, found.placed);
    if (action === "add" && warnings !== "") notify(`Planned. ${warnings}`);
    saved.add(action, { plan, key: shift.id, warnings });
    return found;
  };

  const moveTo = (shift: Shift, place: CellPlace) => {
    const plan = planAt(shift, place);
    const found = placePlan(plan, shift.id, { week, locale });
    if ("problem" in found) return refuse(found);
    store.edit({ ...shift, ...plan, ...found.placed });
    saved.move(shift, plan, warningsOf(plan, found.placed));
  };

  return {
    add: (plan) => addAs("add", plan),
    moveTo,
    copyTo: (shift, place) => refuse(addAs("copy", planAt(shift, place))),
    remove: (shift) => {
      store.remove(shift);
      saved.remove(shift);
    },
    restore: saved.restore,
  };
}

/** The same plan at another place; a choice of the repeated hour belongs to its own night. */
function planAt(shift: Shift, { employeeId, day }: CellPlace): ShiftPlan {
  const plan = { ...planOf(shift), employeeId, day };
  if (day === shift.day) return plan;
  return { ...plan, startsInRepeatedHour: null, endsInRepeatedHour: null };
}

function newShift(
  planned: ShiftPlan & { startsAt: string; endsAt: string },
  { location, weekStart }: RosterWeek,
): Shift {
  return {
    ...planned,
    id: shiftIdSchema.parse(crypto.randomUUID()),
    weekStart,
    timeZone: location.timeZone,
    state: "draft",
    updatedBy: NO_LOGIN,
    updatedByName: "",
    version: 1,
  };
}

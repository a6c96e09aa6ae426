import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  RecurringPlan,
  RecurringShift,
} from "@crewline/domain/records/schedules/recurring-shift";
import { daysToFill, fillsUntil } from "@crewline/domain/rules/schedules/recurring/recurring-days";
import {
  planOnDay,
  recurringShiftIdOn,
  spotsOf,
} from "@crewline/domain/rules/schedules/recurring/recurring-plan";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { EventActor } from "../../history/event-actor.ts";
import type { PutShifts, WantedShift } from "./put-shifts.ts";
import { putShifts } from "./put-shifts.ts";

interface Filling {
  recurring: RecurringShift;
  location: Location;
  by: EventActor;
  /** Shifts that were put in before, and change in the same transaction. */
  changed?: readonly WantedShift[];
  /** True for a shift that was put in before, also where it is gone. */
  isHad?: (shift: WantedShift) => boolean;
}

/**
 * Prepares the shifts of a recurring shift up to today's horizon, and the recurring shift as it is
 * then. Two jobs at once add no shift twice: the ids are made of the recurring shift, the day and
 * the spot. Reads now; `write` writes the shifts.
 */
export async function fillRecurring(
  store: CompanyStore,
  { recurring, location, by, changed = [], isHad = () => false }: Filling,
): Promise<{ put: PutShifts; filled: RecurringShift }> {
  const { timeZone } = location;
  const at = store.now();
  const today = localDateAt(at, timeZone);
  const days = daysToFill(recurring, today);
  const isAhead = (day: LocalDate) =>
    day > today || recurring.plan.startsAtLocal > localTimeAt(at, timeZone);
  const plan = await planOfToday(store, recurring.plan);
  const ofDays = days.filter(isAhead).flatMap((day) => shiftsOfDay(day, plan, timeZone));
  const wanted = ofDays.filter((one) => !isHad(one));
  const idOf = ({ recurringDay, spot }: WantedShift) =>
    recurringShiftIdOn(recurring, recurringDay, spot);
  const there = new Set((await store.shifts.findAll(wanted.map(idOf))).map(({ id }) => id));
  const missing = wanted.filter((one) => !there.has(idOf(one)));
  const put = await putShifts(store, { recurring, location, wanted: [...changed, ...missing], by });
  const tried = new Set([...changed, ...wanted].map(({ recurringDay }) => recurringDay));
  const kept = recurring.problems.filter(({ day }) => day >= today && !tried.has(day));
  const filled = {
    ...recurring,
    filledUntil: fillsUntil(today),
    problems: [...kept, ...onePerDay(put.problems)],
  };
  return { put, filled };
}

/** The plan with the record that an employee's duplicate was merged into. */
async function planOfToday(store: CompanyStore, plan: RecurringPlan): Promise<RecurringPlan> {
  if (plan.employeeId === null) return plan;
  const employee = await store.employees.find(plan.employeeId);
  return { ...plan, employeeId: employee?.mergedIntoId ?? plan.employeeId };
}

/** The shifts of one day, one for each spot. */
function shiftsOfDay(day: LocalDate, plan: RecurringPlan, timeZone: string): WantedShift[] {
  const onDay = planOnDay(plan, day, timeZone);
  return Array.from({ length: spotsOf(plan) }, (_, spot) => ({
    plan: onDay,
    before: null,
    recurringDay: day,
    spot,
  }));
}

/** Equal spots of a day have the same problem. */
function onePerDay(problems: RecurringShift["problems"]): RecurringShift["problems"] {
  const byDay = new Map(problems.map((one) => [`${one.day} ${one.kind}`, one]));
  return [...byDay.values()];
}

import type { Location } from "@crewline/domain/records/locations/location";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { matchShift } from "@crewline/domain/rules/time-entries/match-shift";
import { daysOfEmployee } from "../../store/company/filters.ts";
import type { WeekBook } from "../weeks/week-book.ts";
import type { Plan } from "./started-entry.ts";

/** Finds the shift of a clock-in, and whether the week was published there at all. */
export async function findPlan(
  { store, person }: WeekBook,
  location: Location,
  at: Instant,
): Promise<Plan> {
  const today = localDateAt(at, location.timeZone);
  const week = weekStartOf(today, person.company.workRules.weekStart);
  const [shifts, schedule] = await Promise.all([
    store.publishedShifts.list(
      daysOfEmployee(person.employee.id, addDays(today, -1), addDays(today, 1)),
    ),
    store.schedules.find(scheduleId(location.id, week)),
  ]);
  return {
    shift: matchShift(shifts, { locationId: location.id, at }),
    elsewhere: shifts.find((one) => one.startsAt <= at && at < one.endsAt) ?? null,
    isPlanned: (schedule?.publishedVersion ?? 0) > 0,
  };
}

import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import { isAhead } from "@crewline/domain/rules/locations/move-to-zone";
import { nowhereElse } from "@crewline/domain/rules/locations/nowhere-else";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfLocation } from "../../store/company/filters.ts";

/** The effects of archiving a location. */
export interface ArchiveEffects {
  /** Planned and not begun, in order of time. */
  shifts: Shift[];
  running: TimeEntry[];
  /** Employees with no other active location. */
  nowhereElse: Employee[];
}

interface Terms {
  /** Locations archived at the same time. */
  gone: readonly LocationId[];
  now: Instant;
}

export async function readArchiveEffects(
  store: CompanyStore,
  { id, timeZone }: Pick<Location, "id" | "timeZone">,
  { gone, now }: Terms,
): Promise<ArchiveEffects> {
  const today = localDateAt(now, timeZone);
  const [shifts, running, people, archived] = await Promise.all([
    store.shifts.list(daysOfLocation(id, addDays(today, -1), "9999-12-31")),
    store.timeEntries.list([
      ["locationId", "==", id],
      ["state", "in", ["clockedIn", "onBreak"]],
    ]),
    store.employees.list([["locationIds", "array-contains-any", [id]]]),
    store.locations.list([["status", "==", "archived"]]),
  ]);
  const goneIds = new Set([id, ...gone, ...archived.map((one) => one.id)]);
  return {
    shifts: shifts
      .filter((shift) => isAhead(shift, now))
      .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    running,
    nowhereElse: nowhereElse(people, goneIds),
  };
}

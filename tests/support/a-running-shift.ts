import type {
  EmployeeId,
  LocationId,
  ShiftId,
  TimeEntryId,
} from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A location on its own clock. */
export interface ShiftPlace {
  locationId: LocationId;
  timeZone: string;
}

interface RunningShift {
  minutes: [number, number];
  entryId?: TimeEntryId;
  /** Harbor in New York where it is left out. */
  place?: ShiftPlace;
}

/** The employee's published shift, by minutes from now: `[-60, 30]` ends in half an hour. */
export async function aRunningShift(
  company: TestCompany,
  employeeId: EmployeeId,
  { minutes: [from, to], entryId, place }: RunningShift,
): Promise<PublishedShift> {
  const startsAt = minutesFromNow(from);
  return inTransaction(async (unit) => {
    const store = companyStore(unit, company.companyId);
    const entry = entryId === undefined ? null : await store.timeEntries.get(entryId);
    const id: ShiftId = store.shifts.newId();
    const { locationId, timeZone } = place ?? {
      locationId: company.harbor,
      timeZone: "America/New_York",
    };
    const times = { startsAt, endsAt: minutesFromNow(to), timeZone };
    const day = localDateAt(startsAt, timeZone);
    const shift = { ...aPublishedShift({ id, employeeId, locationId, day }), ...times };
    store.publishedShifts.show(null, shift);
    if (entry !== null) store.timeEntries.save(entry.id, { ...entry, shiftId: id });
    return shift;
  });
}

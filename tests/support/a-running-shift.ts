import type { EmployeeId, ShiftId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The employee's published shift at Harbor, by minutes from now: `[-60, 30]` ends in half an hour. */
export async function aRunningShift(
  company: TestCompany,
  employeeId: EmployeeId,
  { minutes: [from, to], entryId }: { minutes: [number, number]; entryId?: TimeEntryId },
): Promise<PublishedShift> {
  const startsAt = minutesFromNow(from);
  return inTransaction(async (unit) => {
    const store = companyStore(unit, company.companyId);
    const entry = entryId === undefined ? null : await store.timeEntries.get(entryId);
    const id: ShiftId = store.shifts.newId();
    const timeZone = "America/New_York";
    const times = { startsAt, endsAt: minutesFromNow(to), timeZone };
    const day = localDateAt(startsAt, timeZone);
    const place = { id, employeeId, locationId: company.harbor, day };
    const shift = { ...aPublishedShift(place), ...times };
    store.publishedShifts.save(id, shift);
    if (entry !== null) store.timeEntries.save(entry.id, { ...entry, shiftId: id });
    return shift;
  });
}

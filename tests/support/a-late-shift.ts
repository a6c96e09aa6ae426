import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { rebuildDay } from "../../functions/src/jobs/rebuild-day.ts";
import type { TestCompany } from "./a-company.ts";
import type { ShiftPlace } from "./a-running-shift.ts";
import { aRunningShift } from "./a-running-shift.ts";

/** A shift that began 20 minutes ago unless another time is given, on the board of its day. */
export async function aLateShift(
  company: TestCompany,
  employeeId: EmployeeId,
  { minutesAgo = 20, place }: { minutesAgo?: number; place?: ShiftPlace } = {},
): Promise<PublishedShift> {
  const { companyId } = company;
  const minutes: [number, number] = [-minutesAgo, 240];
  const published = await aRunningShift(company, employeeId, {
    minutes,
    ...(place !== undefined && { place }),
  });
  const { locationId } = published;
  await inTransaction(async (unit) => {
    const { id, day, startsAt, endsAt, timeZone } = published;
    // Who takes it over gets it at the times of its plan.
    const range = `${localTimeAt(startsAt, timeZone)}-${localTimeAt(endsAt, timeZone)}`;
    const plan = aShift({ id, employeeId, locationId, day, range });
    const planned = { ...plan, startsAt, endsAt, timeZone };
    const publication = {
      firstAt: published.publishedAt,
      firstStartsAt: startsAt,
      isAddedLater: false,
      wasOpen: false,
      changes: [],
      shownTo: { employeeId, at: published.publishedAt },
    };
    companyStore(unit, companyId).shifts.add({ ...planned, publication, state: "published" });
  });
  await rebuildDay(companyId, { locationId, day: published.day });
  return published;
}

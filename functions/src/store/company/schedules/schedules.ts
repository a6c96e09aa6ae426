import type { ScheduleId } from "@crewline/domain/kernel/ids/record-ids";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleSchema } from "@crewline/domain/records/schedules/schedule";
import type { Collection } from "../../unit/collection.ts";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";
import { openWork } from "../packed/open-work.ts";

/** The weeks of locations. The same transaction writes their state into the open work, for Home. */
export function schedules({
  unit,
  path,
  companyId,
}: CompanyUnit): Omit<Collection<Schedule>, "create" | "remove"> {
  const records = collection(unit, {
    path: `${path}/schedules`,
    schema: scheduleSchema,
    what: "schedule",
  });
  return {
    ...records,
    save: (id: ScheduleId, schedule: Schedule) => {
      records.save(id, schedule);
      openWork({ unit, path, companyId }).saveWeek(schedule);
    },
  };
}

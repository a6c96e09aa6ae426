import type { LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { OPEN_WORK_DAYS_BACK, packOpenWork } from "@crewline/domain/records/summaries/open-work";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { companyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** Planned weeks are rarely further ahead; Home shows this one and the next. */
const DAYS_AHEAD = 92;

/** Packs the open work of a location from its summaries, without what is too old to be shown. */
export function rebuildOpenWork(
  companyId: CompanyId,
  locationId: LocationId,
  today: LocalDate,
): Promise<void> {
  return inTransaction(async (unit) => {
    const { dailySummaries, openWork } = companyStore(unit, companyId);
    const from = addDays(today, -OPEN_WORK_DAYS_BACK);
    const to = addDays(today, DAYS_AHEAD);
    const summaries = await dailySummaries.list(daysOfLocation(locationId, from, to));
    openWork.save(locationId, packOpenWork(locationId, summaries, today));
  });
}

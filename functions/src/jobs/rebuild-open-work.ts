import type { LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { OPEN_WORK_DAYS_BACK, packOpenWork } from "@crewline/domain/records/summaries/open-work";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { handOverNoteId } from "@crewline/domain/records/schedules/hand-over-note";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import {
  alertWait,
  correctionWait,
  disputeWait,
  punchWait,
  requestWait,
  timeOffWait,
} from "@crewline/domain/records/summaries/waiting";
import { closedUntil } from "@crewline/domain/rules/reports/period-lock";
import { lockedPeriodsSince } from "../operations/payroll/closed-periods.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { daysOfLocation } from "../store/company/filters.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** The weeks whose state is kept: this one, and some more until the next nights. */
const WEEKS = 4;

/** Planned weeks are rarely further ahead; Home shows this one and the next. */
const DAYS_AHEAD = 92;

/**
 * Packs the open work of a location from its summaries, schedules, staffing, hand-over notes,
 * closed pay periods and what waits there, without what is too old to be shown.
 */
export function rebuildOpenWork(
  companyId: CompanyId,
  locationId: LocationId,
  today: LocalDate,
): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const { workRules } = await store.company();
    const thisWeek = weekStartOf(today, workRules.weekStart);
    const weekIds = Array.from({ length: WEEKS }, (_, index) =>
      scheduleId(locationId, addDays(thisWeek, 7 * index)),
    );
    const days = [addDays(today, -OPEN_WORK_DAYS_BACK), addDays(today, DAYS_AHEAD)] as const;
    const sources = {
      locationId,
      summaries: await store.dailySummaries.list(daysOfLocation(locationId, ...days)),
      schedules: await store.schedules.findAll(weekIds),
      handOver: await store.handOverNotes.findAll(
        daysFromTo(addDays(today, -2), addDays(today, 1)).map((day) =>
          handOverNoteId(locationId, day),
        ),
      ),
      closed: await closedAt(store, locationId, days[0]),
      staffing: (await store.locationRecords.get(locationId)).staffing,
      waits: await waitsAt(store, locationId),
    };
    store.openWork.save(locationId, packOpenWork(sources, today));
  });
}

/** The pay periods since the day that are closed at the location, with their last days. */
async function closedAt(store: CompanyStore, locationId: LocationId, since: LocalDate) {
  const periods = await lockedPeriodsSince(store, since);
  const closed = periods.map(
    (period) => [period.firstDay, closedUntil(locationId, period)] as const,
  );
  return Object.fromEntries(closed.filter(([, until]) => until !== null));
}

/** What waits at a location, from its sources. */
async function waitsAt(store: CompanyStore, locationId: LocationId) {
  const here = ["locationId", "==", locationId] as const;
  const amongTheirs = ["locationIds", "array-contains-any", [locationId]] as const;
  return [
    ...(await store.timeOff.list([["state", "==", "requested"], amongTheirs])).map(timeOffWait),
    ...(await store.shiftRequests.list([["waitsForManager", "==", true], amongTheirs])).map(
      requestWait,
    ),
    ...(await store.timeEntries.list([["correction.state", "==", "open"], here])).map(
      correctionWait,
    ),
    ...(await store.timesheets.list([["state", "==", "disputed"], amongTheirs])).map(disputeWait),
    ...(await store.unplacedPunches.list([["state", "==", "open"], here])).map(punchWait),
    ...(await store.alerts.list([["state", "==", "new"], here])).map(alertWait),
  ];
}

import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { LocationClosings } from "@crewline/domain/records/pay/location-closings";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { findingsOf, problemsAt } from "@crewline/domain/rules/reports/checklist";
import { closingOf } from "@crewline/domain/rules/reports/location-closing";
import type { Actor } from "../../operations/commands/actor.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import { weeksOfPeriod } from "../../operations/payroll/period-weeks.ts";
import { readTimeProblems } from "../../operations/payroll/read-problems.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** Returns which locations in reach are closed in the pay period of the day, and what is left. */
export async function listClosings(
  actor: Actor,
  { day }: { day: LocalDate },
): Promise<LocationClosings> {
  const store = await readCompany(actor.companyId);
  const days = payPeriodAt(await store.company(), day);
  const { firstDay, lastDay } = days;
  const [record, locations, problems] = await Promise.all([
    store.payPeriods.find(firstDay),
    store.locations.list([]),
    readTimeProblems(store, days, await weeksOfPeriod(store, days)),
  ]);
  const reached = locations.filter(({ id }) => isInReach(actor, { locationIds: [id] }));
  return {
    firstDay,
    lastDay,
    state: record?.state ?? "open",
    locations: reached
      .map(({ id: locationId, name: locationName, timeZone, status }) => {
        const closing = closingOf(record ?? { locations: [] }, locationId);
        return {
          locationId,
          locationName,
          state: closing?.state ?? ("open" as const),
          at: closing?.at ?? null,
          byName: closing?.byName ?? null,
          isOver: localDateAt(now(), timeZone) > lastDay,
          findings: findingsOf(problemsAt(problems, locationId)),
          isArchived: status === "archived",
        };
      })
      .filter(({ isArchived, at, findings }) => !isArchived || at !== null || findings.open > 0)
      .toSorted((a, b) => a.locationName.localeCompare(b.locationName)),
  };
}

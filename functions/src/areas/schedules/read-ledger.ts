import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { fairnessLedger, ledgerDays } from "@crewline/domain/projections/schedules/fairness-ledger";
import { noticeWeeks } from "@crewline/domain/projections/schedules/notice-weeks";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ScheduleLedger } from "@crewline/domain/records/schedules/fairness";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { dailyRestSeconds } from "@crewline/domain/rules/schedules/daily-rest";
import type { Actor } from "../../operations/commands/actor.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import { burdenFacts, daysOfBurdens } from "../../operations/reports/read-burdens.ts";
import { factsOfDay, readDays } from "../../operations/reports/read-packed.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Shifts at so many locations count; each is 7 packed documents of half a month. */
const MOST_LOCATIONS = 20;

interface LedgerSources {
  location: Location;
  locations: readonly Location[];
  /** The employees of the location. */
  people: readonly Employee[];
}

/**
 * Returns the fairness of the last 12 weeks among the employees of a location, with their shifts at
 * other locations that the actor reaches, and the notice of the location's weeks.
 */
export async function readLedger(
  store: CompanyStore,
  actor: Actor,
  { location, locations, people }: LedgerSources,
): Promise<ScheduleLedger> {
  const company = await store.company();
  const today = localDateAt(store.now(), location.timeZone);
  const range = ledgerDays(today);
  const restSeconds = dailyRestSeconds(rulesOn(company, today).limits);
  const startsOn = company.workRules.weekStart;
  const wanted = daysOfBurdens(range, restSeconds);
  const [here = [], ...elsewhere] = await Promise.all(
    sharedLocations(actor, { location, people }).map((id) => readDays(store, wanted, id)),
  );
  const burdens = burdenFacts([here, ...elsewhere].flat(), { locations, today, restSeconds });
  const counted = burdens.filter(({ day }) => day >= range.firstDay);
  // Half a week would look like a week with fewer changes.
  const firstWeek = weekStartOf(addDays(range.firstDay, 6), startsOn);
  const noticed = here.filter(({ day }) => day >= firstWeek && day < today);
  return {
    people: fairnessLedger(
      counted,
      people.map(({ id }) => id),
    ),
    weeks: noticeWeeks(noticed.flatMap(factsOfDay), startsOn),
  };
}

/** The location, then those at which most of its employees work as well. */
function sharedLocations(
  actor: Actor,
  { location, people }: Pick<LedgerSources, "location" | "people">,
): LocationId[] {
  const shared = new Map<LocationId, number>();
  for (const id of people.flatMap(({ locationIds }) => locationIds)) {
    if (id !== location.id && isInReach(actor, { locationIds: [id] })) {
      shared.set(id, (shared.get(id) ?? 0) + 1);
    }
  }
  const others = [...shared].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return [location.id, ...others].slice(0, MOST_LOCATIONS);
}

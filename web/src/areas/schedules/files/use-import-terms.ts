import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import type { DayOrder } from "@crewline/domain/kernel/csv/read-day";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import type { ShiftTerms } from "@crewline/domain/projections/shift-file/read-shift-line";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useFilePeople } from "../../../entities/employees/use-file-people.ts";
import { useLocations } from "../../../entities/locations/use-locations.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

export interface ImportTerms {
  terms: Omit<ShiftTerms, "dayOrder" | "locationId">;
  /** The order in which the company's country writes days. */
  usualOrder: DayOrder;
  /** The first day of the company's weeks. */
  startsOn: Weekday;
}

/** What the lines of a file of shifts may refer to, within the reader's reach. */
export function useImportTerms(): LoadResult<ImportTerms> {
  const locale = useLocale();
  const { locationIds } = useActor();
  const loaded = allResults({
    people: useFilePeople(),
    locations: useLocations(),
    company: useCompany(),
  });
  return mapResult(loaded, ({ people, locations, company }) => ({
    terms: {
      people,
      locations: locations.filter(({ status }) => status === "active"),
      jobRoles: company.jobRoles,
      isInReach: (id) => locationIds === null || locationIds.includes(id),
      locale,
    },
    usualOrder: dayOrderOf(company.country),
    startsOn: company.workRules.weekStart,
  }));
}

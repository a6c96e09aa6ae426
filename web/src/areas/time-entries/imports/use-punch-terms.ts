import { useQuery } from "@tanstack/react-query";
import type { DayOrder } from "@crewline/domain/kernel/csv/read-day";
import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import type { PunchTerms } from "@crewline/domain/projections/punch-import/punch-terms";
import type { ReadFile } from "@crewline/domain/records/batches/batch";
import { trpc } from "../../../api/trpc.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useFilePeople } from "../../../entities/employees/use-file-people.ts";
import { useLocations } from "../../../entities/locations/use-locations.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult, queryResult } from "../../../ui/loading/load-result.ts";

export interface ImportStart {
  terms: Omit<PunchTerms, "dayOrder" | "locationId">;
  /** The order in which the company's country writes days. */
  usualOrder: DayOrder;
  /** How the company's last file was read. */
  remembered: ReadFile | null;
}

const fresh = { gcTime: 0, staleTime: 0 };

/** What the lines of a file of worked time may refer to, within the reader's reach. */
export function usePunchTerms(): LoadResult<ImportStart> {
  const locale = useLocale();
  const now = useNow();
  const { locationIds } = useActor();
  const last = useQuery({ ...trpc.timeEntries.lastImport.queryOptions(), ...fresh });
  const loaded = allResults({
    people: useFilePeople(),
    locations: useLocations(),
    company: useCompany(),
    last: last.isFetching ? ({ status: "loading" } as const) : queryResult(last),
  });
  return mapResult(loaded, ({ people, locations, company, last: { file } }) => ({
    terms: {
      people,
      locations,
      jobRoles: company.jobRoles,
      isInReach: (id) => locationIds === null || locationIds.includes(id),
      now,
      locale,
    },
    usualOrder: dayOrderOf(company.country),
    remembered: file,
  }));
}

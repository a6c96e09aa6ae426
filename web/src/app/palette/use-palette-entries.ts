import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { Location } from "@crewline/domain/records/locations/location";
import { may } from "@crewline/domain/kernel/access/permissions";
import { use } from "react";
import { useCompany } from "../../entities/company/use-company.ts";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { ReadOnlyContext } from "../../session/actor/contexts.ts";
import { useIsViewing } from "../../session/actor/use-login.ts";
import { useRights } from "../../session/actor/use-rights.ts";
import { todayIn } from "../../time/use-today.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { actionEntries } from "./action-entries.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { locationEntries, personEntries, weekEntries } from "./record-entries.ts";
import { screenEntries } from "./screen-entries.ts";

interface PaletteEntries {
  entries: readonly PaletteEntry[];
  /** Whether the people and locations are here. */
  status: LoadResult<unknown>["status"];
}

/**
 * All that a member can do, but for those who only view, and places to go to; actions and screens
 * at once, people and locations when they are read.
 */
export function usePaletteEntries(actor: Actor): PaletteEntries {
  const rights = useRights();
  const isViewing = useIsViewing();
  const isReadOnly = use(ReadOnlyContext);
  const isEmployee = actor.employeeId !== null;
  const locale = useLocale();
  const roleName = useRoleName();
  const results = { company: useCompany(), employees: useEmployees(), locations: useLocations() };
  const company = dataOf(results.company);
  const locations = dataOf(results.locations) ?? [];
  const isHere = ({ id }: Location) => actor.locationIds?.includes(id) ?? true;
  const terms = {
    mayPlan: may(rights, "schedules", "view"),
    mayEdit: may(rights, "locations", "view"),
  };
  const weeks =
    company === null
      ? []
      : weekEntries(todayIn(company.timeZone), company.workRules.weekStart, locale);
  return {
    entries: [
      ...(isViewing ? [] : actionEntries({ rights, isEmployee, isReadOnly })),
      ...screenEntries(rights),
      ...weeks,
      ...locationEntries(locations.filter(isHere), terms),
      ...personEntries(dataOf(results.employees) ?? [], roleName),
    ],
    status: allResults(results).status,
  };
}

function dataOf<T>(result: LoadResult<T>): T | null {
  return result.status === "ready" ? result.data : null;
}

import { useQuery } from "@tanstack/react-query";
import { dayOrderOf } from "@crewline/domain/kernel/csv/day-order";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { activeFields } from "@crewline/domain/records/custom-fields/custom-field";
import type { AllFieldValues } from "@crewline/domain/rules/custom-fields/all-field-values";
import type {
  FileTerms,
  PersonOnFile,
} from "@crewline/domain/projections/people-import/file-terms";
import type { ProfileRow } from "@crewline/domain/rules/employees/profile-row";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { usePhones } from "../../entities/company/use-phones.ts";
import { useAllFieldValues } from "./more/use-all-field-values.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults, mapResult, queryResult } from "../../ui/loading/load-result.ts";

export interface PeopleOnFile {
  people: readonly PersonOnFile[];
  everyone: readonly Employee[];
  terms: FileTerms;
  locations: readonly Location[];
}

/** All people within reach with their personal data, as a file holds them. */
export function usePeopleOnFile(): LoadResult<PeopleOnFile> {
  const locale = useLocale();
  const query = useQuery({ ...trpc.employees.profiles.queryOptions(), gcTime: 0, staleTime: 0 });
  const loaded = allResults({
    employees: useEmployees(),
    locations: useLocations(),
    company: useCompany(),
    phones: usePhones(),
    custom: useAllFieldValues(),
    profiles: query.isFetching ? ({ status: "loading" } as const) : queryResult(query),
  });
  return mapResult(loaded, ({ employees, locations, company, phones, profiles, custom }) => ({
    people: peopleOnFile(employees, profiles.profiles, custom),
    everyone: employees,
    terms: {
      locations,
      jobRoles: company.jobRoles,
      skills: company.skills,
      dayOrder: dayOrderOf(company.country),
      customFields: activeFields(custom.fields),
      phones,
      locale,
    },
    locations,
  }));
}

const noFields = { values: {}, version: 0 };

function peopleOnFile(
  employees: readonly Employee[],
  profiles: readonly ProfileRow[],
  { byEmployee }: AllFieldValues,
): PersonOnFile[] {
  const byId = new Map(profiles.map((profile) => [profile.employeeId, profile]));
  return employees.flatMap((employee) => {
    const profile = byId.get(employee.id);
    if (profile === undefined) return [];
    const fields = byEmployee.get(employee.id) ?? noFields;
    return [{ employee, profile, fields, forbidden: profile.forbidden }];
  });
}

import { useQuery } from "@tanstack/react-query";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../api/trpc.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults, mapResult, queryResult } from "../../ui/loading/load-result.ts";
import { useEmployees } from "./use-employees.ts";

/** An employee as lines of a file name them. */
export interface FilePerson {
  employee: Employee;
  profile: { email: string | null };
}

/** The employees within the reader's reach, with the e-mail by which files name them. */
export function useFilePeople(): LoadResult<FilePerson[]> {
  const query = trpc.employees.profiles.queryOptions();
  const profiles = useQuery({ ...query, gcTime: 0, staleTime: 0 });
  const loaded = allResults({
    employees: useEmployees(),
    profiles: profiles.isFetching ? ({ status: "loading" } as const) : queryResult(profiles),
  });
  return mapResult(loaded, ({ employees, profiles: answer }) => {
    const emails = new Map(answer.profiles.map(({ employeeId, email }) => [employeeId, email]));
    return employees.flatMap((employee) => {
      const email = emails.get(employee.id);
      return email === undefined ? [] : [{ employee, profile: { email } }];
    });
  });
}

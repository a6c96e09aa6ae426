import { useQuery } from "@tanstack/react-query";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../../api/trpc.ts";
import { useScope } from "../../../session/actor/use-scope.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { mapResult, queryResult } from "../../../ui/loading/load-result.ts";

/**
 * Returns the reason why the signed-in manager may not change the record, or null. Only the server
 * has the rights of other logins, so it is asked if the employee has a login.
 */
export function useForbiddenChange({ id, userId }: Employee): LoadResult<string | null> {
  const isAsked = useScope("employees", "edit") === "locations" && userId !== null;
  const options = trpc.employees.whatForbidsChange.queryOptions({ employeeId: id });
  const query = useQuery({ ...options, enabled: isAsked });
  if (!isAsked) return { status: "ready", data: null, isOfflineCopy: false };
  return mapResult(queryResult(query), ({ because }) => because);
}

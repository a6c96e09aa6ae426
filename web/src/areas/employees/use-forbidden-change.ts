import { useQuery } from "@tanstack/react-query";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../api/trpc.ts";
import { useReader } from "../../session/actor/use-reader.ts";
import type { LoadResult } from "../../ui/load-result.ts";
import { mapResult, queryResult } from "../../ui/load-result.ts";

/**
 * Why the signed-in manager may not change the record, or null. Only the server knows the rights of
 * other logins; it is asked where there is one.
 */
export function useForbiddenChange({ id, userId }: Employee): LoadResult<string | null> {
  const isAsked = useReader().role === "manager" && userId !== null;
  const options = trpc.employees.whatForbidsChange.queryOptions({ employeeId: id });
  const query = useQuery({ ...options, enabled: isAsked });
  if (!isAsked) return { status: "ready", data: null, isOfflineCopy: false };
  return mapResult(queryResult(query), ({ because }) => because);
}

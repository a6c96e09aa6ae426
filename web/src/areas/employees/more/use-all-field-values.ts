import { useQuery } from "@tanstack/react-query";
import type { AllFieldValues } from "@crewline/domain/rules/custom-fields/all-field-values";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { loadFieldValues } from "./load-field-values.ts";

/** Custom fields of everyone within reach, as they are now. */
export function useAllFieldValues(): LoadResult<AllFieldValues> {
  const { uid, companyId, role } = useActor();
  const query = useQuery({
    queryKey: ["fieldValues", uid, companyId, role],
    queryFn: () => loadFieldValues(role),
    gcTime: 0,
    staleTime: 0,
  });
  return query.isFetching ? { status: "loading" } : queryResult(query);
}

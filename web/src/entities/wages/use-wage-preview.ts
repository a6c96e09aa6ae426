import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useQuestion } from "../../api/use-question.ts";

/** Asks the server what a change would do; never cached, because a preview is of this moment. */
export function useWagePreview() {
  return useQuestion((change: WageChangeInput): Promise<WageChangePreview> => {
    const options = trpc.wageChanges.preview.queryOptions({ change });
    return queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
  });
}

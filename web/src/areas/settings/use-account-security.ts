import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "../../api/query-client.ts";
import { secondFactorProblem } from "../../session/second-factor/second-factor-problem.ts";
import { readAccountSecurity } from "../../session/step-up/account-security.ts";
import type { AccountSecurity } from "../../session/step-up/account-security.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";

/**
 * Asked for again whenever the window comes to the front: a link may have been opened meanwhile.
 */
const options = queryOptions({
  queryKey: ["accountSecurity"],
  queryFn: readAccountSecurity,
  staleTime: 0,
});

export function useAccountSecurity(): LoadResult<AccountSecurity> {
  const { data, error, refetch } = useQuery(options);
  const shown = error === null ? null : { message: secondFactorProblem(error).message };
  return queryResult({ data, error: shown, refetch });
}

export async function refreshAccountSecurity(): Promise<void> {
  await queryClient.invalidateQueries(options);
}

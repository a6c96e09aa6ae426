import { useState } from "react";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import { refreshClaims } from "../tab/refresh-claims.ts";

/** Fetches a token that contains the new company; `done` says what has happened already. */
export function useNewRights(done: string) {
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const fetch = async () => {
    setIsFetching(true);
    setProblem(null);
    try {
      await refreshClaims();
      await queryClient.invalidateQueries(trpc.user.userInfo.queryFilter());
    } catch {
      const message = `${done}, but your sign-in could not be renewed. Try again.`;
      setProblem({ message, fieldErrors: {} });
    } finally {
      setIsFetching(false);
    }
  };

  return { fetch, isFetching, problem };
}

import { useState } from "react";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { refreshClaims } from "../../session/refresh-claims.ts";
import type { FormProblem } from "../../ui/form-problem.ts";

const refused: FormProblem = {
  message: "The company is created, but your sign-in could not be renewed. Try again.",
  fieldErrors: {},
};

/** Fetches a token that knows the new company; the screens follow by themselves. */
export function useNewRights() {
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const fetch = async () => {
    setIsFetching(true);
    setProblem(null);
    try {
      await refreshClaims();
      await queryClient.invalidateQueries(trpc.user.userInfo.queryFilter());
    } catch {
      setProblem(refused);
    } finally {
      setIsFetching(false);
    }
  };

  return { fetch, isFetching, problem };
}

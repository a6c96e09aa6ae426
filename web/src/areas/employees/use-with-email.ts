import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../api/trpc.ts";

/** Whose e-mail address is known; null unless it is wanted, and until the answer is there. */
export function useWithEmail(isWanted: boolean): ReadonlySet<string> | null {
  const { data } = useQuery({
    ...trpc.employees.withEmail.queryOptions(),
    enabled: isWanted,
    staleTime: 0,
  });
  return useMemo(
    () => (isWanted && data !== undefined ? new Set(data.employeeIds) : null),
    [isWanted, data],
  );
}

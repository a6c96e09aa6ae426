import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { inChecklistOrder } from "@crewline/domain/rules/reports/checklist";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { keyOfProblem, withoutFixed } from "./problems.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { mapResult, queryResult } from "../../../ui/loading/load-result.ts";

/** Reading every recorded change of a period is dear, and fixing entries keeps them intact. */
const AUDITS_FRESH_MS = 300_000;
/** Several fixes in a row are followed by one reading. */
const PAUSE_MS = 700;

/** Asks for the checklist in one batch with the report, whose weeks the server then reads once. */
export function useChecklistEarly(firstDay: string, isShown: boolean): void {
  useQuery({
    ...trpc.reports.checklist.queryOptions({ firstDay }),
    staleTime: 0,
    enabled: isShown,
    notifyOnChangeProps: [],
  });
}

/**
 * What speaks against closing a period, which `useChecklistEarly` has asked for; the recorded changes are proven only if `provesAudits`, after
 * the rest is there to be worked on. `isWhole` is false until then.
 */
export function useChecklist(firstDay: string, provesAudits: boolean) {
  const items = useQuery({
    ...trpc.reports.checklist.queryOptions({ firstDay }),
    staleTime: 0,
    refetchOnMount: false,
  });
  const audits = useQuery({
    ...trpc.reports.brokenAudits.queryOptions({ firstDay }),
    enabled: provesAudits && items.data !== undefined,
    staleTime: AUDITS_FRESH_MS,
  });
  const proof = provesAudits ? queryResult(audits) : nothingToProve;
  const { isLeft, ...fixes } = useFixedProblems(items.dataUpdatedAt);
  const result = mapResult(queryResult(items), (found) =>
    inChecklistOrder([...found, ...(proof.status === "ready" ? proof.data : [])])
      .map((item) => withoutFixed(item, isLeft))
      .filter(({ problems }) => problems.length > 0),
  );
  return { result, proof, isWhole: proof.status === "ready", ...fixes };
}

const nothingToProve: LoadResult<ShownItem[]> = {
  status: "ready",
  data: [],
  isOfflineCopy: false,
};
const nothingFixed: readonly string[] = [];

/** Hides what was fixed until the next reading, which began after the fix. */
function useFixedProblems(readAt: number) {
  const [fixed, setFixed] = useState({ readAt, keys: nothingFixed });
  const { readAgain, hold } = useReadPeriodAgain();
  const known = fixed.readAt === readAt ? fixed.keys : nothingFixed;
  const markFixed = (problems: readonly ShownProblem[]) => {
    hold();
    setFixed((was) => ({
      readAt,
      keys: [...(was.readAt === readAt ? was.keys : []), ...problems.map(keyOfProblem)],
    }));
    readAgain();
  };
  return {
    markFixed,
    hold,
    readAgain,
    isLeft: (problem: ShownProblem) => !known.includes(keyOfProblem(problem)),
  };
}

/**
 * `readAgain` reads the period once the reader pauses. `hold` drops a reading that has begun: it
 * would show a problem that is fixed meanwhile half as it was.
 */
function useReadPeriodAgain() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = useCallback(() => {
    clearTimeout(timer.current);
    void queryClient.cancelQueries(trpc.reports.checklist.queryFilter());
  }, []);
  const readAgain = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readPeriodAgain(), PAUSE_MS);
  }, []);
  return { readAgain, hold };
}

/** Reads everything that the page of a period shows again. */
export async function readPeriodAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.reports.checklist.queryFilter()),
    queryClient.invalidateQueries(trpc.reports.payroll.queryFilter()),
    queryClient.invalidateQueries(trpc.timesheets.closings.queryFilter()),
  ]);
}

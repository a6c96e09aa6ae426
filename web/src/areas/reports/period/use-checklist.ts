import type { ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { inChecklistOrder } from "@crewline/domain/rules/reports/checklist";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { keyOfProblem, withoutFixed } from "./problems.ts";
import { allResults, mapResult, queryResult } from "../../../ui/loading/load-result.ts";

/** Reading every recorded change of a period is dear, and fixing entries keeps them intact. */
const AUDITS_FRESH_MS = 300_000;
/** Several fixes in a row are followed by one reading. */
const PAUSE_MS = 700;

/** What speaks against closing a period; the recorded changes are proven only if `provesAudits`. */
export function useChecklist(firstDay: string, provesAudits: boolean) {
  const items = useQuery({ ...trpc.reports.checklist.queryOptions({ firstDay }), staleTime: 0 });
  const audits = useQuery({
    ...trpc.reports.brokenAudits.queryOptions({ firstDay }),
    enabled: provesAudits,
    staleTime: AUDITS_FRESH_MS,
  });
  const results = {
    items: queryResult(items),
    audits: provesAudits
      ? queryResult(audits)
      : ({ status: "ready", data: [], isOfflineCopy: false } as const),
  };
  const { isLeft, markFixed } = useFixedProblems(items.dataUpdatedAt);
  const result = mapResult(allResults(results), (both) =>
    inChecklistOrder([...both.items, ...both.audits])
      .map((item) => withoutFixed(item, isLeft))
      .filter(({ problems }) => problems.length > 0),
  );
  return { result, markFixed };
}

const nothingFixed: readonly string[] = [];

/** Hides what was fixed until the next reading, which began after the fix. */
function useFixedProblems(readAt: number) {
  const [fixed, setFixed] = useState({ readAt, keys: nothingFixed });
  const readAgain = useReadPeriodAgain();
  const known = fixed.readAt === readAt ? fixed.keys : nothingFixed;
  const markFixed = (problems: readonly ShownProblem[]) => {
    void queryClient.cancelQueries(trpc.reports.checklist.queryFilter());
    setFixed((was) => ({
      readAt,
      keys: [...(was.readAt === readAt ? was.keys : []), ...problems.map(keyOfProblem)],
    }));
    readAgain();
  };
  return { markFixed, isLeft: (problem: ShownProblem) => !known.includes(keyOfProblem(problem)) };
}

/** Reads the period again once the reader pauses. */
export function useReadPeriodAgain() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void readPeriodAgain(), PAUSE_MS);
  }, []);
}

/** Reads everything that the page of a period shows again. */
export async function readPeriodAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.reports.checklist.queryFilter()),
    queryClient.invalidateQueries(trpc.reports.payroll.queryFilter()),
    queryClient.invalidateQueries(trpc.timesheets.closings.queryFilter()),
  ]);
}

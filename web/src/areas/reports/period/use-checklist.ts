import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { inChecklistOrder } from "@crewline/domain/rules/reports/checklist";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { keyOfProblem, withoutFixed } from "./problems.ts";
import { usePeriodChanges } from "./use-period-changes.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { mapResult, queryResult } from "../../../ui/loading/load-result.ts";

/** Reading every recorded change of a period is dear, and fixing entries keeps them intact. */
const AUDITS_FRESH_MS = 300_000;
/** Several fixes in a row are followed by one reading. */
const PAUSE_MS = 700;
/** Changes that others make are read at most this often: 60 approvals take few readings. */
const LEAST_BETWEEN_MS = 15_000;

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
 * What speaks against closing a period, which `useChecklistEarly` has asked for; the recorded
 * changes are proven only if `provesAudits`, after the rest is there to be worked on. `isWhole` is
 * false until then.
 */
export function useChecklist({ firstDay, lastDay }: PayPeriodDays, provesAudits: boolean) {
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
  const { isLeft, readSoon, ...fixes } = useFixedProblems(items.dataUpdatedAt);
  usePeriodChanges(lastDay, readSoon);
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
const nothingFixed: ReadonlyMap<string, number> = new Map();

/** Hides what was fixed until a reading that began after the fix; earlier ones are dropped. */
function useFixedProblems(readAt: number) {
  const [fixedAt, setFixedAt] = useState(nothingFixed);
  const { hold, ...reading } = useReadPeriodAgain();
  const markFixed = (problems: readonly ShownProblem[]) => {
    hold();
    const now = Date.now();
    setFixedAt(
      (was) => new Map([...was, ...problems.map((one) => [keyOfProblem(one), now] as const)]),
    );
    reading.readAgain();
  };
  return {
    markFixed,
    hold,
    ...reading,
    isLeft: (problem: ShownProblem) => readAt > (fixedAt.get(keyOfProblem(problem)) ?? -1),
  };
}

/**
 * `readAgain` reads the period once the reader pauses; `readSoon` does so after a change by anyone,
 * unless a reading is due already. `hold` drops a reading that has begun: it would show a problem
 * that is fixed meanwhile half as it was.
 */
function useReadPeriodAgain() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const readSoonAt = useRef(-LEAST_BETWEEN_MS);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const readIn = useCallback(
    (ms: number) => {
      stop();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void readPeriodAgain();
      }, ms);
    },
    [stop],
  );
  const readAgain = useCallback(() => readIn(PAUSE_MS), [readIn]);
  const readSoon = useCallback(() => {
    if (timer.current !== undefined) return;
    // A tab in the background reads what is out of date when it is looked at.
    if (document.visibilityState === "hidden") return void readPeriodAgain("none");
    const wait = Math.max(PAUSE_MS, readSoonAt.current + LEAST_BETWEEN_MS - performance.now());
    readSoonAt.current = performance.now() + wait;
    readIn(wait);
  }, [readIn]);
  const hold = useCallback(() => {
    stop();
    void queryClient.cancelQueries(trpc.reports.checklist.queryFilter());
  }, [stop]);
  return { readAgain, readSoon, hold };
}

/** Reads everything that the page of a period shows again; `none` when it is next looked at. */
export async function readPeriodAgain(refetchType: "active" | "none" = "active"): Promise<void> {
  const how = { refetchType };
  await Promise.all([
    queryClient.invalidateQueries({ ...trpc.reports.checklist.queryFilter(), ...how }),
    queryClient.invalidateQueries({ ...trpc.reports.payroll.queryFilter(), ...how }),
    queryClient.invalidateQueries({ ...trpc.timesheets.closings.queryFilter(), ...how }),
    queryClient.invalidateQueries({ ...trpc.timesheets.list.queryFilter(), ...how }),
  ]);
}

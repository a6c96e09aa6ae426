import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useEffect, useRef } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { auditsSource } from "../../../live/audits.ts";
import { openDriftsSource } from "../../../live/drifts.ts";
import type { LiveResult } from "../../../live/live-result.ts";
import { useLive } from "../../../live/use-live.ts";
import { latestWageChangesSource } from "../../../live/wage-changes.ts";
import { useActor } from "../../../session/actor/use-actor.ts";

/** The latest rows suffice to see that there is a further one; some may arrive out of order. */
const LATEST_ENTRY_CHANGES = 5;

/**
 * Calls `onChange` when anyone changes an entry of a day up to `lastDay`, a rate, a name or a
 * payroll ID, and proves the recorded history again when a nightly check finds or settles a
 * difference.
 */
export function usePeriodChanges(lastDay: LocalDate, onChange: () => void): void {
  const actor = useActor();
  const rows = { untilDay: lastDay, limit: LATEST_ENTRY_CHANGES };
  const entries = useLive(auditsSource(actor, rows));
  const wages = useLive(latestWageChangesSource(actor));
  const drifts = useLive(openDriftsSource(actor));
  useOnNews(
    textOf(entries, (found) => found.map(({ id }) => id)),
    onChange,
  );
  useOnNews(
    textOf(wages, (found) => found.map((one) => [one.id, one.isCancelled, one.pendingWeeksFrom])),
    onChange,
  );
  useOnNews(
    textOf(useEmployees(), (people) => people.map((one) => [one.id, one.name, one.payrollId])),
    onChange,
  );
  useOnNews(
    textOf(drifts, (found) => found.map(({ id, seenAt }) => [id, seenAt])),
    proveAgain,
  );
}

function proveAgain(): void {
  void queryClient.invalidateQueries(trpc.reports.brokenAudits.queryFilter());
}

/** What is compared of live data; null while it is not there, or is the copy of an offline device. */
function textOf<T>(result: LiveResult<T>, pick: (data: T) => unknown): string | null {
  return result.status === "ready" && !result.isOfflineCopy
    ? JSON.stringify(pick(result.data))
    : null;
}

/** Calls `act` when the text differs from the one before; the first one is no news. */
function useOnNews(text: string | null, act: () => void): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (text === null || text === before.current) return;
    const isFirst = before.current === null;
    before.current = text;
    if (!isFirst) act();
  }, [text, act]);
}

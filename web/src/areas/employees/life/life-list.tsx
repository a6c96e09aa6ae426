import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { useQuery } from "@tanstack/react-query";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { lifeHistory } from "@crewline/domain/projections/employees/life-history";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { wageChangesSource } from "../../../live/wage-changes.ts";
import { useLive } from "../../../live/use-live.ts";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { allResults, queryResult } from "../../../ui/loading/load-result.ts";
import { HistoryRows } from "../../../entities/history/history-rows.tsx";

interface LifeListProps {
  employee: Employee;
  timeZone: string;
}

const noWages = { status: "ready", data: [], isOfflineCopy: false } as const;

/** The history of a person's employment, login and, for readers who may see it, pay. */
export function LifeList({ employee, timeZone }: LifeListProps) {
  const locale = useLocale();
  const actor = useActor();
  const roleName = useRoleName();
  const seesPay = mayReadPay(useRecordActor(), employee);
  const { id: employeeId } = employee;
  const query = useQuery({
    ...trpc.employees.history.queryOptions({ employeeId }),
    staleTime: 0,
  });
  const wages = useLive(seesPay ? wageChangesSource(actor, { employeeId }) : null);
  const result = allResults({
    history: queryResult(query),
    wageChanges: seesPay ? wages : noWages,
  });
  return (
    <DataStates result={result} label="the history">
      {({ history, wageChanges }) => {
        const rows = lifeHistory({ ...history, wageChanges, roleName }, locale);
        return rows.length === 0 ? (
          <EmptyState
            title="No history yet"
            text="Invitations, leaves, changes of rights and pay, and the end of the employment are listed here."
          />
        ) : (
          <HistoryRows
            rows={rows.map(({ id, at, byName, text }) => ({ id, at, who: byName, lines: [text] }))}
            timeZone={timeZone}
          />
        );
      }}
    </DataStates>
  );
}

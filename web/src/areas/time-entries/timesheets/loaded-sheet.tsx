import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { trpc } from "../../../api/trpc.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

interface LoadedSheetProps {
  employeeId: EmployeeId;
  /** Any day of the pay period. */
  day: LocalDate;
  /** `readAgain` shows what was said about the timesheet meanwhile. */
  render: (sheet: ShownTimesheet, readAgain: () => Promise<void>) => ReactNode;
}

/** An employee's timesheet of a pay period, always as it is now. */
export function LoadedSheet({ employeeId, day, render }: LoadedSheetProps) {
  const query = useQuery({
    ...trpc.timesheets.show.queryOptions({ employeeId, day }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <DataStates result={queryResult(query)} label="the timesheet">
      {(sheet) => render(sheet, async () => void (await query.refetch()))}
    </DataStates>
  );
}

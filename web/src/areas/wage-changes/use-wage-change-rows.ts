import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useMemo } from "react";
import { useLive } from "../../live/use-live.ts";
import { wageChangesSource } from "../../live/wage-changes.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocationRecords } from "../../entities/locations/use-location-records.ts";
import { todayIn, useToday } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import { wageChangeRows } from "./wage-change-rows.ts";

/** All wage changes within reach, live, with the people, places and company behind them. */
export function useWageChangeRows() {
  const actor = useActor();
  const result = allResults({
    changes: useLive(wageChangesSource(actor)),
    employees: useEmployees(),
    locations: useLocationRecords(),
    company: useCompany(),
  });
  const data = result.status === "ready" ? result.data : null;
  const companyZone = data?.company.timeZone ?? "UTC";
  const roleName = useRoleName();
  const today = useToday(companyZone);
  const rows = useMemo(
    () => (data === null ? [] : wageChangeRows({ ...data, todayIn, companyZone, roleName })),
    // The day is not read here, but states change with it.
    // oxlint-disable-next-line react/exhaustive-deps
    [data?.changes, data?.employees, data?.locations, companyZone, roleName, today],
  );
  return mapResult(result, (all) => ({ ...all, rows, today }));
}

export type WageChangeData = Extract<
  ReturnType<typeof useWageChangeRows>,
  { status: "ready" }
>["data"];

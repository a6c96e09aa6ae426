import { useMemo } from "react";
import type { TimeOffType } from "@crewline/domain/records/time-off/time-off-type";
import { defaultTimeOffTypes } from "@crewline/domain/records/time-off/time-off-type";
import { useCompany } from "../company/use-company.ts";

/** The types of time off of the company, archived ones included; the usual ones while it loads. */
export function useAllTimeOffTypes(): readonly TimeOffType[] {
  const company = useCompany();
  return company.status === "ready" ? company.data.timeOffTypes : defaultTimeOffTypes;
}

/** The types of time off that the company offers, with `chosen` even if it is archived. */
export function useTimeOffTypes(chosen?: string): readonly TimeOffType[] {
  const all = useAllTimeOffTypes();
  return useMemo(
    () => all.filter(({ id, isArchived }) => !isArchived || id === chosen),
    [all, chosen],
  );
}

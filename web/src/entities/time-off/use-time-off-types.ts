import { useMemo } from "react";
import type { TimeOffType, TimeOffTypeId } from "@crewline/domain/records/time-off/time-off-type";
import {
  defaultTimeOffTypes,
  timeOffTypeIdSchema,
} from "@crewline/domain/records/time-off/time-off-type";
import { useCompany } from "../company/use-company.ts";

/** The types of time off of the company, archived ones included; the usual ones while it loads. */
export function useAllTimeOffTypes(): readonly TimeOffType[] {
  const company = useCompany();
  return company.status === "ready" ? company.data.timeOffTypes : defaultTimeOffTypes;
}

/** The id of the type with which a form begins; every company offers one. */
export function firstTypeOf([first]: readonly TimeOffType[]): TimeOffTypeId {
  return first?.id ?? timeOffTypeIdSchema.parse("vacation");
}

/** The types of time off that the company offers, with `chosen` even if it is archived. */
export function useTimeOffTypes(chosen?: TimeOffTypeId): readonly TimeOffType[] {
  const all = useAllTimeOffTypes();
  return useMemo(
    () => all.filter(({ id, isArchived }) => !isArchived || id === chosen),
    [all, chosen],
  );
}

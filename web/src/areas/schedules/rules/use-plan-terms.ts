import { useQuery } from "@tanstack/react-query";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PlanTerms } from "@crewline/domain/records/pay/plan-terms";
import { trpc } from "../../../api/trpc.ts";

/** Rates and birth dates seldom change while a week is planned. */
const FRESH_MS = 5 * 60_000;

interface WeekOfTerms {
  locationId: LocationId;
  weekStart: LocalDate;
  /** True if the reader or the rules of the company have a use for them. */
  isUsed: boolean;
}

/**
 * What the server tells a planner of the employees of a week, in one request: the pay that the
 * reader may see, and the limits of young employees. Undefined until it has answered.
 */
export function usePlanTerms({
  locationId,
  weekStart,
  isUsed,
}: WeekOfTerms): PlanTerms | undefined {
  const { data } = useQuery({
    ...trpc.schedules.planTerms.queryOptions({ locationId, weekStart }),
    enabled: isUsed,
    staleTime: FRESH_MS,
  });
  return data;
}

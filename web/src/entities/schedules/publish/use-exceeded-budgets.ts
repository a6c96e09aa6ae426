import { useQuery } from "@tanstack/react-query";
import type { BudgetExcess } from "@crewline/domain/records/schedules/budget-excess";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { trpc, trpcClient } from "../../../api/trpc.ts";
import type { PublishedPlace } from "./publish-place.ts";

const none: readonly BudgetExcess[] = [];

/**
 * The budgets that the plan of a week exceeds, by the pay that the server knows; asked again when a
 * shift changes. None until it has answered: a publication that needs a reason is then refused.
 */
export function useExceededBudgets(
  { location, weekStart }: PublishedPlace,
  shifts: readonly Shift[],
): readonly BudgetExcess[] {
  const asked = { locationId: location.id, weekStart };
  const versions = shifts.map(({ id, version }) => `${id} ${version}`).join();
  const { data } = useQuery({
    queryKey: [...trpc.schedules.exceededBudgets.pathKey(), asked, versions],
    queryFn: () => trpcClient.schedules.exceededBudgets.query(asked),
    placeholderData: (earlier) => earlier,
    staleTime: 0,
    retry: false,
  });
  return data?.exceeded ?? none;
}

import type { Budget, LaborBudget } from "@crewline/domain/records/locations/staffing";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

export const HOUR = 3600;

export interface Budgets {
  /** Of the week. */
  hours?: number | null;
  minorPerWeek?: number | null;
  minorByDay?: LaborBudget["minorByDay"];
}

/** Gives Harbor these budgets, and no others. */
export async function setBudgetsOf(
  company: TestCompany,
  { hours = null, minorPerWeek = null, minorByDay = {} }: Budgets,
): Promise<void> {
  const { version, ...record } = await (await company.read()).locationRecords.get(company.harbor);
  const budget: Budget = {
    secondsPerWeek: hours === null ? null : hours * HOUR,
    salesShareBasisPoints: null,
  };
  const location = { budget, laborBudget: { minorPerWeek, minorByDay } };
  await company.owner.api.locations.save.mutate({
    ...anAttempt(),
    locationId: record.id,
    expectedVersion: version,
    location,
  });
}

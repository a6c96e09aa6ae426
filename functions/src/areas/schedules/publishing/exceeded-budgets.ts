import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  BudgetExcess,
  showBudgetsSchema,
} from "@crewline/domain/records/schedules/budget-excess";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import {
  budgetExcesses,
  requireBudgetReason,
} from "@crewline/domain/rules/schedules/publishing/budget-excesses";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readBudgets } from "../../../operations/schedules/read-budgets.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { findWeek } from "./find-week.ts";

interface Week {
  company: Company;
  location: Pick<Location, "id">;
  weekStart: LocalDate;
  /** All shifts of the location's week, as planned. */
  working: readonly Shift[];
}

/** Returns the budgets of a location that the plan of a week exceeds, for its managers. */
export async function showBudgets(
  actor: Actor,
  input: z.infer<typeof showBudgetsSchema>,
): Promise<{ exceeded: BudgetExcess[] }> {
  const store = await readCompany(actor.companyId);
  const { location, company, week } = await findWeek(store, actor, input);
  const { locationId, weekStart } = week;
  const working = await store.shifts.list([
    ["locationId", "==", locationId],
    ["weekStart", "==", weekStart],
  ]);
  return { exceeded: await excessesOf(store, actor, { company, location, weekStart, working }) };
}

interface Publishing extends Week {
  diff: PublishDiff;
  /** Why the week is published; with one the budgets are not read. */
  reason: string | undefined;
}

/** Throws budgetReasonNeeded for a publication over a budget that no one gave a reason for. */
export async function requireBudgeted(
  store: CompanyStore,
  actor: Actor,
  { diff, reason, ...week }: Publishing,
): Promise<void> {
  if (reason !== undefined) return;
  requireBudgetReason(await excessesOf(store, actor, week), diff);
}

async function excessesOf(
  store: CompanyStore,
  actor: Actor,
  { company, location, weekStart, working }: Week,
): Promise<BudgetExcess[]> {
  const budgets = await readBudgets(store, actor, {
    company,
    location,
    days: [weekStart],
    readKnown: () => Promise.resolve({ people: [], shifts: [] }),
    shifts: working,
  });
  const standing = working.filter(({ state }) => state !== "cancelled");
  return budgetExcesses(budgets.get(weekStart) ?? null, standing);
}

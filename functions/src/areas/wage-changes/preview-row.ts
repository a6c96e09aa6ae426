import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { replacedRate } from "@crewline/domain/rules/rates/apply-change";
import { impactSums } from "@crewline/domain/rules/wage-changes/impact-sums";
import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type {
  previewRowSchema,
  RowPreview,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { planChanges } from "./plan-changes.ts";

const nothing = { weekCount: 0, entryCount: 0, openMinor: 0, adjustmentMinor: 0 };

/** Returns the effect of an import row; writes nothing. */
export async function previewRow(
  { companyId, locale }: Actor,
  { employeeId, changes }: z.infer<typeof previewRowSchema>,
): Promise<RowPreview> {
  const store = await readCompany(companyId);
  const employee = await store.employees.get(employeeId);
  const rest = { employeeId, locationId: null, note: "" };
  const whole = changes.map((change) => ({ ...change, ...rest }));
  return previewChanges(store, employee, { changes: whole, locale });
}

/** The totals of a plan, or the rule that prevents it. */
export async function previewChanges(
  store: CompanyStore,
  { id: employeeId }: Employee,
  { changes, locale }: { changes: readonly WageChangeInput[]; locale: Locale },
): Promise<RowPreview> {
  const unseen = { previousRates: changes.map(() => null), impact: nothing, fingerprint: null };
  try {
    const { pay, impact, fingerprint } = await planChanges(store, { employeeId, changes });
    const previousRates = changes.map((change) => replacedRate(pay?.rates ?? [], change));
    const closed = impact.periods.find(({ state }) => state === "closed");
    const problem =
      closed === undefined ? null : ruleSentence({ code: "periodClosed", fields: closed }, locale);
    const entryCount = impact.weeks.reduce((sum, { entries }) => sum + entries.length, 0);
    return {
      previousRates,
      impact: { ...impactSums(impact), entryCount },
      fingerprint,
      problem,
    };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { ...unseen, problem: ruleSentence(error, locale) };
  }
}

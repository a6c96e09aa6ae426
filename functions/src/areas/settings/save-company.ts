import { isDeepStrictEqual } from "node:util";
import { settingsFrom } from "@crewline/domain/company/apply-basics";
import type { Company, saveCompanySchema } from "@crewline/domain/company/company";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { rebuildCurrentPeriod } from "./rebuild-current-period.ts";

type Input = z.infer<typeof saveCompanySchema>;

/**
 * Changes the company's settings. New overtime rules count from the pay period that runs now:
 * its weeks are computed anew afterwards, week by week, and again when the attempt is repeated.
 */
export async function saveCompany(actor: Actor, input: Input): Promise<Edited> {
  let mayHaveNewRules = true;
  const edited = await command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    const settings = settingsFrom(input.company, company.workRules);
    await requireFreeToChange(store, company, settings);
    mayHaveNewRules = !isDeepStrictEqual(company.workRules, settings.workRules);
    const version = company.version + 1;
    store.saveCompany({ ...company, ...settings, version });
    return { version };
  });
  if (mayHaveNewRules) await rebuildCurrentPeriod(actor.companyId);
  return edited;
}

/** Rates are amounts of a currency, and worked weeks stand under the day they begin on. */
async function requireFreeToChange(
  store: CompanyStore,
  before: Company,
  after: Pick<Company, "currency" | "workRules">,
): Promise<void> {
  if (after.currency !== before.currency && (await hasAny(store.wageChanges))) {
    throw new RuleViolation("settingInUse", {
      what: "The currency",
      because: "wages are set in it",
    });
  }
  if (after.workRules.weekStart === before.workRules.weekStart) return;
  if ((await hasAny(store.employeeWeeks)) || (await hasAny(store.shifts))) {
    throw new RuleViolation("settingInUse", {
      what: "The first day of the week",
      because: "weeks were planned or worked with it",
    });
  }
}

async function hasAny(documents: {
  list: (filters: [], options: { limit: number }) => Promise<unknown[]>;
}): Promise<boolean> {
  return (await documents.list([], { limit: 1 })).length > 0;
}

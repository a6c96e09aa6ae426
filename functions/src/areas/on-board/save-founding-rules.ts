import type {
  Company,
  FoundingRules,
  saveFoundingRulesSchema,
} from "@crewline/domain/records/company/company";
import { hasChangedRules } from "@crewline/domain/rules/company/founding-changes";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

type Input = z.infer<typeof saveFoundingRulesSchema>;

/** The first rules of a company; once weeks are planned or worked, they change in Settings. */
export function saveFoundingRules(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const company = await store.company();
    requireVersion(company, input.expectedVersion, { what: "company" });
    await requireNew(store, company);
    const after = { ...company, ...withRules(company, input.rules) };
    return { version: changeCompany(store, actor, { before: company, after }) };
  });
}

/** The company's rules and pay period as chosen; the start of the workday stays. */
export function withRules(
  { workRules: { workdayStart } }: Company,
  { weekStart, overtimePreset, payPeriod }: FoundingRules,
): Pick<Company, "workRules" | "payPeriod"> {
  return { payPeriod, workRules: { ...presetRules(overtimePreset), workdayStart, weekStart } };
}

/** Throws settingInUse once weeks are planned or worked, or a rule was changed. */
export async function requireNew(
  { shifts, employeeWeeks }: CompanyStore,
  company: Company,
): Promise<void> {
  const [planned, worked] = await Promise.all([
    shifts.list([], { limit: 1 }),
    employeeWeeks.list([], { limit: 1 }),
  ]);
  if (planned.length + worked.length === 0 && !hasChangedRules(company)) return;
  throw new RuleViolation("settingInUse", { what: "foundingRules" });
}

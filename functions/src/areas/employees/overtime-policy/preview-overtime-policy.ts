import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { policyImpact } from "@crewline/domain/rules/overtime-policies/policy-impact";
import type {
  PolicyPreview,
  previewOvertimePolicySchema,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { planPolicy } from "@crewline/domain/rules/overtime-policies/plan-policy";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { weeksSince } from "../../../store/company/filters.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import type { PolicyOwner } from "./policy-owner.ts";
import { getPolicyOwner } from "./policy-owner.ts";

type Input = z.infer<typeof previewOvertimePolicySchema>;

/** Returns the effect of the policy on each employee, by name; writes nothing. */
export async function previewOvertimePolicy(
  actor: Actor,
  { employeeIds, ...wanted }: Input,
): Promise<{ people: PolicyPreview[] }> {
  const store = await readCompany(actor.companyId);
  const owners = await Promise.all(
    [...new Set(employeeIds)].map((id) => getPolicyOwner(store, actor, id)),
  );
  const people = await Promise.all(
    owners.map((owner) => previewOf(store, owner, { wanted, locale: actor.locale })),
  );
  return { people: people.toSorted((a, b) => a.employeeName.localeCompare(b.employeeName)) };
}

async function previewOf(
  store: CompanyStore,
  { owner, pay, terms, facts }: PolicyOwner,
  { wanted, locale }: { wanted: WantedPolicy; locale: Locale },
): Promise<PolicyPreview> {
  const { id, name } = owner.employee;
  const person = { employeeId: id, employeeName: name, version: pay?.version ?? 0 };
  try {
    const { effectiveDate, policies } = planPolicy(facts, wanted);
    const weeks = policyImpact({
      company: owner.company,
      weeks: await store.employeeWeeks.list(weeksSince(id, effectiveDate)),
      rates: terms.rates,
      edit: { before: terms.policies, after: policies },
      now: now(),
    });
    return { ...person, effectiveDate, weeks, problem: null };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { ...person, effectiveDate: null, weeks: [], problem: ruleSentence(error, locale) };
  }
}

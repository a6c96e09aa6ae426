import type { RulePart } from "@crewline/domain/records/company/rule-sections";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** Saves one part of the rules as the owner, from a day on. */
export async function saveRules(company: TestCompany, part: RulePart, effectiveDate: string) {
  const { version: expectedVersion } = await (await company.read()).company();
  const input = { ...anAttempt(), expectedVersion, part, effectiveDate };
  return company.owner.api.settings.saveRules.mutate(input);
}

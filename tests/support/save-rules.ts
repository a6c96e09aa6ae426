import type { RulePart } from "@crewline/domain/records/company/rule-sections";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** Saves one part of the rules as the owner, from a day on, with a reason where there is one. */
export async function saveRules(
  company: TestCompany,
  part: RulePart,
  effectiveDate: string,
  reason: string | null = null,
) {
  const { version: expectedVersion } = await (await company.read()).company();
  const input = {
    ...anAttempt(),
    expectedVersion,
    part,
    effectiveDate,
    ...(reason !== null && { reason }),
  };
  return company.owner.api.settings.saveRules.mutate(input);
}

import { companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";

/** A demo company is deleted so many days after it was made. */
export const DEMO_DAYS = 30;

const PREFIX = "demo-";

/** The id of a demo company; ids of real companies have no hyphen. */
export function demoCompanyId(random: string): CompanyId {
  return companyIdSchema.parse(`${PREFIX}${random}`);
}

/** True for a company whose people, hours and pay are made up. */
export function isDemoCompany(companyId: CompanyId | null): boolean {
  return companyId !== null && companyId.startsWith(PREFIX);
}

/** Returns the time at which a demo company that is made now is deleted. */
export function demoUntil(madeAt: Instant): Instant {
  return instantAfter(madeAt, DEMO_DAYS * 86_400);
}

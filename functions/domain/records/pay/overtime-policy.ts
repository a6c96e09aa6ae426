import { z } from "zod/mini";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/**
 * Whose overtime rules apply to an employee: the company's, or none, as for an employee exempt
 * under 29 USC 213(a). Only overtime is affected: breaks and rounding stay the company's.
 */
export const overtimePolicySchema = z.enum(["company", "exempt"]);
export type OvertimePolicy = z.infer<typeof overtimePolicySchema>;

/** The policy from a day on, which is the first one of a workweek. */
export const policyChangeSchema = z.object({
  effectiveDate: localDateSchema,
  policy: overtimePolicySchema,
});
export type PolicyChange = z.infer<typeof policyChangeSchema>;

/** The policy that holds on a day; before the first change, the company's rules. */
export function policyOn(policies: readonly PolicyChange[], day: LocalDate): OvertimePolicy {
  const begun = policies.filter(({ effectiveDate }) => effectiveDate <= day);
  return inOrder(begun).at(-1)?.policy ?? "company";
}

/** The changes that have not begun by the day, the next one first. */
export function plannedPolicies(policies: readonly PolicyChange[], day: LocalDate): PolicyChange[] {
  return inOrder(policies.filter(({ effectiveDate }) => effectiveDate > day));
}

/**
 * The changes with one more, which takes the place of one from the same day. What then changes
 * nothing is left out, so that going back to the company's rules on the day of a planned change
 * cancels it.
 */
export function withPolicy(
  policies: readonly PolicyChange[],
  change: PolicyChange,
): PolicyChange[] {
  const others = policies.filter(({ effectiveDate }) => effectiveDate !== change.effectiveDate);
  return inOrder([...others, change]).filter(
    ({ policy }, index, all) => policy !== (all[index - 1]?.policy ?? "company"),
  );
}

function inOrder(policies: readonly PolicyChange[]): PolicyChange[] {
  return policies.toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
}

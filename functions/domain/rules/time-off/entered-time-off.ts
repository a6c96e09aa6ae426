import type { Company } from "../../records/company/company.ts";
import type { TimeOff, TimeOffSpan } from "../../records/time-off/time-off.ts";
import type { RequestBalance } from "../../records/time-off/time-off-balance.ts";
import type { TimeOffType, TimeOffTypeId } from "../../records/time-off/time-off-type.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { CountedFor } from "./counted-days.ts";
import { countedDays } from "./counted-days.ts";
import { termsOfType } from "./time-off-pay.ts";

/** The type of time off that is entered. Throws timeOffTypeGone where it is unknown or archived. */
export function requireOfferedType(
  { timeOffTypes }: Pick<Company, "timeOffTypes">,
  id: TimeOffTypeId,
): TimeOffType {
  const type = timeOffTypes.find((one) => one.id === id && !one.isArchived);
  if (type === undefined) throw new RuleViolation("timeOffTypeGone", {});
  return type;
}

/** What new time off keeps: its type as it is now, and the hours of each day that count. */
export function enteredTimeOff(
  type: TimeOffType,
  span: TimeOffSpan,
  countedFor: CountedFor,
): Pick<TimeOff, "type" | "terms" | "counted"> {
  return { type: type.id, terms: termsOfType(type), counted: countedDays(span, countedFor) };
}

/**
 * Throws timeOffTypeKept where a saved type would be removed: time off and balances refer to it, so
 * that it can only be archived.
 */
export function requireTypesKept(
  before: readonly Pick<TimeOffType, "id">[],
  after: readonly Pick<TimeOffType, "id">[],
): void {
  const kept = new Set(after.map(({ id }) => id));
  if (before.some(({ id }) => !kept.has(id))) throw new RuleViolation("timeOffTypeKept", {});
}

/**
 * Throws balanceTooLow where the policy of the type refuses time off that its balance does not cover
 * on each day from its first one on.
 */
export function requireBalance(
  { name }: Pick<TimeOffType, "name">,
  wantedSeconds: number,
  { lowestSeconds, isLimit }: Pick<RequestBalance, "lowestSeconds" | "isLimit">,
): void {
  if (!isLimit || lowestSeconds >= 0 || wantedSeconds === 0) return;
  const availableSeconds = Math.max(0, wantedSeconds + lowestSeconds);
  throw new RuleViolation("balanceTooLow", { name, wantedSeconds, availableSeconds });
}

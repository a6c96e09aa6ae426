import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import type { RuleContradiction } from "../../records/work-rules/rule-contradictions.ts";
import type { OvertimePolicy } from "../../records/pay/overtime-policy.ts";

/** The facts of refusals about pay periods, wages and the rules of pay. */
export interface PayFacts {
  periodLocked: { firstDay: LocalDate; lastDay: LocalDate };
  locationLocked: { firstDay: LocalDate; lastDay: LocalDate };
  periodClosing: { firstDay: LocalDate; lastDay: LocalDate };
  periodNotOver: { lastDay: LocalDate };
  periodHasOpenEntries: { count: number };
  periodHasUnapproved: { count: number };
  periodHasRequests: { count: number };
  periodHasDisputes: { count: number };
  periodHasBrokenAudits: { who: string[] };
  payrollIdsMissing: { who: string[] };
  entriesUnreadable: { count: number };
  payMissing: { missing: MissingPay[]; firstDay: LocalDate; lastDay: LocalDate };
  salaryForAllWork: Record<string, never>;
  duplicateEffectiveDate: { who: string; day: LocalDate };
  wageChangeBegun: { who: string; day: LocalDate };
  wageChangeReplaced: { who: string; day: LocalDate };
  wageChangeDue: { who: string; day: LocalDate };
  previewMissing: { who: string };
  rulesInPast: { lastClosedDay: LocalDate | null };
  rulesContradict: { day: LocalDate; because: RuleContradiction };
  policyStays: {
    who: string;
    policy: OvertimePolicy;
    day: LocalDate;
  };
  policyChanged: { who: string };
  periodClosed: { firstDay: LocalDate; lastDay: LocalDate };
  adjustmentPaid: { firstDay: LocalDate; lastDay: LocalDate };
}

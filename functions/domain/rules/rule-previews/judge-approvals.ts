import type { EmployeeId, LocationId, UserId } from "../../kernel/ids/entity-ids.ts";
import type { Role } from "../../kernel/access/role.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import {
  requireMayApprove,
  requireMayTakeBack,
  requireRecent,
} from "../approvals/approval-rules.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { isClockAction } from "../time-entries/clock-action.ts";
import type { TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { EffectKind, Judged } from "./rule-effects.ts";
import type { ApprovalSection } from "../../records/company/rule-sections.ts";

/** A person's decision about an employee's time; `on` is the day of the decision. */
export interface Decision extends Pick<TimeEntryAudit, "id" | "employeeId" | "day" | "action"> {
  on: LocalDate;
  by: { id: UserId; role: Role | null; employeeId: EmployeeId | null };
}

/** A person who approves time and works, too. */
export interface WorkingDecider {
  id: UserId;
  role: Role;
  employeeId: EmployeeId;
  /** The reach of the rights; null is everywhere. */
  locationIds: readonly LocationId[] | null;
}

interface Decided {
  decisions: readonly Decision[];
  entries: readonly Pick<TimeEntry, "id" | "employeeId" | "locationId" | "day" | "state">[];
  deciders: readonly WorkingDecider[];
}

/**
 * Returns the decisions that the rules of their days refuse, and the entries that employees could
 * approve as their own. Automatic changes by the clock or the product are not decisions.
 */
export function judgeApprovals(
  { decisions, entries, deciders }: Decided,
  approvalsOn: (day: LocalDate) => ApprovalSection,
): Judged<UserId>[] {
  return [
    ...decisions.flatMap((decision) => {
      const kind = refusalOf(decision, approvalsOn(decision.on));
      return kind === null ? [] : [{ kind, id: decision.id, personId: decision.by.id }];
    }),
    ...deciders.flatMap((decider) =>
      entries
        .filter((entry) => mayApproveOwn(decider, entry, approvalsOn(entry.day)))
        .map(({ id }) => ({ kind: "ownApprovalPossible" as const, id, personId: decider.id })),
    ),
  ];
}

function refusalOf(
  { action, by, day, on, ...of }: Decision,
  rules: ApprovalSection,
): EffectKind | null {
  if (by.role === null || isClockAction(action)) return null;
  if (isForbidden(() => requireRecent(rules, by, { day, today: on }))) return "changeTooLate";
  if (action === "unapprove") {
    return isForbidden(() => requireMayTakeBack(rules, by)) ? "takeBackRefused" : null;
  }
  if (action !== "approve") return null;
  const lets = { ...rules, allowsOwn: true };
  if (isForbidden(() => requireMayApprove(lets, by, of))) return "approvalRefused";
  return isForbidden(() => requireMayApprove(rules, by, of)) ? "ownApprovalRefused" : null;
}

function mayApproveOwn(
  decider: WorkingDecider,
  entry: Decided["entries"][number],
  rules: ApprovalSection,
): boolean {
  const reaches = decider.locationIds?.includes(entry.locationId) ?? true;
  const isOwn = entry.employeeId === decider.employeeId && countsFor(entry);
  return isOwn && reaches && !isForbidden(() => requireMayApprove(rules, decider, entry));
}

/** False for time that no one approves as it is. */
function countsFor({ state }: Decided["entries"][number]): boolean {
  return state !== "voided" && state !== "requested";
}

function isForbidden(check: () => void): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (error instanceof RuleViolation) return true;
    throw error;
  }
}

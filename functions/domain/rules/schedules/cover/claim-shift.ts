import type { Instant } from "../../../kernel/time/instant.ts";
import type { LimitsSection } from "../../../records/company/rule-sections.ts";
import type { Employee } from "../../../records/employees/employee.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import type { WorkRules } from "../../../records/work-rules/work-rules.ts";
import type { Conflict } from "../../hours/conflicts.ts";
import { findConflicts, noLimits } from "../../hours/conflicts.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { RuleFields } from "../../violations/rule-facts.ts";
import { asWorked } from "../planned-overtime.ts";
import { plannedSeconds } from "../planned-seconds.ts";

type Claimer = Pick<Employee, "id" | "locationIds" | "jobRoleIds" | "maxSecondsPerWeek">;
type Claimable = Pick<PublishedShift, "employeeId" | "locationId" | "startsAt" | "jobRoleId">;

/** True for a shift that no one has, has not begun, and is at a location of the employee. */
function isOpenTo(shift: Claimable, { locationIds }: Claimer, now: Instant): boolean {
  return (
    shift.employeeId === null && shift.startsAt > now && locationIds.includes(shift.locationId)
  );
}

function hasJobRole({ jobRoleId }: Claimable, { jobRoleIds }: Claimer): boolean {
  return jobRoleId === null || jobRoleIds.includes(jobRoleId);
}

/**
 * Returns the open shifts that are offered to an employee: not begun, at their locations, of their
 * job roles, and at times when none of the shifts given as their own overlaps.
 */
export function claimableShifts(
  open: readonly PublishedShift[],
  { employee, own, now }: { employee: Claimer; own: readonly PublishedShift[]; now: Instant },
): PublishedShift[] {
  return open.filter(
    (shift) =>
      isOpenTo(shift, employee, now) &&
      hasJobRole(shift, employee) &&
      !own.some((one) => one.startsAt < shift.endsAt && one.endsAt > shift.startsAt),
  );
}

interface Claim {
  shift: Shift;
  employee: Claimer;
  /** The shifts of the employee in the workweek and around it that are not cancelled. */
  own: readonly Shift[];
  limits: LimitsSection;
  rules: WorkRules;
  now: Instant;
}

/**
 * Checks whether an employee can take an open shift without a manager. Throws openShiftGone unless
 * it is published, open and to come at a location of theirs, openShiftRole for a job role that they
 * lack, and openShiftLimit where it would go beyond a limit of the company or their own most hours.
 */
export function requireClaimable({ shift, employee, own, limits, rules, now }: Claim): void {
  if (shift.state !== "published" || !isOpenTo(shift, employee, now)) {
    throw new RuleViolation("openShiftGone", {});
  }
  if (!hasJobRole(shift, employee)) throw new RuleViolation("openShiftRole", {});
  const claimed = { ...shift, employeeId: employee.id };
  const conflictsOf = (shifts: readonly Shift[]) =>
    findConflicts(shifts.map(asWorked), {
      limits: { ...noLimits, ...limits },
      rules,
      timeZone: shift.timeZone,
    });
  const before = new Set(conflictsOf(own).map((one) => JSON.stringify(one)));
  for (const conflict of conflictsOf([...own, claimed])) {
    const limit = before.has(JSON.stringify(conflict)) ? null : limitOf(conflict);
    if (limit !== null) throw new RuleViolation("openShiftLimit", limit);
  }
  requireOwnHours(claimed, employee, own);
}

function requireOwnHours(
  claimed: Shift,
  { maxSecondsPerWeek: most }: Claimer,
  own: readonly Shift[],
): void {
  const week = [...own, claimed].filter(({ weekStart }) => weekStart === claimed.weekStart);
  const seconds = week.reduce((sum, one) => sum + plannedSeconds(one), 0);
  if (most !== null && seconds > most) {
    throw new RuleViolation("openShiftLimit", { because: "ownWeek", limit: most });
  }
}

/** Null for what other checks refuse. */
function limitOf(conflict: Conflict): RuleFields["openShiftLimit"] | null {
  switch (conflict.kind) {
    case "rest":
      return { because: "rest", limit: conflict.limitSeconds };
    case "max-hours":
      return { because: conflict.per, limit: conflict.limitSeconds };
    case "consecutive-days":
      return { because: "daysInARow", limit: conflict.limitDays };
    default:
      return null;
  }
}

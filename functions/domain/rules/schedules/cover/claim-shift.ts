import type { Instant } from "../../../kernel/time/instant.ts";
import type { Employee } from "../../../records/employees/employee.ts";
import type { OverrideCode } from "../../../records/schedules/shift-override.ts";
import type { ReasonToAsk } from "../../../records/schedules/shift-request.ts";
import { reasonToAskSchema } from "../../../records/schedules/shift-request.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import { isOnLeave, worksOn } from "../../employees/employment.ts";
import { timeOffAt } from "../../time-off/time-off-interval.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { Finding } from "../findings/finding.ts";
import { isOverride } from "../findings/finding.ts";
import { requireNoBlock } from "../findings/overrides.ts";
import { givenUpBy } from "./given-up.ts";

type Claimer = Pick<Employee, "locationIds" | "jobRoleIds">;
type Claimable = Pick<
  PublishedShift,
  "employeeId" | "locationId" | "startsAt" | "jobRoleId" | "isGivenUp"
>;

/**
 * True for a shift that no one has or its employee gives up, has not begun, and is at a location of
 * the employee.
 */
function isOpenTo(shift: Claimable, { locationIds }: Claimer, now: Instant): boolean {
  const isFree = shift.employeeId === null || shift.isGivenUp === true;
  return isFree && shift.startsAt > now && locationIds.includes(shift.locationId);
}

function hasJobRole({ jobRoleId }: Claimable, { jobRoleIds }: Claimer): boolean {
  return jobRoleId === null || jobRoleIds.includes(jobRoleId);
}

interface Offered {
  employee: Claimer & Pick<Employee, "id" | "status" | "terminatedOn" | "leave">;
  own: readonly PublishedShift[];
  /** Time off of the employee; only what is approved counts. */
  timeOff: Parameters<typeof timeOffAt>[1];
  /** What the employee, among others, asked for. */
  requests: Parameters<typeof givenUpBy>[1];
  now: Instant;
}

/**
 * Returns the open shifts that are offered to an employee: not begun, at their locations, of their
 * job roles, within their employment, at times when neither a shift given as their own nor their
 * time off overlaps, and none that they gave up themselves. One that they kept after all, or that
 * was moved since, is offered.
 */
export function claimableShifts(
  open: readonly PublishedShift[],
  { employee, own, timeOff, requests, now }: Offered,
): PublishedShift[] {
  const isGivenUp = givenUpBy(employee.id, requests);
  return open.filter(
    (shift) =>
      shift.employeeId !== employee.id &&
      isOpenTo(shift, employee, now) &&
      hasJobRole(shift, employee) &&
      worksOn(employee, shift.day) &&
      !isOnLeave(employee, shift.day) &&
      timeOffAt({ ...shift, employeeId: employee.id }, timeOff) === null &&
      !own.some((one) => one.startsAt < shift.endsAt && one.endsAt > shift.startsAt) &&
      !isGivenUp(shift),
  );
}

interface Claim {
  shift: Shift;
  employee: Claimer;
  /** What the rules say of the shift with the employee. */
  findings: readonly Finding[];
  now: Instant;
}

/** What the ranked claims tell the manager, whose approval overrides it. */
const decidedByManager: readonly OverrideCode[] = reasonToAskSchema.options;

/**
 * Returns why the first to claim a shift has to ask a manager for it: what it brings to the employee,
 * or a budget that it exceeds; null for a shift that they can take.
 */
export function whyToAsk(findings: readonly Finding[]): ReasonToAsk | "overBudget" | null {
  const codes = new Set(findings.filter(isOverride).map(({ code }) => code));
  const brought = reasonToAskSchema.options.find((code) => codes.has(code));
  return brought ?? (codes.has("overBudget") ? "overBudget" : null);
}

/**
 * Checks whether an employee can take an open shift without a manager. Throws openShiftGone unless
 * it is published, open and to come at a location of theirs, openShiftRole for a job role that they
 * lack, what blocks, and openShiftLimit or openShiftRefused for what only a manager may override.
 * Their own availability and what concerns only the company's planning refuse nothing.
 */
export function requireClaimable(claim: Claim): void {
  requireAllowed(claim, []);
}

/** As `requireClaimable`, for a claim that a manager decides: what they are told refuses nothing. */
export function requireAskable(claim: Claim): void {
  requireAllowed(claim, decidedByManager);
}

function requireAllowed(
  { shift, employee, findings, now }: Claim,
  allowed: readonly OverrideCode[],
): void {
  if (shift.state !== "published" || !isOpenTo(shift, employee, now)) {
    throw new RuleViolation("openShiftGone", {});
  }
  if (!hasJobRole(shift, employee)) throw new RuleViolation("openShiftRole", {});
  requireNoBlock(findings);
  for (const finding of findings.filter(isOverride)) {
    const refusal = allowed.includes(finding.code) ? null : refusalOf(finding);
    if (refusal !== null) throw refusal;
  }
}

/** Null for what an employee may decide, or what does not concern them. */
function refusalOf(finding: Finding<OverrideCode>): RuleViolation | null {
  switch (finding.code) {
    case "rest":
    case "ownWeek":
    case "daysInARow":
      return new RuleViolation("openShiftLimit", {
        because: finding.code,
        limit: finding.facts.limit,
      });
    case "dayHours":
      return new RuleViolation("openShiftLimit", { because: "day", limit: finding.facts.limit });
    case "weekHours":
      return new RuleViolation("openShiftLimit", { because: "week", limit: finding.facts.limit });
    case "roleMissing":
      return new RuleViolation("openShiftRole", {});
    case "skillMissing":
    case "skillExpired":
    case "overtime":
      return new RuleViolation("openShiftRefused", { codes: [finding.code] });
    default:
      return null;
  }
}

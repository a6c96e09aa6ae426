import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import { elapsedSeconds } from "../../../kernel/time/instant.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { LimitsSection } from "../../../records/company/rule-sections.ts";
import type { Employee } from "../../../records/employees/employee.ts";
import type { BurdenCount } from "../../../records/schedules/fairness.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import type { Said } from "../../availability/held-times.ts";
import { heldTimes, unavailableTimes } from "../../availability/held-times.ts";
import { isOnLeave, worksOn } from "../../employees/employment.ts";
import { timeOffAt } from "../../time-off/time-off-interval.ts";
import type { CoverRank } from "../../../records/schedules/cover-rank.ts";
import { dailyRestSeconds } from "../daily-rest.ts";
import { findOverlap } from "../find-overlap.ts";
import type { OverBudget } from "../findings/budget-findings.ts";
import { plannedOvertime } from "../planned-overtime.ts";
import type { PricedWeek } from "../planned-pay.ts";
import { plannedPay } from "../planned-pay.ts";
import { plannedSeconds } from "../planned-seconds.ts";

export interface CoverCandidate {
  employee: Pick<
    Employee,
    | "id"
    | "name"
    | "jobRoleIds"
    | "contractSecondsPerWeek"
    | "maxSecondsPerWeek"
    | "leave"
    | "status"
    | "terminatedOn"
  >;
  /** The planned shifts of the workweek and of the days around it, at every location. */
  shifts: readonly Shift[];
  /** Approved time off. */
  timeOff: readonly TimeOff[];
  /** Null for an employee who said nothing. */
  said: Said | null;
  week: Omit<PricedWeek, "shifts">;
  /** True if the reader may see what the employee earns. */
  showsCost: boolean;
  /** The last day of work that was clocked; null without any in the last weeks. */
  lastWorkedOn: LocalDate | null;
  /** The worked shifts of the last weeks with the burdens that this shift has. */
  burdens: readonly BurdenCount[];
  /** The budgets that the shift exceeds with the employee. */
  overBudgets: readonly OverBudget[];
}

/**
 * Returns who can work a shift, best first; people who work then, who are off or on leave, and the
 * employee whose shift it is are left out. In this order it counts: the job role, availability, the
 * daily rest, hours beyond the most agreed, added overtime, hours that the contract lacks, that the
 * employee prefers the time, fewer shifts with the same burdens than others of the job role, the
 * added cost where the reader may see it for all, and the longest time since the last work; at last
 * the name.
 */
export function rankCover(
  shift: Shift,
  candidates: readonly CoverCandidate[],
  limits: Pick<LimitsSection, "minimumRestSeconds">,
): CoverRank[] {
  const rest = dailyRestSeconds(limits);
  const able = candidates.filter((candidate) => canWork(shift, candidate));
  const ranked = able.map((candidate) => ({ candidate, rank: rankOf(shift, candidate, rest) }));
  const countsCost = ranked.every(({ rank }) => rank.costMinor !== null);
  return ranked
    .toSorted(
      (a, b) =>
        compare(weights(a.rank, countsCost), weights(b.rank, countsCost)) ||
        a.candidate.employee.name.localeCompare(b.candidate.employee.name),
    )
    .map(({ rank }) => rank);
}

function canWork(shift: Shift, { employee, shifts, timeOff }: CoverCandidate): boolean {
  if (employee.id === shift.employeeId || !worksOn(employee, shift.day)) return false;
  if (isOnLeave(employee, shift.day)) return false;
  const planned = asOf(shift, employee.id);
  return findOverlap(planned, shifts) === null && timeOffAt(planned, timeOff) === null;
}

function rankOf(shift: Shift, candidate: CoverCandidate, rest: number): CoverRank {
  const { employee, said, week, showsCost, lastWorkedOn } = candidate;
  const planned = asOf(shift, employee.id);
  const shifts = candidate.shifts.filter(
    ({ id, state }) => id !== shift.id && state !== "cancelled",
  );
  const own = shifts.filter(({ weekStart }) => weekStart === shift.weekStart);
  const before = { ...week, shifts: own };
  const after = { ...week, shifts: [...own, planned] };
  const weekSeconds = after.shifts.reduce((sum, one) => sum + plannedSeconds(one), 0);
  const { maxSecondsPerWeek: most } = employee;
  return {
    employeeId: employee.id,
    hasJobRole: shift.jobRoleId === null || employee.jobRoleIds.includes(shift.jobRoleId),
    availability: availabilityThen(planned, said),
    restSeconds: shortestRest(planned, shifts, rest),
    weekSeconds,
    contractSeconds: employee.contractSecondsPerWeek,
    isBeyondMost: most !== null && weekSeconds > most,
    overtimeSeconds: difference(plannedOvertime(before), plannedOvertime(after)),
    costMinor: showsCost ? difference(plannedPay(before), plannedPay(after)) : null,
    overBudgets: [...candidate.overBudgets],
    lastWorkedOn,
    burdens: [...candidate.burdens],
  };
}

function asOf(shift: Shift, employeeId: EmployeeId): Shift {
  return { ...shift, employeeId };
}

function availabilityThen(shift: Shift, said: Said | null): CoverRank["availability"] {
  if (said === null) return "unsaid";
  const { entries, timeZone } = said;
  if (unavailableTimes(entries, shift, timeZone).length > 0) return "unavailable";
  return heldTimes(entries, shift, timeZone).length > 0 ? "preferred" : "unsaid";
}

/**
 * The shorter of the rests before and after the shift; null if both are long enough. A second shift
 * of the same day follows no rest.
 */
function shortestRest(shift: Shift, others: readonly Shift[], enough: number): number | null {
  const rests = others
    .filter(({ day }) => day !== shift.day)
    .map((other) =>
      other.startsAt < shift.startsAt
        ? elapsedSeconds(other.endsAt, shift.startsAt)
        : elapsedSeconds(shift.endsAt, other.startsAt),
    )
    .filter((seconds) => seconds < enough);
  return rests.length === 0 ? null : Math.min(...rests);
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

/** Less is better, in order of weight. */
function weights(rank: CoverRank, countsCost: boolean): number[] {
  const { contractSeconds: contract, weekSeconds, overtimeSeconds, costMinor } = rank;
  return [
    rank.hasJobRole ? 0 : 1,
    rank.availability === "unavailable" ? 1 : 0,
    rank.restSeconds === null ? 0 : 1,
    rank.isBeyondMost ? 1 : 0,
    overtimeSeconds ?? 0,
    contract === null ? 0 : Math.min(0, weekSeconds - contract),
    rank.availability === "preferred" ? 0 : 1,
    beyondAverage(rank),
    countsCost ? (costMinor ?? 0) : 0,
    rank.lastWorkedOn === null ? 0 : Date.parse(rank.lastWorkedOn),
  ];
}

/** Shifts with the same burdens beyond the average of the job role; below 0 for fewer. */
function beyondAverage({ burdens }: CoverRank): number {
  return burdens.reduce((sum, { count, average }) => sum + (count - (average ?? count)), 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

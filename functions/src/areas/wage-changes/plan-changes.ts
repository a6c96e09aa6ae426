import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { createHash } from "node:crypto";
import type { EmployeePay, WageRateRecord } from "@crewline/domain/records/pay/employee-pay";
import { rateDateProblem, requireNoProblem } from "@crewline/domain/rules/employees/plausible-days";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { rateOfChange, withChange } from "@crewline/domain/rules/rates/apply-change";
import type { ClosedPeriod } from "@crewline/domain/rules/wage-changes/impact-of-change";
import { impactOfChange } from "@crewline/domain/rules/wage-changes/impact-of-change";
import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type { WageImpact } from "@crewline/domain/records/pay/wage-impact";
import { paysHours } from "@crewline/domain/rules/time-off/time-off-pay";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import type { LocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { getLocations } from "../../operations/locations/get-locations.ts";
import { closedPeriodsSince } from "../../operations/payroll/closed-periods.ts";
import { frozenLines } from "../../operations/payroll/frozen-lines.ts";
import { standingAdjustments } from "../../operations/payroll/standing-adjustments.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { timeOffOfEmployee, weeksSince } from "../../store/company/filters.ts";

/** The changes of one employee, and all that applying them needs. */
export interface ChangePlan {
  person: LocalEmployee;
  pay: EmployeePay | null;
  rates: WageRateRecord[];
  /** The first day from which a rate differs. */
  firstDay: LocalDate;
  weeks: EmployeeWeek[];
  closedPeriods: PayPeriodRecord[];
  impact: WageImpact;
  /**
   * Identifies exactly this plan: a caller who has seen it can require that it be applied
   * unchanged.
   */
  fingerprint: string;
}

/**
 * Computes the effects of the changes, without writing. Throws duplicateEffectiveDate, afterLastDay
 * and notFound; the caller checks whether the plan may be applied.
 */
export async function planChanges(
  store: CompanyStore,
  { employeeId, changes }: { employeeId: EmployeeId; changes: readonly WageChangeInput[] },
): Promise<ChangePlan> {
  const person = await getLocalEmployee(store, employeeId, now());
  const pay = await store.employeePay.find(employeeId);
  const rates = ratesWith(person, pay?.rates ?? [], changes);
  await getLocations(store, [...new Set(changes.flatMap(({ locationId }) => locationId ?? []))]);
  const firstDay = firstOf(changes.map(({ effectiveDate }) => effectiveDate));
  const closedPeriods = await closedPeriodsSince(store, addDays(firstDay, -6));
  const since = firstOf([firstDay, ...closedPeriods.map((period) => period.firstDay)]);
  const before = pay?.rates ?? [];
  const isSalaried = [...before, ...rates].some(({ salary }) => salary !== undefined);
  const [weeks, locations, adjustments, timeOff, premiums] = await Promise.all([
    store.employeeWeeks.list(weeksSince(employeeId, since)),
    store.locations.list([]),
    standingAdjustments(store, [["employeeId", "==", employeeId]]),
    store.timeOff.list(timeOffOfEmployee(employeeId, addDays(since, -6))),
    store.noticePremiums.list([["employeeId", "==", employeeId]]),
  ]);
  const isPaidIdle = isSalaried || timeOff.some(paysHours) || premiums.length > 0;
  const impact = impactOfChange({
    company: person.company,
    employee: person.employee,
    timeZone: person.timeZone,
    ratesBefore: before,
    ratesAfter: rates,
    policies: pay?.policies ?? [],
    firstDay,
    weeks,
    timeOff,
    premiums,
    closedPeriods: await withLines(store, closedPeriods, { weeks, isPaidIdle }),
    adjustments,
    locations: new Map(locations.map((location) => [location.id, location])),
    now: now(),
  });
  const fingerprint = hashOf({ rates, impact });
  return { person, pay, rates, firstDay, weeks, closedPeriods, impact, fingerprint };
}

/** The earliest of the days; there is at least one. */
function firstOf(days: readonly LocalDate[]): LocalDate {
  const [first] = days.toSorted();
  if (first === undefined) throw new Error("There is no day.");
  return first;
}

function ratesWith(
  { company, employee: { name, terminatedOn }, today }: LocalEmployee,
  before: readonly WageRateRecord[],
  changes: readonly WageChangeInput[],
): WageRateRecord[] {
  requireJobRoles(
    company,
    changes.map(({ jobRoleId }) => jobRoleId),
  );
  return changes.reduce<WageRateRecord[]>(
    (rates, change) => {
      const { effectiveDate, reason } = change;
      requireNoProblem("change.effectiveDate", rateDateProblem(effectiveDate, { today }));
      if (terminatedOn !== null && effectiveDate > terminatedOn) {
        throw new RuleViolation("afterLastDay", { who: name, day: terminatedOn });
      }
      const rate = rateOfChange(change, company.currency);
      return withChange(rates, { ...rate, reason }, { who: name, today });
    },
    [...before],
  );
}

/** The closed periods with their frozen lines; not those in which nothing was paid. */
function withLines(
  store: CompanyStore,
  periods: readonly PayPeriodRecord[],
  { weeks, isPaidIdle }: { weeks: readonly EmployeeWeek[]; isPaidIdle: boolean },
): Promise<ClosedPeriod[]> {
  const isPaid = ({ firstDay, lastDay }: PayPeriodRecord) =>
    isPaidIdle ||
    weeks.some(({ weekStart }) => weekStart <= lastDay && addDays(weekStart, 6) >= firstDay);
  return Promise.all(
    periods.map(async (record): Promise<ClosedPeriod> => {
      const { snapshotId } = record;
      if (snapshotId === null || !isPaid(record)) return { record, lines: [], batch: null };
      const [lines, batches] = await Promise.all([
        frozenLines(store, snapshotId),
        store.payrollExports.list([["snapshotId", "==", snapshotId]]),
      ]);
      const [batch] = batches;
      return { record, lines, batch: batch === undefined ? null : batch };
    }),
  );
}

function hashOf(plan: object): string {
  return createHash("sha256").update(JSON.stringify(plan)).digest("base64url");
}

import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { hoursOfKind, isOvertime } from "./roll-week.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { Salaries } from "../../rules/reports/build-payroll-report.ts";
import type { Owed, SalariedHours } from "../../rules/reports/salary-lines.ts";
import { linesOfChanges, salaryLines } from "../../rules/reports/salary-lines.ts";
import type { ReportFilter, ReportRange } from "../../records/reports/report.ts";
import type { Measure, ReportFact } from "../../records/summaries/rollup.ts";

/** The facts that count in the range and that the filter lets through. */
export function factsWithin<Fact extends ReportFact>(
  facts: readonly Fact[],
  { firstDay, lastDay }: ReportRange,
  filter: ReportFilter,
): Fact[] {
  return facts.filter(
    (fact) =>
      fact.paidOn >= firstDay &&
      fact.paidOn <= lastDay &&
      [null, fact.employeeId].includes(filter.employeeId) &&
      [null, fact.jobRoleId].includes(filter.jobRoleId) &&
      [null, fact.locationId].includes(filter.locationId),
  );
}

/** Leaves out the shifts from today on: they can still be missed or worked. */
export function factsUntilToday(facts: readonly ReportFact[], today: LocalDate): ReportFact[] {
  return facts.map((fact) => {
    if (fact.day < today) return fact;
    const { shifts: _shifts, missedShifts: _missed, ...measures } = fact.measures;
    return { ...fact, measures };
  });
}

/** The differences for exported periods, on the day that they are paid on; they have no hours. */
export function adjustmentFacts(adjustments: readonly PayAdjustment[]): ReportFact[] {
  return adjustments.flatMap(({ employeeId, paidOn, lines }) =>
    lines.map(({ locationId, jobRoleId, amountMinor }) => {
      const measures = { payMinor: amountMinor };
      return { employeeId, day: paidOn, paidOn, locationId, jobRoleId, measures };
    }),
  );
}

/**
 * The salaries and the paid time off of the range, which need no worked time. `facts` have the hours
 * of the weeks that touch it.
 */
export function salaryFacts(
  { people, payPeriodOn }: Salaries,
  facts: readonly ReportFact[],
  calendar: ReportRange & { rules: Pick<WorkRules, "weekStart">; currency: string },
): ReportFact[] {
  const byPerson = Map.groupBy(facts, ({ employeeId }) => employeeId);
  return people.flatMap((person) => {
    const worked = (byPerson.get(person.employee.id) ?? []).flatMap(workedLines);
    return salaryLines(person, worked, { ...calendar, payPeriodOn }).map((line): ReportFact => {
      const { employeeId, day, locationId, jobRoleId, seconds, amountMinor } = line;
      const isUnpriced = line.rateTenThousandths === null;
      const measures = {
        payMinor: amountMinor,
        ...(isUnpriced && { unpricedSeconds: seconds }),
      };
      return { employeeId, day, paidOn: day, locationId, jobRoleId, measures };
    });
  });
}

/** The pay for shifts of the range that were changed inside the notice, on the days of the shifts. */
export function premiumFacts(
  people: readonly Owed[],
  calendar: ReportRange & { currency: string },
): ReportFact[] {
  return people.flatMap((person) =>
    linesOfChanges(person, calendar).map(
      ({ employeeId, day, locationId, jobRoleId, amountMinor }) => {
        const measures = { premiumMinor: amountMinor };
        return { employeeId, day, paidOn: day, locationId, jobRoleId, measures };
      },
    ),
  );
}

/** The hours of a fact: those that a salary pays, and all others. */
function workedLines({ day, measures }: ReportFact): SalariedHours[] {
  const { regularSeconds = 0, overtimeSeconds = 0, doubletimeSeconds = 0 } = measures;
  const { salarySeconds = 0 } = measures;
  const others = regularSeconds + overtimeSeconds + doubletimeSeconds - salarySeconds;
  return [
    { day, kind: "salary", seconds: salarySeconds },
    { day, kind: "regular", seconds: others },
  ];
}

/**
 * The hours and pay of a closed period as they were frozen, in place of those of its weeks. A part
 * without a day counts on the last one; adjustments are left out, as they have facts of their own.
 */
export function frozenFacts(lines: readonly DatedLine[], lastDay: LocalDate): ReportFact[] {
  return lines.flatMap((line) => {
    if (line.adjusts !== null) return [];
    const { days, seconds, amountMinor } = line;
    const parts = days.length === 0 ? [{ day: lastDay, seconds, amountMinor }] : days;
    return parts.map((part) => frozenFact(line, part, lastDay));
  });
}

function frozenFact(
  line: DatedLine,
  { day, seconds, amountMinor }: DatedLine["days"][number],
  lastDay: LocalDate,
): ReportFact {
  const { employeeId, locationId, jobRoleId, kind, rateTenThousandths } = line;
  const who = { employeeId, day, paidOn: lastDay };
  if (kind === "addition") {
    const measures = { payMinor: amountMinor, extraMinor: amountMinor };
    return { ...who, locationId: null, jobRoleId: null, measures };
  }
  const measures = {
    ...hoursOfKind(kind, seconds),
    payMinor: amountMinor,
    ...(isOvertime(kind) && { overtimeMinor: amountMinor }),
    ...(rateTenThousandths === null && { unpricedSeconds: seconds }),
  };
  return { ...who, locationId, jobRoleId, measures };
}

const paidMeasures: readonly Measure[] = [
  "regularSeconds",
  "overtimeSeconds",
  "doubletimeSeconds",
  "payMinor",
  "overtimeMinor",
  "extraMinor",
  "unpricedSeconds",
  "salarySeconds",
];

/** Facts without the hours and pay that frozen lines replace. */
export function withoutPay(facts: readonly ReportFact[]): ReportFact[] {
  return facts.map((fact) => {
    const kept = Object.entries(fact.measures).filter(
      ([name]) => !paidMeasures.includes(name as Measure),
    );
    return { ...fact, measures: Object.fromEntries(kept) };
  });
}

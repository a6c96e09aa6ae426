import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import type { ReportFilter, ReportRange } from "../../records/reports/report.ts";
import type { Measure, ReportFact } from "../../records/summaries/rollup.ts";

/** The facts that count in the range and that the filter lets through. */
export function factsWithin(
  facts: readonly ReportFact[],
  { firstDay, lastDay }: ReportRange,
  filter: ReportFilter,
): ReportFact[] {
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
    [`${kind}Seconds` satisfies Measure]: seconds,
    payMinor: amountMinor,
    ...(kind !== "regular" && { overtimeMinor: amountMinor }),
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

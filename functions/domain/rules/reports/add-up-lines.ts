import type { DatedLine, PayrollLine } from "../../records/pay/payroll-report.ts";
import { earningKindSchema } from "../../records/pay/payroll-report.ts";

const kindOrder = earningKindSchema.options;

/**
 * Lines that differ in nothing but hours and amount become one. They were rounded so that they add
 * up within each week; adding them up keeps that. By name, then what is paid for earlier periods
 * last, then earning, then rate.
 */
export function addUpLines(lines: readonly DatedLine[]): DatedLine[] {
  const sums = new Map<string, DatedLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = sums.get(key);
    sums.set(key, known === undefined ? line : addUp(known, line));
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      a.employeeName.localeCompare(b.employeeName) ||
      a.employeeId.localeCompare(b.employeeId) ||
      (a.adjusts?.firstDay ?? "").localeCompare(b.adjusts?.firstDay ?? "") ||
      kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
      (a.rateTenThousandths ?? -1) - (b.rateTenThousandths ?? -1) ||
      a.locationName.localeCompare(b.locationName),
  );
}

function addUp(one: DatedLine, other: DatedLine): DatedLine {
  return {
    ...one,
    seconds: one.seconds + other.seconds,
    amountMinor: one.amountMinor + other.amountMinor,
    days: addUpDays([...one.days, ...other.days]),
  };
}

function addUpDays(days: DatedLine["days"]): DatedLine["days"] {
  const byDay = [...Map.groupBy(days, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byDay.map(([day, parts]) => ({
    day,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
}

function keyOf(line: PayrollLine): string {
  const { employeeId, kind, rateTenThousandths, locationId, adjusts } = line;
  const work = line.jobRoleId ?? line.jobRole;
  const { name = null, code = null } = line.timeOff ?? {};
  return JSON.stringify([
    employeeId,
    kind,
    rateTenThousandths,
    locationId,
    work,
    adjusts,
    name,
    code,
  ]);
}

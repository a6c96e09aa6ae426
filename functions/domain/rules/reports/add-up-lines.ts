import type { PayrollLine } from "../../records/pay/payroll-report.ts";

const kindOrder = { regular: 0, overtime: 1, doubletime: 2, addition: 3 };

/**
 * Lines that differ in nothing but hours and amount become one. They were rounded so that they add
 * up within each week; adding them up keeps that. By name, then what is paid for earlier periods
 * last, then earning, then rate.
 */
export function addUpLines(lines: readonly PayrollLine[]): PayrollLine[] {
  const sums = new Map<string, PayrollLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = sums.get(key);
    if (known === undefined) sums.set(key, { ...line });
    else {
      known.seconds += line.seconds;
      known.amountMinor += line.amountMinor;
    }
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      a.employeeName.localeCompare(b.employeeName) ||
      a.employeeId.localeCompare(b.employeeId) ||
      (a.adjusts?.firstDay ?? "").localeCompare(b.adjusts?.firstDay ?? "") ||
      kindOrder[a.kind] - kindOrder[b.kind] ||
      (a.rateTenThousandths ?? -1) - (b.rateTenThousandths ?? -1) ||
      a.locationName.localeCompare(b.locationName),
  );
}

function keyOf(line: PayrollLine): string {
  const { employeeId, kind, rateTenThousandths, locationId, adjusts } = line;
  const work = line.jobRoleId ?? line.jobRole;
  return JSON.stringify([employeeId, kind, rateTenThousandths, locationId, work, adjusts]);
}

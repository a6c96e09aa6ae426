import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { addUpLines } from "../../rules/reports/add-up-lines.ts";

/**
 * Returns what a later export of a period has more or less than an earlier one, line by line: hours
 * and amounts may be below zero, and lines that stayed the same are left out. The earlier lines and
 * these add up to the later ones, to the second and to the cent. Days are told where both exports
 * know them.
 */
export function exportDifferences(
  earlier: readonly DatedLine[],
  later: readonly DatedLine[],
): DatedLine[] {
  const hasDays = [earlier, later].every((lines) => lines.length === 0 || lines.some(isDated));
  const taken = earlier.map(negative);
  return addUpLines([...later, ...taken])
    .map((line) => (hasDays ? { ...line, days: line.days.filter(isChange) } : withoutDays(line)))
    .filter((line) => isChange(line) || line.days.length > 0);
}

function isDated({ days }: DatedLine): boolean {
  return days.length > 0;
}

function negative(line: DatedLine): DatedLine {
  return {
    ...line,
    seconds: 0 - line.seconds,
    amountMinor: 0 - line.amountMinor,
    days: line.days.map(({ day, seconds, amountMinor }) => ({
      day,
      seconds: 0 - seconds,
      amountMinor: 0 - amountMinor,
    })),
  };
}

function withoutDays(line: DatedLine): DatedLine {
  return { ...line, days: [] };
}

function isChange({ seconds, amountMinor }: Pick<DatedLine, "seconds" | "amountMinor">): boolean {
  return seconds !== 0 || amountMinor !== 0;
}

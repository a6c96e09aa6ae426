import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { fileRows } from "./file-rows.ts";
import type { ProviderFigures, ProviderResult } from "./provider-result.ts";

/** What was exported of one person, and what payroll paid. */
export interface ComparedPerson {
  /** Null for an employee without a payroll ID. */
  payrollId: string | null;
  /** Null for a payroll ID that the export does not have. */
  employeeName: string | null;
  exported: { hundredths: number; amountMinor: number } | null;
  paid: ProviderFigures | null;
  /** What payroll paid more or less; null where the file does not say it. */
  difference: ProviderFigures;
  /** True where both have the person, and the same figures wherever the file has any. */
  isEqual: boolean;
}

const perEmployee = { rows: "employee", columns: [] } as const;

/**
 * Compares an export with a provider's file, person by person, by payroll ID; spreadsheets drop
 * leading zeros, so "7" is "007" unless the file has that as well. Differences come first.
 */
export function compareResult(
  lines: readonly DatedLine[],
  { figures }: ProviderResult,
): ComparedPerson[] {
  const left = new Map(figures);
  const exported = fileRows(lines, perEmployee, {}).map(({ first, lines: parts }) => {
    const { payrollId, employeeName } = first;
    const key = payrollId === null ? null : keyIn(left, payrollId);
    const paid = key === null ? null : (left.get(key) ?? null);
    if (key !== null) left.delete(key);
    const hundredths = parts.reduce((sum, part) => sum + part.hundredths, 0);
    const amountMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0);
    return compared({ payrollId, employeeName, exported: { hundredths, amountMinor }, paid });
  });
  const unknown = [...left].map(([payrollId, paid]) =>
    compared({ payrollId, employeeName: null, exported: null, paid }),
  );
  const all = [...unknown, ...exported];
  return [...all.filter(({ isEqual }) => !isEqual), ...all.filter(({ isEqual }) => isEqual)];
}

function compared(person: Omit<ComparedPerson, "difference" | "isEqual">): ComparedPerson {
  const { exported, paid } = person;
  const before = exported ?? none;
  const after = paid ?? none;
  const difference = {
    hundredths: less(after.hundredths, before.hundredths),
    amountMinor: less(after.amountMinor, before.amountMinor),
  };
  const isInBoth = exported !== null && paid !== null;
  const isEqual = isInBoth && !difference.hundredths && !difference.amountMinor;
  return { ...person, difference, isEqual };
}

const none = { hundredths: 0, amountMinor: 0 };

function less(after: number | null, before: number): number | null {
  return after === null ? null : after - before;
}

function keyIn(figures: ReadonlyMap<string, unknown>, payrollId: string): string | null {
  if (figures.has(payrollId)) return payrollId;
  const bare = withoutZeros(payrollId);
  return [...figures.keys()].find((key) => withoutZeros(key) === bare) ?? null;
}

function withoutZeros(id: string): string {
  return id.replace(/^0+(?=.)/u, "");
}

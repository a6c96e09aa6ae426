import type { ImportField } from "../../kernel/csv/map-columns.ts";
import { cellsByField, mapColumns } from "../../kernel/csv/map-columns.ts";
import type { CsvTable } from "../../kernel/csv/read-csv.ts";
import { numberOf } from "../../kernel/formats/typed-number.ts";
import { minorDigits } from "../../kernel/money/amount.ts";

/** The columns of a provider's file that are compared. */
export const resultFields: readonly ImportField[] = [
  {
    id: "payrollId",
    label: "Payroll ID",
    aliases: [
      "Employee ID",
      "Employee number",
      "Employee no",
      "Emp no",
      "File #",
      "File number",
      "Worker ID",
      "gusto_employee_id",
    ],
  },
  { id: "hours", label: "Hours", aliases: ["Total hours", "Number of units", "Units"] },
  { id: "regular", label: "Regular hours", aliases: ["Reg hours", "regular_hours"] },
  { id: "overtime", label: "Overtime hours", aliases: ["O/T hours", "OT hours", "overtime_hours"] },
  {
    id: "doubletime",
    label: "Double time hours",
    aliases: ["DT hours", "Hours 3 Amount", "double_overtime_hours"],
  },
  {
    id: "amount",
    label: "Gross pay",
    aliases: ["Gross", "Gross earnings", "Gross wages", "Total earnings", "Amount", "Total pay"],
  },
];

/** The figures of one person; null where the file does not say them. */
export interface ProviderFigures {
  hundredths: number | null;
  amountMinor: number | null;
}

/** A provider's file by payroll ID, and what of it could not be used. */
export interface ProviderResult {
  figures: ReadonlyMap<string, ProviderFigures>;
  /** True where no column names people, or none has hours or pay. */
  isUnreadable: boolean;
  /** The lines whose payroll ID is empty, such as a total. */
  withoutId: number;
}

/** Reads what a payroll provider paid; the lines of one person are added up. */
export function readProviderResult(table: CsvTable, currency: string): ProviderResult {
  const map = mapColumns(table.header, resultFields);
  const figures = new Map<string, ProviderFigures>();
  let withoutId = 0;
  for (const { cells } of table.rows) {
    const line = cellsByField(cells, map);
    const id = (line.get("payrollId") ?? "").trim();
    if (id === "") withoutId += 1;
    else figures.set(id, addUp(figures.get(id) ?? nothing, figuresOf(line, currency)));
  }
  const names = new Set(map);
  const says = ["hours", "regular", "overtime", "doubletime", "amount"].some((id) => names.has(id));
  return { figures, withoutId, isUnreadable: !names.has("payrollId") || !says };
}

const nothing: ProviderFigures = { hundredths: null, amountMinor: null };

function figuresOf(line: ReadonlyMap<string, string>, currency: string): ProviderFigures {
  const unit = 10 ** minorDigits(currency);
  const parts = ["regular", "overtime", "doubletime"].map((id) => hoursOf(line.get(id)));
  return {
    hundredths: hoursOf(line.get("hours")) ?? parts.reduce(added, null),
    amountMinor: scaled(line.get("amount"), unit),
  };
}

function addUp(one: ProviderFigures, other: ProviderFigures): ProviderFigures {
  return {
    hundredths: added(one.hundredths, other.hundredths),
    amountMinor: added(one.amountMinor, other.amountMinor),
  };
}

function added(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}

/** Hours as decimals or as hours and minutes, in hundredths. */
function hoursOf(text = ""): number | null {
  const [, sign = "", hours, minutes] =
    /^(-?)(\d+):([0-5]\d)(?::[0-5]\d)?$/u.exec(text.trim()) ?? [];
  if (hours === undefined) return scaled(text, 100);
  const hundredths = Math.round((Number(hours) * 60 + Number(minutes)) / 0.6);
  return sign === "-" ? 0 - hundredths : hundredths;
}

/** A number with a sign, in parentheses or with a currency, times `unit`; null for what is none. */
function scaled(text = "", unit: number): number | null {
  const isNegative = /^\s*(?:\(|-)|-\s*$/u.test(text);
  const value = numberOf(text.replaceAll(/[^\d.,'’]/gu, ""));
  if (value === null) return null;
  const whole = Math.round(value * unit);
  return isNegative ? 0 - whole : whole;
}

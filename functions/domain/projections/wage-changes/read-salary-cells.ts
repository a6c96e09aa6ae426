import { hoursCell, readHours } from "../../kernel/formats/hours-text.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { minorDigits } from "../../kernel/money/amount.ts";
import { parseAmount } from "../../kernel/money/typed-amount.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { Salary } from "../../records/pay/salary.ts";
import { salaryPerSchema, salarySchema, usualSalary } from "../../records/pay/salary.ts";

/** The fields of a file that say a salary; without an amount in the first one a line is hourly. */
export const salaryFields = [
  { id: "salary", label: "Salary", aliases: ["Salary amount", "Annual salary"] },
  { id: "salaryPer", label: "Salary per", aliases: ["Salary period", "Pay basis"] },
  { id: "exempt", label: "Exempt", aliases: ["Overtime exempt", "FLSA status"] },
  { id: "salaryHours", label: "Hours a week", aliases: ["Weekly hours", "Hours per week"] },
  { id: "salaryDays", label: "Paid days", aliases: ["Paid days of the week"] },
] as const;

/**
 * Returns the salary of a line, or the text that cannot be read. Empty cells mean a year, with
 * overtime, 40 hours a week, from Monday to Friday.
 */
export function readSalaryCells(text: (id: string) => string, currency: Currency): Salary | string {
  const isExempt = readYesNo(text("exempt"));
  if (isExempt === null) return text("exempt");
  const days = readDays(text("salaryDays"));
  if (days === null) return text("salaryDays");
  const amount = text("salary").replaceAll(/(?<=\d),(?=\d{3}\b)/gu, "");
  const hours = text("salaryHours");
  const read = salarySchema.safeParse({
    amountMinor: parseAmount(amount, currency),
    per: readPer(text("salaryPer")),
    isExempt,
    secondsPerWeek: hours === "" ? usualSalary.secondsPerWeek : readHours(hours),
    weekdays: days,
  });
  if (read.success) return read.data;
  const [field] = read.error.issues[0]?.path ?? [];
  if (field === "per") return text("salaryPer");
  return field === "secondsPerWeek" ? hours : text("salary");
}

/** A salary as an import reads it again. */
export function salaryCells(salary: Salary | undefined, currency: Currency): string[] {
  if (salary === undefined) return salaryFields.map(() => "");
  const { amountMinor, per, isExempt, secondsPerWeek, weekdays: days } = salary;
  const amount = (amountMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
  const paid = weekdays.filter((day) => days.includes(day)).map((day) => day.slice(0, 3));
  return [amount, per, isExempt ? "yes" : "no", hoursCell(secondsPerWeek), paid.join(" ")];
}

function readPer(text: string): string {
  const word = text.toLowerCase();
  if (word === "") return usualSalary.per;
  return salaryPerSchema.options.find((per) => word.startsWith(per)) ?? word;
}

/** Empty means no, the side on which overtime is paid. */
function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (["", "no", "n", "false", "0", "non-exempt", "nonexempt"].includes(word)) return false;
  return ["yes", "y", "true", "1", "x", "exempt"].includes(word) ? true : null;
}

/** Days by their first three letters; null where one is not a day. */
function readDays(text: string): Weekday[] | null {
  if (text === "") return [...usualSalary.weekdays];
  const found = text
    .toLowerCase()
    .split(/[\s,;]+/u)
    .map((word) => weekdays.find((day) => word.slice(0, 3) === day.slice(0, 3)));
  return found.every((day) => day !== undefined) ? found : null;
}

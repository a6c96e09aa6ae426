import type { Currency } from "../../kernel/money/amount.ts";
import { parseAmount } from "../../kernel/money/typed-amount.ts";
import type { Salary, SalaryPer } from "../../records/pay/salary.ts";
import { salarySchema, usualSalary } from "../../records/pay/salary.ts";

/** "$52,000 a year", "52000/yr", "4,300 per month", "52k per year". */
const form =
  /^(?:[A-Z]{3}\s*|\p{Sc}\s*)?(?<number>\d[\d.,]*)(?<thousands>k)?\s*(?:[A-Z]{3}|\p{Sc})?\s*(?:\/|per|an?)\s*(?<per>[a-z]+)\.?$/iu;

const pers: Readonly<Record<string, SalaryPer>> = {
  year: "year",
  yr: "year",
  annum: "year",
  month: "month",
  mo: "month",
  week: "week",
  wk: "week",
};

/** True if the text says an amount of a week, month or year. */
export function looksLikeSalary(text: string): boolean {
  return partsOf(text) !== null;
}

/**
 * The salary that a cell says, "$52,000 a year"; null if it says none. Without a file's other
 * columns it is paid with overtime, for 40 hours from Monday to Friday. A point or comma before three
 * digits divides thousands.
 */
export function readTypedSalary(text: string, currency: Currency): Salary | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const number = parts.number.replaceAll(/[.,](?=\d{3}(?!\d))/gu, "").replace(",", ".");
  const amount = parseAmount(number, currency);
  if (amount === null) return null;
  const amountMinor = parts.isThousands ? amount * 1000 : amount;
  const terms = { ...usualSalary, isExempt: false, per: parts.per };
  return salarySchema.safeParse({ ...terms, amountMinor }).data ?? null;
}

function partsOf(text: string) {
  const { number = "", thousands, per = "" } = form.exec(text.trim())?.groups ?? {};
  const found = pers[per.toLowerCase()];
  return found === undefined ? null : { number, isThousands: thousands !== undefined, per: found };
}

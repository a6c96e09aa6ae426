import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { parseRate } from "../../kernel/money/rate.ts";
import type { NewEmployee } from "../../rules/employees/employee-inputs.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";
import { pastedWords } from "../../words/imports/pasted-words.ts";
import { explainAmbiguousRate, explainRate, isAmbiguousRate } from "./explain-cell.ts";
import { looksLikeSalary, readTypedSalary } from "./read-typed-salary.ts";

/** What a line pays, as it was written. */
export interface PayCells {
  rate: string;
  /** "52000 a year"; a salary says what it is for. */
  salary: string;
}

type Pay = Pick<NewEmployee, "rateTenThousandths" | "salary">;

/** A number as people write wages: "18.50", "$18.50", "18,50 EUR", "18.50/h", "52k a year". */
export function looksLikePay(text: string): boolean {
  return /^(?:[A-Z]{3}\s*|\p{Sc}\s*)?[-+]?\(?\d/u.test(text);
}

/** A salary may stand where a rate does; under its own heading it is that of a year. */
export function payCells(rate: string, salary: string): PayCells {
  if (looksLikeSalary(rate) && salary === "") return { rate: "", salary: rate };
  const isBare = salary !== "" && !looksLikeSalary(salary);
  return { rate, salary: isBare ? `${salary} a year` : salary };
}

/** The hourly rate or salary of a line, or a sentence that says why it cannot be read. */
export function readPay(cells: PayCells, currency: Currency, locale: Locale): Pay | string {
  if (cells.salary === "") return readRate(cells.rate, locale);
  const words = pastedWords(locale);
  if (cells.rate !== "") return words.rateAndSalary;
  const salary = readTypedSalary(cells.salary, currency);
  if (salary === null) return words.noSalary(cells.salary);
  return { rateTenThousandths: hourlyEquivalent(salary, currency), salary };
}

function readRate(text: string, locale: Locale): Pay | string {
  if (text === "") return { rateTenThousandths: null };
  const number = bareNumber(text);
  if (isAmbiguousRate(number)) return explainAmbiguousRate(text, number, locale);
  const rateTenThousandths = parseRate(number);
  return rateTenThousandths === null ? explainRate(text, locale) : { rateTenThousandths };
}

/** Of several numbers one is often no rate at all; then that is what has to be said. */
export function explainNumbers(rates: readonly string[], locale: Locale): string {
  const stray = rates.find(
    (rate) => !looksLikeSalary(rate) && parseRate(bareNumber(rate)) === null,
  );
  return stray === undefined
    ? pastedWords(locale).twoNumbers(listed(rates.slice(0, 2), locale))
    : explainRate(stray, locale);
}

function bareNumber(text: string): string {
  return text
    .replace(/^(?:[A-Z]{3}|\p{Sc})\s*/u, "")
    .replace(/\s*(?:[A-Z]{3}|\p{Sc})?\s*(?:\/|per|an)?\s*(?:h|hr|hour|std)?\.?$/iu, "")
    .trim();
}

import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { formatMoney, minorDigits } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import type { Salary, SalaryPer } from "../../records/pay/salary.ts";

type PerText = Readonly<Record<SalaryPer, (amount: string) => string>>;

interface SalaryWords {
  withOvertime: PerText;
  exempt: PerText;
  anHour: (rate: string) => string;
  noOvertime: string;
  how: string;
}

const words: InLanguages<SalaryWords> = {
  en: {
    withOvertime: {
      week: (amount) => `${amount} a week`,
      month: (amount) => `${amount} a month`,
      year: (amount) => `${amount} a year`,
    },
    exempt: {
      week: (amount) => `${amount} a week (exempt)`,
      month: (amount) => `${amount} a month (exempt)`,
      year: (amount) => `${amount} a year (exempt)`,
    },
    anHour: (rate) => `${rate} an hour`,
    noOvertime: "The salary is exempt from overtime.",
    how: "The salary of a year is divided by the pay periods of a year, and spread over the paid days of each. Days outside the employment and unpaid time off are deducted.",
  },
};

/** "$52,000 a year (exempt)"; cents only where the salary has some. */
export function salaryText(salary: Salary, currency: Currency, locale: Locale): string {
  const { amountMinor, per, isExempt } = salary;
  const perUnit = 10 ** minorDigits(currency);
  const digits = amountMinor % perUnit === 0 ? 0 : minorDigits(currency);
  const { exempt, withOvertime } = inLanguage(words, locale);
  const amount = formatMoney(amountMinor / perUnit, { currency, digits }, locale);
  return (isExempt ? exempt : withOvertime)[per](amount);
}

type Paid = Pick<WageRateRecord, "rateTenThousandths" | "salary">;

/** A rate where the column says that it is hourly, "$18.50"; else the salary. */
export function rateOrSalaryText(paid: Paid, currency: Currency, locale: Locale): string {
  const { rateTenThousandths, salary } = paid;
  if (salary !== undefined) return salaryText(salary, currency, locale);
  return formatRate(rateTenThousandths, currency, locale);
}

/** "$18.50 an hour", or the salary. */
export function payText(paid: Paid, currency: Currency, locale: Locale): string {
  const text = rateOrSalaryText(paid, currency, locale);
  return paid.salary === undefined ? inLanguage(words, locale).anHour(text) : text;
}

/** What an exempt salary means for overtime. */
export function exemptSalaryText(locale: Locale): string {
  return inLanguage(words, locale).noOvertime;
}

/** How the salary of a pay period is computed. */
export function salaryOfPeriodText(locale: Locale): string {
  return inLanguage(words, locale).how;
}

import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";

const MOST_NAMED = 5;

/** What a payroll file would lack. */
interface Lacking {
  unnumbered: readonly string[];
  withoutCode: readonly PayrollLine["kind"][];
  lacksCompanyCode: boolean;
  leftOut: { amountMinor: number; employees: readonly string[] } | null;
}

interface WarningTexts {
  unnumbered: (names: string, count: number, locale: Locale) => string;
  withoutCode: Readonly<Record<PayrollLine["kind"], string>>;
  lacksCompanyCode: string;
  leftOut: (amount: string, names: string) => string;
}

const texts: InLanguages<WarningTexts> = {
  en: {
    unnumbered: (names, count, locale) =>
      pluralForm(
        count,
        {
          one: `${names} has no payroll ID. Set it under Employees, then reopen and close the period.`,
          other: `${names} have no payroll ID. Set it under Employees, then reopen and close the period.`,
        },
        locale,
      ),
    withoutCode: {
      regular: "Regular hours have no earning code. Set it under Settings, Earning codes.",
      overtime: "Overtime has no earning code. Set it under Settings, Earning codes.",
      doubletime: "Double time has no earning code. Set it under Settings, Earning codes.",
      salary: "Salaries have no earning code. Set it under Settings, Earning codes.",
      timeOff: "Paid time off has no earning code. Set it under Settings, Earning codes.",
      scheduleChange:
        "Schedule change pay has no earning code. Set it under Settings, Earning codes.",
      addition: "Extra pay has no earning code. Set it under Settings, Earning codes.",
    },
    lacksCompanyCode: "The company code is empty. Set it under Settings, Payroll files.",
    leftOut: (amount, names) =>
      `This layout has no column for salaries, extra pay or differences. Check that your payroll program pays ${amount} to ${names}.`,
  },
};

/** The sentences about what a payroll file would lack, each with what to do. */
export function fileWarningTexts(lacking: Lacking, currency: string, locale: Locale): string[] {
  const say = inLanguage(texts, locale);
  const { unnumbered: people, withoutCode, leftOut } = lacking;
  const names = (all: readonly string[]) => listed(all, locale, MOST_NAMED);
  return [
    ...(people.length === 0 ? [] : [say.unnumbered(names(people), people.length, locale)]),
    ...withoutCode.map((kind) => say.withoutCode[kind]),
    ...(lacking.lacksCompanyCode ? [say.lacksCompanyCode] : []),
    ...(leftOut === null
      ? []
      : [
          say.leftOut(
            formatAmount(leftOut.amountMinor, currency, locale),
            names(leftOut.employees),
          ),
        ]),
  ];
}

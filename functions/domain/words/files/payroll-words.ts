import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PayrollLine } from "../../records/pay/payroll-report.ts";

interface PayrollWords {
  /** In the order of the columns; the cost centre is there for companies that have any. */
  columns: readonly string[];
  costCentre: string;
  earnings: Readonly<Record<PayrollLine["kind"], string>>;
  total: string;
  /** A word, so that no program that reads the file reads missing pay as an amount of zero. */
  missing: string;
  adjusts: (firstDay: string, lastDay: string, exportNumber: number) => string;
}

const words: InLanguages<PayrollWords> = {
  en: {
    columns: [
      "Period start",
      "Period end",
      "Payroll ID",
      "Employee",
      "Location",
      "Job role",
      "Earning",
      "Code",
      "Hours",
      "Hours (h:mm:ss)",
      "Seconds",
      "Rate",
      "Amount",
      "Currency",
      "Adjusts",
    ],
    costCentre: "Cost centre",
    earnings: {
      regular: "Regular",
      overtime: "Overtime",
      doubletime: "Double time",
      salary: "Salary",
      timeOff: "Paid time off",
      scheduleChange: "Schedule change pay",
      addition: "Extra pay",
    },
    total: "Total",
    missing: "missing",
    adjusts: (firstDay, lastDay, exportNumber) =>
      `${firstDay} to ${lastDay} (export ${exportNumber})`,
  },
};

/** The words in a payroll file. */
export function payrollWords(locale: Pick<Locale, "language">): PayrollWords {
  return inLanguage(words, locale);
}

import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type {
  BuiltInLayoutId,
  PayrollField,
  PayrollLayout,
  PayrollRows,
} from "../../records/company/payroll-layout.ts";

interface LayoutWords {
  layouts: Readonly<Record<BuiltInLayoutId, string>>;
  /** What an admin has to know before they import the file. */
  notes: Readonly<Record<BuiltInLayoutId, string>>;
  rows: Readonly<Record<PayrollRows, string>>;
  fields: Readonly<Record<PayrollField, string>>;
  days: Readonly<Record<PayrollLayout["days"], string>>;
  separators: Readonly<Record<PayrollLayout["separator"], string>>;
  /** Above rows with made-up hours. */
  sample: string;
}

const words: InLanguages<LayoutWords> = {
  en: {
    layouts: {
      standard: "Crewline payroll file",
      long: "One row per day",
      adp: "ADP",
      gusto: "Gusto",
      paychex: "Paychex Flex",
      quickbooks: "QuickBooks",
      sage: "Sage Payroll (Ireland)",
      xero: "Xero",
    },
    notes: {
      standard: "Hours, rates and amounts of each earning, with a total.",
      long: "Hours, rates and amounts of each earning and day, for programs of any kind.",
      adp: "One row per employee, location and rate.",
      gusto: "One row per employee. The last word of a name is the last name.",
      paychex: "One row per earning. The earning codes must be Paychex pay components.",
      quickbooks: "One row per day. The earning codes must be QuickBooks payroll items.",
      sage: "One row per earning, without headings. The earning codes must be element numbers.",
      xero: "One row per day. The earning codes must be the names of Xero earnings rates.",
    },
    sample: "A file with made-up hours",
    rows: {
      day: "Each earning and day",
      earning: "Each earning",
      rate: "Each employee, location and rate",
      employee: "Each employee",
    },
    fields: {
      payrollId: "Payroll ID",
      employeeName: "Employee name",
      firstName: "First name",
      lastName: "Last name",
      day: "Day",
      firstDay: "First day of the period",
      lastDay: "Last day of the period",
      companyCode: "Company code",
      exportNumber: "Export number",
      location: "Location",
      costCentre: "Cost centre",
      jobRole: "Job role",
      earning: "Earning",
      earningCode: "Earning code",
      hours: "Hours, 7.50",
      hoursAndMinutes: "Hours, 7:30",
      rate: "Rate",
      amount: "Amount",
      regularHours: "Regular hours",
      overtimeHours: "Overtime hours",
      doubletimeHours: "Double time hours",
      doubletimeCode: "Code for double time",
      salaryPay: "Salary",
      otherPay: "Extra pay and differences",
      otherPayCode: "Code for extra pay",
      units: "Hours, or 1 for salary and extra pay",
      unitPay: "Rate, or the amount of salary and extra pay",
      currency: "Currency",
      text: "Fixed text",
    },
    days: {
      iso: "2026-11-23",
      monthFirst: "11/23/2026",
      dayFirst: "23/11/2026",
    },
    separators: { ",": "Comma", ";": "Semicolon", "\t": "Tab" },
  },
};

/** The words for layouts of payroll files. */
export function payrollLayoutWords(locale: Pick<Locale, "language">): LayoutWords {
  return inLanguage(words, locale);
}

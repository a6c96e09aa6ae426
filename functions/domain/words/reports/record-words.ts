import type { PluralForms } from "../../kernel/formats/counted.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { wageChangeReasonWords } from "../pay/wage-change-reason-words.ts";
import { timeOffStateWords, timeOffTypeWords } from "../time-off/time-off-words.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

const columns = {
  en: {
    employee: "Employee",
    day: "Day",
    location: "Location",
    jobRole: "Job role",
    clockIn: "In",
    clockOut: "Out",
    unpaidBreaks: "Breaks",
    rate: "Rate",
    entryState: "State",
    source: "Source",
    changedBy: "Last changed by",
    wageBefore: "Before",
    wageAfter: "After",
    raise: "Change",
    reason: "Reason",
    decidedAt: "Decided",
    decidedBy: "Decided by",
    note: "Note",
    lastDay: "Until",
    timeOffType: "Type",
    paid: "Paid",
    offState: "State",
  },
} as const satisfies InLanguages<Readonly<Record<string, string>>>;

export type RecordColumnName = keyof typeof columns.en;

/** The headings of the columns that only records have. */
export function recordColumnNames(locale: Locale): Readonly<Record<RecordColumnName, string>> {
  return inLanguage<Readonly<Record<RecordColumnName, string>>>(columns, locale);
}

const codes = {
  en: {
    requested: "Requested",
    clockedIn: "Working",
    onBreak: "On a break",
    closed: "To approve",
    needsFix: "Needs an end",
    approved: "Approved",
    rejected: "Sent back",
    voided: "Voided",
    locked: "Locked",
    exported: "In payroll",
    punched: "Punch",
    punchedCorrected: "Punch, corrected",
    kiosk: "Tablet",
    kioskCorrected: "Tablet, corrected",
    import: "Import",
    importCorrected: "Import, corrected",
    added: "Added by hand",
    noEntry: "Pay without an entry",
    paid: "Paid",
    unpaid: "Unpaid",
  },
} as const satisfies InLanguages<Readonly<Record<string, string>>>;

type RecordCode = keyof typeof codes.en;

export type EntrySource = Extract<
  RecordCode,
  | "punched"
  | "punchedCorrected"
  | "kiosk"
  | "kioskCorrected"
  | "import"
  | "importCorrected"
  | "added"
  | "noEntry"
>;

/** The words for the codes of records: states, sources, reasons, and those of time off. */
export function recordCodeWords(locale: Locale): Readonly<Record<string, string>> {
  const ofTimeOff = { ...timeOffTypeWords(locale), ...timeOffStateWords(locale) };
  return {
    ...inLanguage<Readonly<Record<RecordCode, string>>>(codes, locale),
    ...wageChangeReasonWords(locale),
    ...Object.fromEntries(
      Object.entries(ofTimeOff).map(([code, word]) => [`timeOff.${code}`, word]),
    ),
  };
}

interface RecordTexts {
  /** By how many records there are. */
  records: PluralForms;
  /** The same while more of them can be read. */
  firstRecords: PluralForms;
  more: string;
  cut: (most: string) => string;
}

const texts: InLanguages<RecordTexts> = {
  en: {
    records: { one: "row", other: "rows" },
    firstRecords: { one: "row, more below", other: "rows, more below" },
    more: "Show more",
    cut: (most) =>
      `The first ${most} rows only. Choose fewer days, a location or an employee for the rest.`,
  },
};

/** How many records are listed, and what says that there are more. */
export function recordTexts(locale: Locale): Omit<RecordTexts, "cut"> {
  return inLanguage(texts, locale);
}

/** The sentence of a file or a print that does not have all records. */
export function cutText(most: number, locale: Locale): string {
  return inLanguage(texts, locale).cut(formatCount(most, locale));
}

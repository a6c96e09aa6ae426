import type { LocalDate } from "../time/local-date.ts";

/** What can be wrong with hours to be paid. */
export type PayViolationCode =
  | "invalidRules"
  | "unknownTimeZone"
  | "unknownCurrency"
  | "invalidInstant"
  | "invertedEntry"
  | "invertedBreak"
  | "breakOutside"
  | "duplicateEntry"
  | "overlap"
  | "entriesOutOfOrder"
  | "invalidRate"
  | "duplicateRate"
  | "missingRate";

/** One violation: its code, the path of the field in the input, and what it concerns. */
export interface PayViolation {
  code: PayViolationCode;
  path: string;
  entryId?: string;
  otherEntryId?: string;
  day?: LocalDate;
  jobRole?: string | null;
  locationId?: string | null;
  detail?: string;
}

const sentences: Record<PayViolationCode, string> = {
  invalidRules: "The overtime rules cannot be read, so nothing was calculated.",
  unknownTimeZone: "The time zone is not known, so nothing was calculated.",
  unknownCurrency: "The currency is not known, so there is no pay.",
  invalidInstant: "A time cannot be read.",
  invertedEntry: "The end lies before the start.",
  invertedBreak: "A break ends before it starts.",
  breakOutside: "A break lies outside the worked time.",
  duplicateEntry: "An entry is there twice.",
  overlap: "Two entries overlap, so that time would be paid twice.",
  entriesOutOfOrder: "The entries are not in the order of their starts.",
  invalidRate: "A rate is below zero or not a number.",
  duplicateRate: "Two rates for the same work begin on the same day.",
  missingRate: "No rate applies to this work.",
};

/** The violation as one plain sentence, with the day or the field where it says more. */
export function describePayViolation(violation: PayViolation): string {
  const sentence = sentences[violation.code];
  const where = violation.day ?? violation.detail;
  return where === undefined ? sentence : `${sentence.slice(0, -1)} (${where}).`;
}

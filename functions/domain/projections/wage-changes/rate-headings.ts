import type { Locale } from "../../kernel/formats/locale.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { mapColumns } from "../../kernel/csv/map-columns.ts";

/** The field of a file that says an hourly rate. */
export const rateField = {
  id: "amount",
  label: "Amount",
  aliases: [
    "Rate",
    "Rate an hour",
    "Rate or salary",
    "Hourly rate",
    "New rate",
    "Pay rate",
    "Wage",
    "Hourly wage",
    "Pay an hour",
    "Pay per hour",
  ],
};

/**
 * Explains why an import of people leaves out columns of rates, and what to do; null without any.
 */
export function ratesLeftOutWords(headings: readonly string[], locale: Locale): string | null {
  const isRate = mapColumns(headings, [rateField]).some((field) => field !== null);
  return isRate ? importWords(locale).ratesElsewhere : null;
}

import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { sumOfEntries } from "@crewline/domain/rules/weeks/entry-hours";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EntryRow } from "./entry-rows.ts";

/** The row of a bulk action on an entry, as it was when the action was asked for. */
export function sentRow({ entry, employeeName }: EntryRow, locale: Locale) {
  const { id: entryId, version: expectedVersion, day } = entry;
  const title = `${employeeName}, ${formatDay(day, locale)}`;
  return { key: entryId, title, entryId, expectedVersion };
}

/** The rows of a bulk action, and the hours of all of them. */
export function sentTogether(rows: readonly EntryRow[], locale: Locale) {
  return {
    rows: rows.map((row) => sentRow(row, locale)),
    seconds: sumOfEntries(rows.map(({ entry, counted }) => counted.get(entry.id) ?? null)),
  };
}

export type SentRow = ReturnType<typeof sentRow>;

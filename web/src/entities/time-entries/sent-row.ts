import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EntryRow } from "./entry-rows.ts";

/** The row of a bulk action on an entry, as it was when the action was asked for. */
export function sentRow({ entry, employeeName }: EntryRow, locale: Locale) {
  const { id: entryId, version: expectedVersion, day } = entry;
  const title = `${employeeName}, ${formatDay(day, locale)}`;
  return { key: entryId, title, entryId, expectedVersion };
}

export type SentRow = ReturnType<typeof sentRow>;

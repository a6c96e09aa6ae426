import type { LocalDate } from "../../kernel/time/local-date.ts";

/** The days that a file is about, both included. */
export interface FileDays {
  firstDay: LocalDate;
  lastDay: LocalDate;
}

/**
 * Returns the name of a file about some days, whatever day it is saved on:
 * "time-entries-2026-11-09-2026-11-15.csv", or "checklists-2026-11-09.csv" of a single day.
 */
export function rangeFileName(
  name: string,
  { firstDay, lastDay }: FileDays,
  ending: string,
): string {
  const days = firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`;
  return `${name}-${days}.${ending}`;
}

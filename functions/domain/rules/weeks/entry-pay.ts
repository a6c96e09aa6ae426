import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { ExplainedWeek } from "../../records/pay/explained-week.ts";

/**
 * The pay of one entry before taxes in the weeks that count it, in minor units; null where the
 * reader may not see it, where it is held back, and for an entry that is not counted.
 */
export function entryPayMinor(
  weeks: readonly Pick<ExplainedWeek, "entries">[],
  entryId: TimeEntryId,
): number | null {
  const found = weeks.flatMap(({ entries }) => entries.filter((one) => one.entryId === entryId));
  const parts = found.flatMap((entry) => entry.parts);
  if (parts.length === 0) return null;
  return parts.reduce<number | null>(
    (sum, { amountMinor }) => (sum === null || amountMinor === null ? null : sum + amountMinor),
    0,
  );
}

/** The weeks that count an entry beside `week`, for time that runs over their boundary. */
export function otherWeeksOf(
  { weekStart, entries }: Pick<ExplainedWeek, "weekStart" | "entries">,
  entryId: TimeEntryId | undefined,
): LocalDate[] {
  const entry = entries.find((one) => one.entryId === entryId);
  return (entry?.weekStarts ?? []).filter((start) => start !== weekStart);
}

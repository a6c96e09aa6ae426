import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { ExplainedWeek } from "../../records/pay/explained-week.ts";

/**
 * The pay of one entry before taxes, in minor units; null where the reader may not see it, where it
 * is held back, and for an entry that is not counted.
 */
export function entryPayMinor(
  { entries }: Pick<ExplainedWeek, "entries">,
  entryId: TimeEntryId,
): number | null {
  const parts = entries.find((entry) => entry.entryId === entryId)?.parts ?? [];
  if (parts.length === 0) return null;
  return parts.reduce<number | null>(
    (sum, { amountMinor }) => (sum === null || amountMinor === null ? null : sum + amountMinor),
    0,
  );
}

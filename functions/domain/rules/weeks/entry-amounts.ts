import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import { timeEntryIdSchema } from "../../kernel/ids/entity-ids.ts";
import { explain } from "../pay/explain.ts";
import type { WeekSources } from "./build-week.ts";
import { weekInputOf } from "./build-week.ts";
import { paidAlike, partAmounts } from "./part-amounts.ts";

/**
 * Returns the pay of each counted entry of a week, in minor units; null for all of them while the
 * pay of the week is held back. The amounts add up to the pay of the week's hours.
 */
export function entryAmounts(sources: WeekSources): Map<TimeEntryId, number | null> {
  const { entries, result } = explain(weekInputOf(sources));
  const groups = entries.flatMap(({ entryId, parts }) =>
    paidAlike(parts).map((group) => ({ entryId: timeEntryIdSchema.parse(entryId), group })),
  );
  const paid = (result.pay?.lines ?? []).reduce((sum, line) => sum + line.amountMinor, 0);
  const amounts = partAmounts(
    groups.map(({ group }) => group),
    paid,
  );
  const found = new Map<TimeEntryId, number | null>();
  for (const [index, { entryId }] of groups.entries()) {
    found.set(entryId, plus(found.get(entryId) ?? 0, amounts[index] ?? null));
  }
  return found;
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

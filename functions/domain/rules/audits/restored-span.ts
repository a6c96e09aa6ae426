import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";

/**
 * The paid time of an entry with the times that it had before a change; null where the change set
 * no times, or the entry has these times already. Breaks are restored where all their fields are
 * known.
 */
export function restoredSpan(
  present: WorkSpan,
  { changes }: Pick<AuditRow, "changes">,
): WorkSpan | null {
  const former = new Map(
    changes.flatMap(({ field, before }) => (before === null ? [] : [[field, before] as const])),
  );
  const restored: WorkSpan = {
    startsAt: former.get("Start") ?? present.startsAt,
    endsAt: former.get("End") ?? present.endsAt,
    breaks: restoredBreaks(present, changes, former),
  };
  return JSON.stringify(restored) === JSON.stringify(spanOf(present)) ? null : restored;
}

/** A break that the change added is left out, one that it removed is taken from the row. */
function restoredBreaks(
  present: WorkSpan,
  changes: AuditRow["changes"],
  former: ReadonlyMap<string, string>,
): WorkSpan["breaks"] {
  const added = (name: string) =>
    changes.some(({ field, before }) => field === `${name} start` && before === null);
  const most = Math.max(present.breaks.length, ...[...former.keys()].map(breakNumber));
  return Array.from({ length: most }, (_, index) => index).flatMap((index) => {
    const name = `Break ${index + 1}`;
    const one = present.breaks[index];
    const startsAt = former.get(`${name} start`) ?? one?.startsAt;
    if (startsAt === undefined || added(name)) return [];
    const isPaid = former.get(`${name} paid`) ?? (one?.isPaid === true ? "yes" : "no");
    const endsAt = former.get(`${name} end`) ?? one?.endsAt ?? null;
    return [{ startsAt, endsAt, isPaid: isPaid === "yes" }];
  });
}

function breakNumber(field: string): number {
  return Number(/^Break (\d+) start$/u.exec(field)?.[1] ?? 0);
}

function spanOf({ startsAt, endsAt, breaks }: WorkSpan): WorkSpan {
  const plain = breaks.map((one) => ({
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    isPaid: one.isPaid,
  }));
  return { startsAt, endsAt, breaks: plain };
}

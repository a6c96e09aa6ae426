import type { LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantFromMilliseconds } from "../../kernel/time/instant.ts";
import { overlaps } from "../../kernel/time/interval.ts";
import { localDateAt, localTimeAt } from "../../kernel/time/zone.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";

/** Time that an employee claims to have worked; `entryId` is the entry being changed. */
export interface Claim {
  entryId: TimeEntryId;
  startsAt: Instant;
  endsAt: Instant;
}

/** The details of the conflicting time for the sentence. */
export interface ConflictWords {
  who: string;
  where: (locationId: LocationId) => string;
  timeZone: string;
}

/**
 * The first entry of the same person's weeks that shares time with the claim, or null. Ends are
 * exclusive: touching entries do not overlap. A running entry reaches to `now`; one without an end
 * (`needsFix`) holds only its first moment; what was voided, sent back or only asked for holds
 * nothing.
 */
export function findConflict(
  claim: Claim,
  entries: readonly WeekEntry[],
  now: Instant,
): WeekEntry | null {
  const inTheWay = entries.filter(
    (entry) =>
      entry.entryId !== claim.entryId && holdsTime(entry) && overlaps(claim, heldBy(entry, now)),
  );
  return inTheWay.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0] ?? null;
}

/** Throws overlap when the person already worked at that time, at whichever location. */
export function requireNoConflict(
  claim: Claim,
  { entries, now }: { entries: readonly WeekEntry[]; now: Instant },
  words: ConflictWords,
): void {
  const found = findConflict(claim, entries, now);
  if (found === null) return;
  const { timeZone } = words;
  throw new RuleViolation("overlap", {
    who: words.who,
    from: localTimeAt(found.startsAt, timeZone),
    to: found.endsAt === null ? null : localTimeAt(found.endsAt, timeZone),
    where: words.where(found.locationId),
    day: localDateAt(found.startsAt, timeZone),
  });
}

/** True for an entry beside which its employee can have no other work. */
export function holdsTime({ state }: Pick<WeekEntry, "state">): boolean {
  return state !== "voided" && state !== "rejected" && state !== "requested";
}

function heldBy(entry: WeekEntry, now: Instant): { startsAt: Instant; endsAt: Instant } {
  const { startsAt, state } = entry;
  if (entry.endsAt !== null) return { startsAt, endsAt: entry.endsAt };
  const moment = instantFromMilliseconds(Date.parse(startsAt) + 1);
  return { startsAt, endsAt: state === "needsFix" || now < moment ? moment : now };
}

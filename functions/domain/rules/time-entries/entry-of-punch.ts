import type { Instant } from "../../kernel/time/instant.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { isJustAfter } from "./tap-time.ts";
import { isRunning } from "./transitions.ts";

/**
 * The entry that a punch which arrives late belongs to: the last one that began before the tap, if
 * it still runs or was marked as missing its clock-out. Null if it has an end by now.
 */
export function entryOfLatePunch(entries: readonly WeekEntry[], at: Instant): WeekEntry | null {
  const begun = entries.filter(
    ({ state, startsAt }) =>
      state !== "voided" && state !== "rejected" && (startsAt <= at || isJustAfter(startsAt, at)),
  );
  const last = begun.toSorted((a, b) => (a.startsAt < b.startsAt ? 1 : -1))[0];
  if (last === undefined || last.endsAt !== null) return null;
  return isRunning(last.state) || last.state === "needsFix" ? last : null;
}

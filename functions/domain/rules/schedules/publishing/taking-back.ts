import type { Schedule } from "../../../records/schedules/schedule.ts";
import type { ShiftBefore } from "../../../records/schedules/publication.ts";
import type { PublishedShift, Shift, ShiftState } from "../../../records/schedules/shift.ts";
import { looksDifferent } from "../publish-diff.ts";

/**
 * Returns the planned shift after its publication was taken back: as it was, or with the edits that
 * were made since, which wait to be published again.
 */
export function shiftAfterTakingBack(shift: Shift, { planned, seen }: ShiftBefore): Shift {
  if (planned === null) return shift;
  const { publication: _publication, ...rest } = shift;
  const state = shift.version === planned.version ? planned.state : stateSince(shift, seen);
  const { publication } = planned;
  return { ...rest, state, ...(publication === undefined ? {} : { publication }) };
}

function stateSince(shift: Shift, seen: PublishedShift | null): ShiftState {
  if (shift.state === "cancelled") return "cancelled";
  if (seen === null) return "draft";
  return looksDifferent(seen, shift) ? "changed" : "published";
}

/** The week after its last publication was taken back; `before` is null where it was unknown. */
export function scheduleAfterUndo(schedule: Schedule, before: Schedule | null): Schedule {
  const { state = "draft", publishedVersion = 0 } = before ?? {};
  const { publishedAt = null, publishedByName = null } = before ?? {};
  const isLater = schedule.version > (before?.version ?? 0) + 1;
  const isEdited = state === "published" && schedule.state !== "published" && isLater;
  return {
    ...schedule,
    state: isEdited ? "changed" : state,
    publishedVersion,
    publishedAt,
    publishedByName,
    version: schedule.version + 1,
  };
}

/**
 * True if staff still see the shift as the publication showed it: no one took it or passed it on
 * since.
 */
export function isUntouched(
  seen: Pick<PublishedShift, "scheduleVersion" | "handOvers"> | undefined,
  { version, isShown }: { version: number; isShown: boolean },
): boolean {
  if (!isShown) return seen === undefined;
  return seen?.scheduleVersion === version && seen.handOvers === undefined;
}

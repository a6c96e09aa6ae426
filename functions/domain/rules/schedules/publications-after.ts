import type { ShiftId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Shift, ShiftPublication, ShownChange } from "../../records/schedules/shift.ts";
import { MOST_SHOWN_CHANGES } from "../../records/schedules/shift.ts";
import type { ChangedShift, PublishDiff } from "./publish-diff.ts";
import { shownTo } from "./taken-at.ts";

interface Publishing {
  at: Instant;
  /** True if the week was not published before. */
  isFirst: boolean;
}

/**
 * Returns what publishing adds to what is kept of shifts: when staff first saw a shift, the later
 * changes of its employee, day or time, and since when they see it with its employee. Shifts that
 * staff saw before this was kept, and those of which they see another note, break or job role, are
 * left out.
 */
export function publicationsAfter(
  { added, changed, removed }: PublishDiff,
  working: readonly Shift[],
  publishing: Publishing,
): Map<ShiftId, ShiftPublication> {
  const shifts = new Map(working.map((shift) => [shift.id, shift]));
  const removedShifts = removed.flatMap((seen) => {
    const publication = shifts.get(seen.id)?.publication;
    const change = { at: publishing.at, kind: "removed" as const, startsAt: seen.startsAt };
    return publication === undefined ? [] : [[seen.id, withChange(publication, change)] as const];
  });
  return new Map([
    ...added.map((shift) => [shift.id, addedPublication(shift, publishing)] as const),
    ...changed.flatMap((one) => {
      const publication = changedPublication(one, publishing);
      return publication === null ? [] : [[one.after.id, publication] as const];
    }),
    ...removedShifts,
  ]);
}

function addedPublication(shift: Shift, publishing: Publishing): ShiftPublication {
  const { shownTo: _earlier, ...known } = shift.publication ?? firstSeen(shift, publishing);
  return { ...known, ...shownTo(null, shift, publishing.at) };
}

function firstSeen({ startsAt, employeeId }: Shift, { at, isFirst }: Publishing): ShiftPublication {
  return {
    firstAt: at,
    firstStartsAt: startsAt,
    isAddedLater: !isFirst,
    wasOpen: employeeId === null,
    changes: [],
  };
}

function changedPublication(
  { before, after }: ChangedShift,
  { at }: Publishing,
): ShiftPublication | null {
  if (after.publication === undefined) return null;
  const { shownTo: _earlier, ...known } = after.publication;
  const publication = { ...known, ...shownTo(before, after, at) };
  const wasOpen = publication.wasOpen || after.employeeId === null;
  const isMoved =
    before.startsAt !== after.startsAt ||
    before.endsAt !== after.endsAt ||
    (before.employeeId !== null && before.employeeId !== after.employeeId);
  if (!isMoved) return { ...publication, wasOpen };
  const change = { at, kind: "moved" as const, startsAt: before.startsAt };
  return withChange({ ...publication, wasOpen }, change);
}

/** The last changes are kept of a shift that is changed again and again. */
function withChange(publication: ShiftPublication, change: ShownChange): ShiftPublication {
  return {
    ...publication,
    changes: [...publication.changes, change].slice(-MOST_SHOWN_CHANGES),
  };
}

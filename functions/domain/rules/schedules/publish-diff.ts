import type { PublishedShift, Shift } from "../../records/schedules/shift.ts";

/** A shift that staff see differently after publishing. */
export interface ChangedShift<After = Shift> {
  before: PublishedShift;
  after: After;
}

/** The effect of publishing a week on what staff see, or what differs between two of its versions. */
export interface PublishDiff<After = Shift> {
  added: After[];
  changed: ChangedShift<After>[];
  removed: PublishedShift[];
}

/** The fields of a shift that staff see. */
export const seenFields = [
  "locationId",
  "employeeId",
  "jobRoleId",
  "day",
  "startsAtLocal",
  "endsAtLocal",
  "startsAt",
  "endsAt",
  "unpaidBreakSeconds",
  "note",
  "claimMode",
  "claimsEndHours",
] as const satisfies readonly (keyof PublishedShift)[];

/**
 * Compares the working roster of one location's week with its published copies, by shift id.
 * `changed` holds shifts of which staff would see another person, time, role, break or note;
 * a cancelled or missing shift is removed. Each list is in order of time.
 */
export function publishDiff(
  working: readonly Shift[],
  published: readonly PublishedShift[],
): PublishDiff {
  return seenDiff(
    working.filter((shift) => shift.state !== "cancelled"),
    published,
  );
}

/** Compares the shifts of a week with an earlier version that staff saw, as `publishDiff` does. */
export function seenDiff<After extends SeenFields & Pick<Shift, "id">>(
  standing: readonly After[],
  published: readonly PublishedShift[],
): PublishDiff<After> {
  const before = new Map(published.map((shift) => [shift.id, shift]));
  const standingIds = new Set(standing.map((shift) => shift.id));
  const pairs = standing.flatMap((after) => {
    const seen = before.get(after.id);
    return seen === undefined || !looksDifferent(seen, after) ? [] : [{ before: seen, after }];
  });
  return {
    added: standing.filter((shift) => !before.has(shift.id)).toSorted(byStart),
    changed: pairs.toSorted((a, b) => byStart(a.after, b.after)),
    removed: published.filter((shift) => !standingIds.has(shift.id)).toSorted(byStart),
  };
}

/**
 * True when publishing would do something: staff would see a difference, or a shift that was
 * edited there and back still waits for its mark to go.
 */
export function hasUnpublishedChanges(diff: PublishDiff, working: readonly Shift[]): boolean {
  return (
    diff.added.length + diff.changed.length + diff.removed.length > 0 ||
    working.some((shift) => shift.state === "draft" || shift.state === "changed")
  );
}

/** The published shifts that their employee no longer has. */
export function lostShifts({ removed, changed }: PublishDiff): PublishedShift[] {
  const passedOn = changed.filter(({ before, after }) => before.employeeId !== after.employeeId);
  return [...removed, ...passedOn.map(({ before }) => before)];
}

/** A shift, as far as staff see it. */
export type SeenFields = Pick<PublishedShift, (typeof seenFields)[number]>;

/** True if staff would see a difference between the two. */
export function looksDifferent(before: SeenFields, after: SeenFields): boolean {
  return seenFields.some((field) => before[field] !== after[field]);
}

type Ordered = Pick<Shift, "id" | "startsAt">;

function byStart(a: Ordered, b: Ordered): number {
  return a.startsAt === b.startsAt ? a.id.localeCompare(b.id) : a.startsAt < b.startsAt ? -1 : 1;
}

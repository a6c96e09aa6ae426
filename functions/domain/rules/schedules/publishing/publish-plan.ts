import type { PublishFilter } from "../../../records/schedules/publication.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import type { PublishDiff } from "../publish-diff.ts";
import { hasUnpublishedChanges, publishDiff } from "../publish-diff.ts";

/** What publishing a week does. */
export interface PublishPlan {
  /** What staff see differently. */
  diff: PublishDiff;
  /** The shifts that lose the mark of an unpublished edit. */
  marked: Shift[];
  /** False if something of the week stays unpublished. */
  isWhole: boolean;
}

/**
 * Returns what publishing the chosen changes does. A change is chosen if its shift is as it was or
 * as it becomes: a shift that moves from Monday to Tuesday, or from one employee to another, is
 * published whole with either.
 */
export function publishPlan(
  working: readonly Shift[],
  published: readonly PublishedShift[],
  filter: PublishFilter,
): PublishPlan {
  const whole = publishDiff(working, published);
  const is = (shift: PublishedShift | Shift) => isChosen(shift, filter);
  const diff = {
    added: whole.added.filter(is),
    changed: whole.changed.filter(({ before, after }) => is(before) || is(after)),
    removed: whole.removed.filter(is),
  };
  const seen = new Map(published.map((shift) => [shift.id, shift]));
  const marked = working.filter((shift) => {
    const before = seen.get(shift.id);
    return isWaiting(shift) && (is(shift) || (before !== undefined && is(before)));
  });
  const rest = {
    added: whole.added.filter((shift) => !diff.added.includes(shift)),
    changed: whole.changed.filter((change) => !diff.changed.includes(change)),
    removed: whole.removed.filter((shift) => !diff.removed.includes(shift)),
  };
  const left = working.filter((shift) => !marked.includes(shift));
  return { diff, marked, isWhole: !hasUnpublishedChanges(rest, left) };
}

/** True if publishing would do something. */
export function doesSomething({ diff, marked }: PublishPlan): boolean {
  return hasUnpublishedChanges(diff, marked);
}

function isWaiting({ state }: Shift): boolean {
  return state === "draft" || state === "changed";
}

function isChosen(
  { jobRoleId, employeeId, day }: PublishedShift | Shift,
  { jobRoleIds, employeeIds, days }: PublishFilter,
): boolean {
  const isOfRole =
    jobRoleIds.length === 0 || (jobRoleId !== null && jobRoleIds.includes(jobRoleId));
  const isOfPerson = employeeIds.length === 0 || employeeIds.includes(employeeId);
  return isOfRole && isOfPerson && (days.length === 0 || days.includes(day));
}

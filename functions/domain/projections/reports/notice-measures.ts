import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { Measures } from "../../records/summaries/rollup.ts";

/** Most fair-workweek laws of US cities ask for 14 days. */
const GOOD_NOTICE_DAYS = 14;
const DAY_SECONDS = 86_400;

/**
 * Returns the notice that staff had of a shift and its changes since, with how long before the start
 * they were shown; and whether it was open and got an employee. A shift that staff saw before this
 * was kept is only counted as unknown; one that they never saw has none.
 */
export function noticeMeasures(shift: Shift): Measures {
  const { publication, state } = shift;
  if (publication === undefined) {
    return state === "published" || state === "changed" ? { unknownShifts: 1 } : {};
  }
  const { firstAt, firstStartsAt, isAddedLater, wasOpen, changes } = publication;
  const days = noticeDays(publication, shift.timeZone);
  const shown = [
    ...(isAddedLater ? [{ at: firstAt, startsAt: firstStartsAt }] : []),
    ...changes,
  ].map(secondsBefore);
  const isFilled = wasOpen && shift.employeeId !== null && state !== "cancelled";
  return {
    noticeShifts: 1,
    noticeDays: days,
    goodNoticeShifts: Number(days >= GOOD_NOTICE_DAYS),
    addedShifts: Number(isAddedLater),
    movedShifts: changes.filter(({ kind }) => kind === "moved").length,
    removedShifts: changes.filter(({ kind }) => kind === "removed").length,
    shownChanges: shown.length,
    changeSeconds: shown.reduce((sum, seconds) => sum + seconds, 0),
    lateChanges: shown.filter((seconds) => seconds < DAY_SECONDS).length,
    filledShifts: Number(isFilled),
  };
}

/** Local days from the day on which staff first saw the shift to its day then; at least 0. */
function noticeDays(
  { firstAt, firstStartsAt }: Pick<NonNullable<Shift["publication"]>, "firstAt" | "firstStartsAt">,
  timeZone: string,
): number {
  const [seen, starts] = [localDateAt(firstAt, timeZone), localDateAt(firstStartsAt, timeZone)];
  return Math.max(0, daysBetween(seen, starts));
}

function secondsBefore({ at, startsAt }: { at: Instant; startsAt: Instant }): number {
  return Math.max(0, elapsedSeconds(at, startsAt));
}

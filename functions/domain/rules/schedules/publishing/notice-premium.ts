import { hoursOfSeconds } from "../../../kernel/time/duration.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../../kernel/time/instant.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import { localDateAt } from "../../../kernel/time/zone.ts";
import type { LateNotice, NoticeSettings } from "../../../records/company/notice-settings.ts";
import { plannedSeconds } from "../planned-seconds.ts";
import type { JudgedShift } from "../findings/judged-shift.ts";

const HOUR_SECONDS = 3600;

/** A shift as an employee has it; null before it was theirs, or once it is not any more. */
type Had = Pick<
  JudgedShift,
  "employeeId" | "day" | "timeZone" | "startsAt" | "endsAt" | "unpaidBreakSeconds"
> | null;

/**
 * Returns the hours of pay, in hundredths, that a change of one employee's shift grants under the
 * company's rules of notice; null if it keeps the notice or changes no time of work. A shift that
 * is added or moved grants the hours of a change, one that is removed or shortened the share of the
 * hours that are lost, at the rate of how close the change is to the shift. Oregon: ORS 653.455; San
 * Francisco, with a higher premium inside 24 hours: Police Code 3300G.4.
 */
export function noticePremium(
  before: Had,
  after: Had,
  { notice, now }: { notice: NoticeSettings; now: Instant },
): number | null {
  const isLate = (one: Had) =>
    one !== null &&
    one.startsAt > now &&
    one.day < addDays(localDateAt(now, one.timeZone), notice.days);
  if (!isLate(before) && !isLate(after)) return null;
  if (before !== null && after !== null && isSameTime(before, after)) return null;
  const lost = secondsOf(before) - secondsOf(after);
  const { changeHundredths, lostPercent } = premiumAt(notice, leadSeconds([before, after], now));
  if (before !== null && lost > 0) return Math.round(hoursOfSeconds(lost) * lostPercent);
  return changeHundredths;
}

/** The time from now to the first of the shifts that has not begun. */
function leadSeconds(shifts: readonly Had[], now: Instant): number {
  const starts = shifts.flatMap((one) => (one !== null && one.startsAt > now ? one.startsAt : []));
  const [first = now] = starts.toSorted();
  return elapsedSeconds(now, first);
}

function premiumAt(notice: NoticeSettings, lead: number): Omit<LateNotice, "hours"> {
  const inside = notice.closer.filter(({ hours }) => lead < hours * HOUR_SECONDS);
  return inside.toSorted((a, b) => a.hours - b.hours)[0] ?? notice;
}

function isSameTime(before: NonNullable<Had>, after: NonNullable<Had>): boolean {
  return before.startsAt === after.startsAt && before.endsAt === after.endsAt;
}

function secondsOf(shift: Had): number {
  return shift === null ? 0 : plannedSeconds(shift);
}

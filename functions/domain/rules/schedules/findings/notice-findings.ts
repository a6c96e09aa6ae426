import { hoursOfSeconds } from "../../../kernel/time/duration.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import { localDateAt } from "../../../kernel/time/zone.ts";
import type { NoticeSettings } from "../../../records/company/notice-settings.ts";
import { plannedSeconds } from "../planned-seconds.ts";
import type { Finding } from "./finding.ts";
import type { JudgedPlace, JudgedShift } from "./judged-shift.ts";

/** A shift as an employee has it; null before it was theirs, or once it is not any more. */
type Had = Pick<
  JudgedShift,
  "employeeId" | "day" | "timeZone" | "startsAt" | "endsAt" | "unpaidBreakSeconds"
> | null;

/**
 * Returns the hours of pay, in hundredths, that a change of one employee's shift grants under the
 * company's rules of notice; null if it keeps the notice or changes no time of work. A shift that
 * is added or moved grants the hours of a change, one that is removed or shortened the share of the
 * hours that are lost. Oregon: ORS 653.455.
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
  if (before !== null && lost > 0) return Math.round(hoursOfSeconds(lost) * notice.lostPercent);
  return notice.changeHundredths;
}

function isSameTime(before: NonNullable<Had>, after: NonNullable<Had>): boolean {
  return before.startsAt === after.startsAt && before.endsAt === after.endsAt;
}

function secondsOf(shift: Had): number {
  return shift === null ? 0 : plannedSeconds(shift);
}

/** Returns whether showing the shift now as it is planned would be short notice for its employee. */
export function shortNotice(shift: JudgedShift, { limits, notice }: JudgedPlace): Finding[] {
  if (limits.notice === null || notice === null || shift.employeeId === null) return [];
  const { seen, now } = notice;
  const before = seen?.employeeId === shift.employeeId ? seen : null;
  const premium = noticePremium(before, shift, { notice: limits.notice, now });
  if (premium === null) return [];
  const facts = { noticeDays: limits.notice.days, premiumHundredths: premium };
  return [{ code: "shortNotice", facts }];
}

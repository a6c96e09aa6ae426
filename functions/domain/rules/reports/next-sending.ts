import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt, resolveWallTime } from "../../kernel/time/zone.ts";
import type { Company } from "../../records/company/company.ts";
import type { ReportRhythm, ScheduledReport } from "../../records/reports/scheduled-report.ts";
import type { DayRange } from "../company/day-range.ts";
import { rangeAround } from "../company/day-range.ts";
import type { RuledCompany } from "../company/rules-on.ts";

/** The days of a scheduled report, and when they are sent. */
export interface Sending {
  range: DayRange;
  at: Instant;
}

type Rhythmic = Pick<ScheduledReport, "rhythm" | "sendAt">;

interface Clock {
  company: RuledCompany & Pick<Company, "timeZone">;
  now: Instant;
}

/** A report that could not be made is tried again so much later. */
const TRY_AGAIN_SECONDS = 3600;

/**
 * Returns what is sent next of a scheduled report. `at` is not after `now` for days that are over
 * and were not sent; of several such ranges, as after an outage, only the last one is sent. One that
 * could not be made is tried an hour later.
 */
export function nextSending(
  report: Rhythmic & Pick<ScheduledReport, "toldUntil" | "failedAt">,
  clock: Clock,
): Sending {
  const last = lastSendable(report, clock);
  if (last.range.lastDay > report.toldUntil) {
    const { failedAt } = report;
    const again = failedAt === undefined ? last.at : instantAfter(failedAt, TRY_AGAIN_SECONDS);
    return { range: last.range, at: again > last.at ? again : last.at };
  }
  const { company } = clock;
  const next = rangeOf(company, addDays(last.range.lastDay, 1), report.rhythm);
  return sendingOf(next, report, clock);
}

/**
 * Returns the day after which a report goes on that is set up or changed now: its first mail has the
 * days that end next. One whose rhythm stays does not send again what was sent, also where its time
 * of day is moved to later.
 */
export function toldUntilFrom(
  before: Pick<ScheduledReport, "rhythm" | "toldUntil"> | null,
  report: Rhythmic,
  clock: Clock,
): LocalDate {
  const over = lastSendable(report, clock).range.lastDay;
  if (before === null || before.rhythm !== report.rhythm) return over;
  return before.toldUntil > over ? before.toldUntil : over;
}

/** The days before a range that it is compared with: those of the same kind. */
export function comparedRange(
  company: RuledCompany,
  { firstDay }: DayRange,
  rhythm: ReportRhythm,
): DayRange {
  return rangeOf(company, addDays(firstDay, -1), rhythm);
}

/** The last range whose time to be sent has come. */
function lastSendable(report: Rhythmic, clock: Clock): Sending {
  const { company, now } = clock;
  const present = rangeOf(company, localDateAt(now, company.timeZone), report.rhythm);
  const ended = sendingOf(comparedRange(company, present, report.rhythm), report, clock);
  if (ended.at <= now) return ended;
  return sendingOf(comparedRange(company, ended.range, report.rhythm), report, clock);
}

function sendingOf(range: DayRange, { sendAt }: Rhythmic, { company }: Clock): Sending {
  const shown = resolveWallTime(addDays(range.lastDay, 1), sendAt, company.timeZone);
  return { range, at: shown.kind === "repeated" ? shown.first : shown.instant };
}

function rangeOf(company: RuledCompany, day: LocalDate, rhythm: ReportRhythm): DayRange {
  return rhythm === "day" ? { firstDay: day, lastDay: day } : rangeAround(company, day, rhythm);
}

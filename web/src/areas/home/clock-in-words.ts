import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { elapsedSeconds, instantAfter } from "@crewline/domain/kernel/time/instant";
import type { ClockSection } from "@crewline/domain/records/company/rule-sections";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { lateFrom } from "@crewline/domain/rules/schedules/taken-at";

type Planned = Pick<
  PublishedShift,
  "startsAt" | "endsAt" | "timeZone" | "handedOverAt" | "takenAt"
>;
type Rules = Pick<ClockSection, "earliestSeconds" | "graceSeconds" | "unscheduled">;

const noShift = "No shift is planned for you now.";
/** The server refuses a clock-in without a shift only in a published week. */
const needsShift =
  "No shift is planned for you now. In a published week you need one to clock in: ask your manager to plan it.";

/** The shift of a clock-in, and what the company's rules say about a clock-in now. */
export function clockInText(
  { shift, now }: { shift: Planned | undefined; now: Instant },
  rules: Rules,
  locale: Locale,
): string {
  if (shift === undefined) return rules.unscheduled === "block" ? needsShift : noShift;
  const from = formatTime(shift.startsAt, shift.timeZone, locale);
  const to = formatTime(shift.endsAt, shift.timeZone, locale);
  const rule = ruleText(shift, { now, rules }, locale);
  const plan =
    shift.startsAt > now
      ? `Your shift is from ${from} to ${to}.`
      : `Your shift began at ${from} and ends at ${to}.`;
  return rule === null ? plan : `${plan} ${rule}`;
}

/** True before the first moment at which the company lets employees clock in for the shift. */
export function isTooEarly(shift: Planned, { earliestSeconds }: Rules, now: Instant): boolean {
  return earliestSeconds !== null && elapsedSeconds(now, shift.startsAt) > earliestSeconds;
}

function ruleText(
  shift: Planned,
  { now, rules }: { now: Instant; rules: Rules },
  locale: Locale,
): string | null {
  const { earliestSeconds, graceSeconds } = rules;
  if (earliestSeconds !== null && isTooEarly(shift, rules, now)) {
    const first = instantAfter(shift.startsAt, -earliestSeconds);
    return `You can clock in from ${formatTime(first, shift.timeZone, locale)}.`;
  }
  const isLate = elapsedSeconds(lateFrom(shift), now) > graceSeconds;
  if (isLate) return "A clock-in now is marked as late.";
  const isEarly = elapsedSeconds(now, shift.startsAt) > graceSeconds;
  return isEarly ? "A clock-in now is marked as early." : null;
}

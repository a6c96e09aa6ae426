import { locationIdSchema, timeEntryIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import { decimalAmount } from "../../kernel/money/amount.ts";
import { decimalHours } from "../../kernel/time/duration.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import type { RulePreset, WorkRules } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WorkedEntry } from "../hours/workweek-input.ts";
import type { WorkweekResult } from "./workweek.ts";
import { payWorkweek } from "./workweek.ts";

/** Work on a day of the week (0 is Monday): from an hour of the day, for so many hours. */
export interface GoldenWork {
  day: number;
  from: number;
  hours: number;
  jobRoleId?: JobRoleId;
}

const MONDAY = "2026-11-16";
const START = epochSeconds(`${MONDAY}T00:00:00.000Z`);
const HOUR = 3600;

/** A week in UTC, where no clock changes, so that its numbers speak of the rule alone. */
export function goldenWeek(
  preset: RulePreset,
  work: readonly GoldenWork[],
  change: { rules?: Partial<WorkRules>; wages?: WageRate[] } = {},
): WorkweekResult {
  const rules = { ...presetRules(preset), weekStart: "monday" as const, ...change.rules };
  return payWorkweek({
    weekStart: MONDAY,
    timeZone: "UTC",
    rules,
    entries: work.map(entryOf),
    wages: change.wages ?? [goldenWage(200_000)],
    currency: "USD",
    now: "2026-12-01T00:00:00.000Z",
  });
}

export function goldenWage(rateTenThousandths: number, change: Partial<WageRate> = {}): WageRate {
  const anyWork = { jobRoleId: null, locationId: null, effectiveDate: "2020-01-01" };
  return { ...anyWork, rateTenThousandths, ...change };
}

/** The same work on so many days from Monday on. */
export function goldenDays(count: number, from: number, hours: number): GoldenWork[] {
  return Array.from({ length: count }, (_, day) => ({ day, from, hours }));
}

/** "24.00 + 4.00 + 0.00": ordinary hours, overtime and double time. */
export function tierText({ hours }: WorkweekResult): string {
  const { regularSeconds, overtimeSeconds, doubletimeSeconds } = hours;
  return [regularSeconds, overtimeSeconds, doubletimeSeconds].map(decimalHours).join(" + ");
}

/** "950.00 + 95.00 = 1045.00": straight time, premium and their sum. */
export function payText({ pay }: WorkweekResult): string {
  if (!pay) return "no pay";
  const { straightMinor, premiumMinor, totalMinor, currency } = pay;
  const amount = (minor: number) => decimalAmount(minor, currency);
  return `${amount(straightMinor)} + ${amount(premiumMinor)} = ${amount(totalMinor)}`;
}

function entryOf({ day, from, hours, jobRoleId }: GoldenWork, index: number): WorkedEntry {
  const startsAt = START + (day * 24 + from) * HOUR;
  return {
    id: timeEntryIdSchema.parse(`golden-${index}`),
    startsAt: instantFromSeconds(startsAt),
    endsAt: instantFromSeconds(startsAt + hours * HOUR),
    breaks: [],
    jobRoleId: jobRoleId ?? null,
    locationId: locationIdSchema.parse("golden"),
  };
}

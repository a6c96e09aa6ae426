import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays, dayNumber } from "../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../kernel/time/local-time.ts";
import { wallReachedAt } from "../../kernel/time/zone.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WorkId, WorkedEntry, WorkweekInput } from "./workweek-input.ts";

export const zone = "America/Los_Angeles";
/** A Monday. */
export const monday = "2026-11-16";

/** Work on the n-th day of the week (0 Monday) between two wall times, over midnight if need be. */
export function worked(day: number, times: string, change: Partial<WorkedEntry> = {}): WorkedEntry {
  const [from = "", to = ""] = times.split("-");
  const date = addDays(monday, day);
  return {
    id: aWorkId(`${day} ${times}`),
    startsAt: at(date, from),
    endsAt: at(to <= from ? addDays(date, 1) : date, to),
    breaks: [],
    jobRoleId: null,
    locationId: aLocationId("main"),
    ...change,
  };
}

/** The instant of a wall time in the tests' zone. */
export function at(date: string, time: string): string {
  return instantFromSeconds(wallReachedAt(dayNumber(date) * 86_400 + secondsOfDay(time), zone));
}

/** A week of California rules that begins on Monday, at 20.00 an hour, unless said otherwise. */
export function week(change: Partial<WorkweekInput>): WorkweekInput {
  return {
    weekStart: monday,
    timeZone: zone,
    rules: { ...presetRules("california"), weekStart: "monday" },
    entries: [],
    wages: [wage(200_000)],
    currency: "USD",
    now: "2026-12-01T00:00:00.000Z",
    ...change,
  };
}

export function wage(rateTenThousandths: number, change: Partial<WorkweekInput["wages"][0]> = {}) {
  return {
    jobRoleId: null,
    locationId: null,
    effectiveDate: "2020-01-01",
    rateTenThousandths,
    ...change,
  };
}

/** Regular, overtime and double-time hours. */
export function hoursOf(sums: {
  regularSeconds: number;
  overtimeSeconds: number;
  doubletimeSeconds: number;
}): [number, number, number] {
  const { regularSeconds, overtimeSeconds, doubletimeSeconds } = sums;
  return [regularSeconds / 3600, overtimeSeconds / 3600, doubletimeSeconds / 3600];
}

/** The id of worked time, which the engine compares and never reads: "2026-03-02 09:00-17:00". */
export function aWorkId(text: string): WorkId {
  return text as WorkId;
}

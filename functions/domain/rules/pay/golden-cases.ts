import { timeEntryIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { apportion } from "../../kernel/money/apportion.ts";
import { decimalHours } from "../../kernel/time/duration.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import { localTimeOf, secondsOfDay } from "../../kernel/time/local-time.ts";
import { localDateAt, localTimeAt, resolveWallTime } from "../../kernel/time/zone.ts";
import { findConflicts, noLimits } from "../hours/conflicts.ts";
import { goldenDays, goldenWage, goldenWeek, payText, tierText } from "./golden-week.ts";
import { roundClock, roundInstant } from "../hours/round-clock.ts";
import type { RoundingRule } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";

/** A fact that the engine has to reproduce, as a sentence, with the answer that it must give. */
export interface GoldenCase {
  sentence: string;
  source: string;
  expected: string;
  compute: () => string;
}

const tzdata = "IANA time zone database";
const nearest = (minutes: number): RoundingRule => ({
  mode: "nearest",
  intervalSeconds: minutes * 60,
  graceSeconds: 0,
});

const nights: GoldenCase[] = (
  [
    ["America/New_York", "2026-11-01T02:00:00.000Z", "2026-11-01T11:00:00.000Z", "9.00"],
    ["America/New_York", "2027-03-14T03:00:00.000Z", "2027-03-14T10:00:00.000Z", "7.00"],
    ["Europe/London", "2026-10-24T21:00:00.000Z", "2026-10-25T06:00:00.000Z", "9.00"],
    ["Australia/Lord_Howe", "2026-10-03T11:30:00.000Z", "2026-10-03T19:00:00.000Z", "7.50"],
    ["Australia/Lord_Howe", "2027-04-03T11:00:00.000Z", "2027-04-03T19:30:00.000Z", "8.50"],
    ["America/Santiago", "2026-09-06T00:00:00.000Z", "2026-09-06T07:00:00.000Z", "7.00"],
  ] as const
).map(([timeZone, startsAt, endsAt, expected]) => ({
  sentence: `In ${timeZone} the night of ${startsAt.slice(0, 10)} lasts ${expected} hours.`,
  source: tzdata,
  expected: `${wall(startsAt, timeZone)}: ${expected}`,
  compute: () => {
    const resolved = [startsAt, endsAt].map((instant) => wallAgain(instant, timeZone));
    const [from = startsAt, to = endsAt] = resolved;
    return `${wall(from, timeZone)}: ${decimalHours(elapsedSeconds(from, to))}`;
  },
}));

const california = "California Labor Code 510";
const hours: GoldenCase[] = [
  {
    sentence: "California: 12, 8 and 8 hours are 24 ordinary hours and 4 of overtime.",
    source: california,
    expected: "24.00 + 4.00 + 0.00",
    compute: () =>
      tierText(
        goldenWeek("california", [{ day: 0, from: 6, hours: 12 }, ...goldenDays(3, 8, 8).slice(1)]),
      ),
  },
  {
    sentence: "California: 14 hours in one workday are 8 ordinary, 4 at 1.5 and 2 at 2.",
    source: california,
    expected: "8.00 + 4.00 + 2.00",
    compute: () => tierText(goldenWeek("california", [{ day: 0, from: 6, hours: 14 }])),
  },
  {
    sentence: "California: 16:00 to 08:00 over midnight is 8 + 8 hours without overtime.",
    source: california,
    expected: "16.00 + 0.00 + 0.00",
    compute: () => tierText(goldenWeek("california", [{ day: 0, from: 16, hours: 16 }])),
  },
  {
    sentence: "California: the same night in workdays from 05:00 has 4 hours at 1.5 and 1 at 2.",
    source: california,
    expected: "11.00 + 4.00 + 1.00",
    compute: () => {
      const rules = { workdayStart: "05:00" };
      return tierText(goldenWeek("california", [{ day: 0, from: 16, hours: 16 }], { rules }));
    },
  },
  {
    sentence: "California: seven days of 6 hours are 36 ordinary and 6 at 1.5.",
    source: california,
    expected: "36.00 + 6.00 + 0.00",
    compute: () => tierText(goldenWeek("california", goldenDays(7, 8, 6))),
  },
  {
    sentence: "California: six days of 9 hours are 40 ordinary and 14 of overtime.",
    source: california,
    expected: "40.00 + 14.00 + 0.00",
    compute: () => tierText(goldenWeek("california", goldenDays(6, 8, 9))),
  },
];

const twoRates = [
  goldenWage(150_000, { jobRoleId: jobRoleIdSchema.parse("cook") }),
  goldenWage(250_000, { jobRoleId: jobRoleIdSchema.parse("lead") }),
];
const wageOnWednesday = [goldenWage(150_000), goldenWage(250_000, { effectiveDate: "2026-11-18" })];

const money: GoldenCase[] = [
  {
    sentence: "FLSA: 30 hours at 15 and 20 at 25 earn 95.00 of overtime premium.",
    source: "29 CFR 778.115",
    expected: "950.00 + 95.00 = 1045.00",
    compute: () => {
      const work = goldenDays(5, 8, 10).map((one) => ({
        ...one,
        jobRoleId: jobRoleIdSchema.parse(one.day < 3 ? "cook" : "lead"),
      }));
      return payText(goldenWeek("flsa", work, { wages: twoRates }));
    },
  },
  {
    sentence: "A raise on Wednesday: both rates are in the week's one regular rate.",
    source: "29 CFR 778.109, 778.115",
    expected: "1050.00 + 105.00 = 1155.00",
    compute: () => payText(goldenWeek("flsa", goldenDays(5, 8, 10), { wages: wageOnWednesday })),
  },
  {
    sentence: "Three times 20 minutes are 1.00 hour, on the lines and in sum.",
    source: "Largest remainders",
    expected: "0.34 + 0.33 + 0.33",
    compute: () =>
      apportion([1200n, 1200n, 1200n], 36n)
        .map((hundredths) => decimalHours(hundredths * 36))
        .join(" + "),
  },
];

const clocks: GoldenCase[] = [
  {
    sentence: "01:30 on 1 November 2026 happens twice in New York, so that it must be asked for.",
    source: tzdata,
    expected: "repeated",
    compute: () => resolveWallTime("2026-11-01", "01:30", "America/New_York").kind,
  },
  {
    sentence: "To the quarter hour 08:07 goes down and 08:08 goes up.",
    source: "29 CFR 785.48(b)",
    expected: "08:00 08:15",
    compute: () =>
      ["08:07", "08:08"]
        .map((time) => localTimeOf(roundClock(secondsOfDay(time), nearest(15))))
        .join(" "),
  },
  {
    sentence: "In Kolkata 09:10 rounds to 09:00, in Kathmandu 09:02 to 09:00: by the wall clock.",
    source: tzdata,
    expected: "09:00 09:00",
    compute: () => {
      const kolkata = roundedWall("2026-11-20T03:40:00.000Z", 60, "Asia/Kolkata");
      return `${kolkata} ${roundedWall("2026-11-20T03:17:00.000Z", 30, "Asia/Kathmandu")}`;
    },
  },
  {
    sentence: "Monday 22:00 to 06:00 and Tuesday 05:00 to 13:00 overlap.",
    source: "Elapsed time, compared by instants",
    expected: "overlap",
    compute: () => {
      const work = [
        {
          id: timeEntryIdSchema.parse("a"),
          startsAt: "2026-11-16T22:00:00.000Z",
          endsAt: "2026-11-17T06:00:00.000Z",
        },
        {
          id: timeEntryIdSchema.parse("b"),
          startsAt: "2026-11-17T05:00:00.000Z",
          endsAt: "2026-11-17T13:00:00.000Z",
        },
      ];
      const rules = presetRules("none");
      const found = findConflicts(work, { limits: noLimits, rules, timeZone: "UTC" });
      return found.map((conflict) => conflict.kind).join(" ");
    },
  },
];

/** The cases by which a reader can check that the engine counts as the law's examples do. */
export const goldenCases: readonly GoldenCase[] = [...nights, ...hours, ...money, ...clocks];

function roundedWall(instant: Instant, minutes: number, timeZone: string): string {
  const rounded = roundInstant(epochSeconds(instant), nearest(minutes), timeZone);
  return localTimeAt(instantFromSeconds(rounded), timeZone);
}

function wall(instant: Instant, timeZone: string): string {
  return localTimeAt(instant, timeZone);
}

/** The instant once more, found from the wall time that a person would type. */
function wallAgain(instant: Instant, timeZone: string): Instant {
  const date = localDateAt(instant, timeZone);
  const resolved = resolveWallTime(date, localTimeAt(instant, timeZone), timeZone);
  return resolved.kind === "repeated" ? resolved.first : resolved.instant;
}

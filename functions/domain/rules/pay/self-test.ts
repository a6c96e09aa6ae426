import { locationIdSchema, timeEntryIdSchema } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { decimalHours } from "../../kernel/time/duration.ts";
import { elapsedSeconds, epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";
import { dayStart, localDateAt } from "../../kernel/time/zone.ts";
import { goldenCases } from "./golden-cases.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { workRulesSchema } from "../../records/work-rules/work-rules.ts";
import { workdayBoundaries } from "../hours/workday.ts";
import type { WorkedEntry } from "../hours/workweek-input.ts";
import { payWorkweek } from "./workweek.ts";

/** One line of the self-test: what must be, what is, and whether they are the same. */
export interface SelfTestRow {
  sentence: string;
  source: string;
  expected: string;
  actual: string;
  isPassed: boolean;
}

/** The company's own settings, checked for one calendar year. */
export interface SelfTestSettings {
  rules: WorkRules;
  timeZone: string;
  currency: Currency;
  year: number;
}

const own = "The company's settings";

/** Runs the golden cases, and what must hold in the company's own zone and under its rules. */
export function selfTest(settings: SelfTestSettings): SelfTestRow[] {
  const golden = goldenCases.map(({ sentence, source, expected, compute }) =>
    row({ sentence, source, expected }, compute),
  );
  return [
    ...golden,
    row(
      {
        sentence: "The company's rules can be read as they are stored.",
        source: own,
        expected: "readable",
      },
      () => (workRulesSchema.safeParse(settings.rules).success ? "readable" : "unreadable"),
    ),
    yearRow(settings),
    ...weekRows(settings),
  ];
}

function row(
  fact: Pick<SelfTestRow, "sentence" | "source" | "expected">,
  compute: () => string,
): SelfTestRow {
  const actual = answerOf(compute);
  return { ...fact, actual, isPassed: actual === fact.expected };
}

/** A calculation that cannot be done is a failed line, not a broken page. */
function answerOf(compute: () => string): string {
  try {
    return compute();
  } catch (error) {
    return error instanceof Error ? error.message : "failed";
  }
}

function yearRow({ timeZone, year }: SelfTestSettings): SelfTestRow {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  const whole = elapsedSeconds(dayStart(first, timeZone), dayStart(next, timeZone));
  return row(
    {
      sentence: `In ${timeZone} every day of ${year} begins on its date, and all days are the year.`,
      source: "IANA time zone database",
      expected: `${whole / 3600} hours`,
    },
    () => {
      let seconds = 0;
      for (let date = first; date < next; date = addDays(date, 1)) {
        const [start, end] = [dayStart(date, timeZone), dayStart(addDays(date, 1), timeZone)];
        if (start !== end && localDateAt(start, timeZone) !== date) return date;
        seconds += elapsedSeconds(start, end);
      }
      return `${seconds / 3600} hours`;
    },
  );
}

/**
 * A week of five days of ten hours, an hour after each workday begins, at two rates. Rounding and
 * automatic breaks would change the ten hours, so they are left out.
 */
function weekRows(settings: SelfTestSettings): SelfTestRow[] {
  const { timeZone, currency, year } = settings;
  const rules = { ...settings.rules, rounding: presetRules("none").rounding };
  const weekStart = weekStartOf(`${year}-06-15`, rules.weekStart);
  const input = {
    weekStart,
    timeZone,
    rules,
    entries: tenHourDays(weekStart, settings),
    wages: selfTestRoles.map((jobRoleId, index) => ({
      jobRoleId,
      locationId: null,
      effectiveDate: "2000-01-01",
      rateTenThousandths: 173_333 + index * 31_111,
    })),
    currency,
    now: instantFromSeconds(epochSeconds(`${year + 1}-01-01T00:00:00.000Z`)),
  };
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const paid = () => payWorkweek(input);
  return [
    row(
      { sentence: "Five days of ten hours are fifty hours.", source: own, expected: "50.00" },
      () => decimalHours(sumOf(paid().hours.days.map((day) => day.workedSeconds))),
    ),
    row(
      {
        sentence: "The lines of that week add up to its pay and to its hours.",
        source: own,
        expected: `50.00 ${paid().pay?.totalMinor}`,
      },
      () => {
        const lines = paid().pay?.lines ?? [];
        const minor = sumOf(lines.map((line) => line.amountMinor));
        return `${decimalHours(sumOf(lines.map((line) => line.seconds)))} ${minor}`;
      },
    ),
    row(
      {
        sentence: "Counting that week again, from last to first, gives the same.",
        source: own,
        expected: "the same",
      },
      () => {
        const again = payWorkweek({ ...input, entries: input.entries.toReversed() });
        return JSON.stringify(again) === JSON.stringify(paid()) ? "the same" : "different";
      },
    ),
  ];
}

function tenHourDays(
  weekStart: string,
  { rules, timeZone }: Pick<SelfTestSettings, "rules" | "timeZone">,
): WorkedEntry[] {
  const starts = workdayBoundaries({ firstDay: weekStart, days: 5 }, rules, timeZone).slice(0, 5);
  return starts.map((start, day) => ({
    id: timeEntryIdSchema.parse(`self-test-${day}`),
    startsAt: instantFromSeconds(start + 3600),
    endsAt: instantFromSeconds(start + 11 * 3600),
    breaks: [],
    hasAttestedNoBreak: true,
    jobRoleId: selfTestRoles[day % 2] ?? null,
    locationId: locationIdSchema.parse("self-test"),
  }));
}

const selfTestRoles = ["first", "second"].map((id) => jobRoleIdSchema.parse(id));

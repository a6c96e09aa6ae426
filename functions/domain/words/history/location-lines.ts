import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Geofence, GeofenceMode } from "../../records/locations/geofence.ts";
import { everyWeekName } from "../../kernel/formats/day-name.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { z } from "zod/mini";
import { jobRoleNameSchema } from "../../records/job-roles/job-role.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { geofenceSchema } from "../../records/locations/geofence.ts";
import {
  detailFields,
  locationSchema,
  schoolBreakSchema,
  specialDaySchema,
} from "../../records/locations/location.ts";
import type { SpecialDay } from "../../records/locations/location.ts";
import { planFields } from "../../records/locations/location-plan.ts";
import { openingHoursText, rangesText } from "../locations/opening-hours-text.ts";
import type { Budget, LaborBudget } from "../../records/locations/staffing.ts";
import { staffingNeedSchema } from "../../records/locations/staffing.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import { formatDate, formatDayRange, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { commonZoneName } from "../../kernel/time/zone-names.ts";
import type { FieldWords } from "./field-words.ts";
import { changeLines, listWords, valueWords } from "./field-words.ts";
import { listLine } from "./list-line.ts";

const toldNeedSchema = z.extend(z.omit(staffingNeedSchema, { jobRoleId: true }), {
  jobRole: z.nullable(jobRoleNameSchema),
});

/** The changes of a location in the words of its screen, one line for each field. */
export function locationLines(
  changes: readonly RecordChange[],
  currency: string,
  locale: Locale,
): string[] {
  return changeLines(changes, wordsOf(currency), locale);
}

const asIs = (text: string) => text;

function wordsOf(currency: string): Readonly<Record<string, FieldWords>> {
  return {
    ...placeWords,
    ...planWords,
    minimumWageTenThousandths: valueWords(
      { en: "Minimum wage" },
      planFields.minimumWageTenThousandths,
      (rate, locale) =>
        rate === null ? "" : inLanguage(values, locale).hourly(formatRate(rate, currency, locale)),
    ),
    laborBudget: valueWords({ en: "Labor budget" }, planFields.laborBudget, (budget, locale) =>
      laborBudgetText(budget, currency, locale),
    ),
  };
}

interface WrittenFence {
  mode: GeofenceMode;
  radius: number;
  place: string | null;
}

const fenceModes: Readonly<Record<GeofenceMode, string>> = {
  off: "allow",
  flag: "flag",
  approve: "require approval",
  block: "block",
};

const values = {
  en: {
    hourly: (rate: string) => `${rate} an hour`,
    need: (people: number, jobRole: string | null, when: string) =>
      `${people} ${jobRole ?? "of any role"} ${when}`,
    budget: (hours: string | null, percentOfSales: number | null) =>
      [
        ...(hours === null ? [] : [`${hours} h`]),
        ...(percentOfSales === null ? [] : [`${percentOfSales} % of sales`]),
      ].join(", "),
    aWeek: (amount: string) => `${amount} a week`,
    /** `hours` are null for the usual ones, and empty on a closed day. */
    specialDay: (day: string, name: string, hours: string | null) => {
      const open = hours === "" ? "closed" : (hours ?? "usual hours");
      return `${day} (${name === "" ? open : `${name}, ${open}`})`;
    },
    /** `place` is null where there is none. */
    fence: ({ mode, radius, place }: WrittenFence) =>
      place === null
        ? `${fenceModes[mode]} (${radius} m)`
        : `${fenceModes[mode]} (${radius} m around ${place})`,
    noFence: fenceModes.off,
  },
} satisfies InLanguages<unknown>;

const placeWords: Readonly<Record<string, FieldWords>> = {
  name: valueWords({ en: "Location name" }, locationSchema.shape.name, asIs),
  address: valueWords({ en: "Address" }, locationSchema.shape.address, asIs),
  phone: valueWords({ en: "Phone" }, detailFields.phone, asIs),
  timeZone: valueWords({ en: "Time zone" }, timeZoneSchema, (zone) => commonZoneName(zone)),
  openingHours: valueWords(
    { en: "Opening hours" },
    locationSchema.shape.openingHours,
    (hours, locale) => openingHoursText(hours, locale),
  ),
  specialDays: listWords({ en: "Special days" }, specialDaySchema, specialDayText),
  schoolBreaks: listWords({ en: "School breaks" }, schoolBreakSchema, ({ from, until }, locale) =>
    formatDayRange(from, until, locale),
  ),
  geofence: valueWords({ en: "Off-site clock-ins" }, geofenceSchema, fenceText),
};

const planWords: Readonly<Record<string, FieldWords>> = {
  costCentre: valueWords({ en: "Cost centre" }, planFields.costCentre, asIs),
  holidayCalendar: valueWords({ en: "Holiday calendar" }, planFields.holidayCalendar, (calendar) =>
    [calendar?.country ?? "", calendar?.region ?? ""].filter((part) => part !== "").join(", "),
  ),
  areas: listLine({ en: "Areas" }),
  jobRoles: listWords({ en: "Job roles used here" }, jobRoleNameSchema, asIs),
  staffing: listWords({ en: "Minimum staffing" }, toldNeedSchema, needText),
  budget: valueWords({ en: "Weekly budget" }, planFields.budget, budgetText),
};

function specialDayText({ day, name, hours }: SpecialDay, locale: Locale): string {
  const open = hours === null ? null : hours.length === 0 ? "" : rangesText(hours, { locale });
  return inLanguage(values, locale).specialDay(formatDate(day, locale), name, open);
}

function needText(
  { weekdays: days, startsAt, endsAt, jobRole, people }: z.infer<typeof toldNeedSchema>,
  locale: Locale,
): string {
  const times = formatLocalSpan({ startsAtLocal: startsAt, endsAtLocal: endsAt }, locale);
  const when = `${daysText(days, locale)} ${times}`;
  return inLanguage(values, locale).need(people, jobRole, when);
}

/** "Mon–Fri, Sun": runs of weekdays joined. */
function daysText(days: readonly Weekday[], locale: Locale): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run?.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => runText(run, locale)).join(", ");
}

function runText(run: readonly Weekday[], locale: Locale): string {
  const [first = "", last = ""] = [run[0], run.at(-1)].map((day = "monday") =>
    everyWeekName(day, "short", locale),
  );
  return run.length === 1 ? first : `${first}–${last}`;
}

function budgetText({ secondsPerWeek, salesShareBasisPoints }: Budget, locale: Locale): string {
  const hours =
    secondsPerWeek === null ? null : formatCount(hoursOfSeconds(secondsPerWeek), locale);
  const share = salesShareBasisPoints === null ? null : salesShareBasisPoints / 100;
  return inLanguage(values, locale).budget(hours, share);
}

function laborBudgetText(
  { minorPerWeek, minorByDay }: LaborBudget,
  currency: string,
  locale: Locale,
): string {
  const amount = (minor: number) => formatAmount(minor, currency, locale);
  const days = weekdays.flatMap((day) => {
    const minor = minorByDay[day];
    return minor === undefined ? [] : [`${everyWeekName(day, "short", locale)} ${amount(minor)}`];
  });
  const week =
    minorPerWeek === null ? [] : [inLanguage(values, locale).aWeek(amount(minorPerWeek))];
  return [...week, ...days].join(", ");
}

function fenceText(fence: Geofence, locale: Locale): string {
  const { mode, latitude, longitude, radiusMetres: radius } = fence;
  const { fence: write, noFence } = inLanguage(values, locale);
  const isPlaced = latitude !== null && longitude !== null;
  if (mode === "off" && !isPlaced) return noFence;
  return write({ mode, radius, place: isPlaced ? `${latitude}, ${longitude}` : null });
}

import { everyWeekName } from "../../kernel/formats/day-name.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { z } from "zod";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import { nameOrNone } from "../../rules/job-roles/job-role-names.ts";
import { jobRoleNameSchema } from "../../records/job-roles/job-role.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import { geofenceSchema } from "../../records/locations/geofence.ts";
import { geofenceModeWords } from "../locations/geofence-words.ts";
import {
  detailFields,
  locationSchema,
  specialDaySchema,
} from "../../records/locations/location.ts";
import type { SpecialDay } from "../../records/locations/location.ts";
import { planFields } from "../../records/locations/location-plan.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { openingHoursText, rangesText } from "../locations/opening-hours-text.ts";
import type { Budget } from "../../records/locations/staffing.ts";
import { staffingNeedSchema } from "../../records/locations/staffing.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import { formatDate, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { commonZoneName } from "../../kernel/time/zone-names.ts";
import type { FieldWords } from "./field-words.ts";
import { changeLines, listWords, valueWords } from "./field-words.ts";
import { listLine } from "./list-line.ts";

/**
 * The differences between two states of a location; archiving and restoring are acts of their own.
 * Job roles are written with the names that they have now.
 */
export function locationChanges(
  before: LocationRecord,
  after: LocationRecord,
  roleName: NameOfRole,
): RecordChange[] {
  const changes = valueChanges(factsOf(before, roleName), factsOf(after, roleName));
  return changes.filter(({ field }) => field !== "status");
}

function factsOf({ jobRoleIds, staffing, ...rest }: LocationRecord, roleName: NameOfRole): object {
  return {
    ...rest,
    jobRoles: jobRoleIds.map(roleName),
    staffing: staffing.map(({ jobRoleId, ...need }) => ({
      ...need,
      jobRole: nameOrNone(jobRoleId, roleName),
    })),
  };
}

const toldNeedSchema = staffingNeedSchema
  .omit({ jobRoleId: true })
  .extend({ jobRole: jobRoleNameSchema.nullable() });

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
      "Minimum wage",
      planFields.minimumWageTenThousandths,
      (rate, locale) => (rate === null ? "" : `${formatRate(rate, currency, locale)} an hour`),
    ),
  };
}

const placeWords: Readonly<Record<string, FieldWords>> = {
  name: valueWords("Location name", locationSchema.shape.name, asIs),
  address: valueWords("Address", locationSchema.shape.address, asIs),
  phone: valueWords("Phone", detailFields.phone, asIs),
  timeZone: valueWords("Time zone", timeZoneSchema, (zone) => commonZoneName(zone)),
  openingHours: valueWords("Opening hours", locationSchema.shape.openingHours, (hours, locale) =>
    openingHoursText(hours, locale),
  ),
  specialDays: listWords("Special days", specialDaySchema, specialDayText),
  geofence: fenceWords,
};

const planWords: Readonly<Record<string, FieldWords>> = {
  costCentre: valueWords("Cost centre", planFields.costCentre, asIs),
  holidayCalendar: valueWords("Holiday calendar", planFields.holidayCalendar, (calendar) =>
    [calendar?.country ?? "", calendar?.region ?? ""].filter((part) => part !== "").join(", "),
  ),
  areas: listLine("Areas"),
  jobRoles: listWords("Job roles used here", jobRoleNameSchema, asIs),
  staffing: listWords("Minimum staffing", toldNeedSchema, needText),
  budget: budgetWords,
};

function specialDayText({ day, name, hours }: SpecialDay, locale: Locale): string {
  const date = formatDate(day, locale);
  const open = hours === null ? "usual hours" : rangesText(hours, { locale }).toLowerCase();
  return `${date} (${[name, hours?.length === 0 ? "closed" : open].filter(Boolean).join(", ")})`;
}

function needText(
  { weekdays: days, startsAt, endsAt, jobRole, people }: z.infer<typeof toldNeedSchema>,
  locale: Locale,
): string {
  const times = formatLocalSpan({ startsAtLocal: startsAt, endsAtLocal: endsAt }, locale);
  return `${people} ${jobRole ?? "of any role"} ${daysText(days, locale)} ${times}`;
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

function budgetWords(before: unknown, after: unknown, locale: Locale): string {
  return valueWords("Weekly budget", planFields.budget, budgetText)(before, after, locale);
}

function budgetText({ secondsPerWeek, salesShareBasisPoints }: Budget, locale: Locale): string {
  const parts = [
    ...(secondsPerWeek === null
      ? []
      : [`${formatCount(hoursOfSeconds(secondsPerWeek), locale)} h`]),
    ...(salesShareBasisPoints === null ? [] : [`${salesShareBasisPoints / 100} % of sales`]),
  ];
  return parts.join(", ");
}

function fenceWords(before: unknown, after: unknown, locale: Locale): string {
  return valueWords("Off-site clock-ins", geofenceSchema, (fence) => {
    const mode = geofenceModeWords[fence.mode].toLowerCase();
    const isPlaced = fence.latitude !== null && fence.longitude !== null;
    const place = isPlaced ? ` around ${fence.latitude}, ${fence.longitude}` : "";
    return fence.mode === "off" && !isPlaced ? mode : `${mode} (${fence.radiusMetres} m${place})`;
  })(before, after, locale);
}

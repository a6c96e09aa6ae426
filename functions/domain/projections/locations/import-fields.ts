import { importWords } from "../../words/imports/import-words.ts";
import { findEntry } from "../../rules/company-lists/find-entry.ts";
import { jobRoleNames, jobRolesText } from "../../rules/job-roles/job-role-names.ts";
import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";
import type { ImportField } from "../../kernel/csv/map-columns.ts";
import { hoursCell as weekHoursCell, readHours } from "../../kernel/formats/hours-text.ts";
import { everyWeekName, typedWeekdayNames } from "../../kernel/formats/day-name.ts";
import { FIRST_LANGUAGE } from "../../kernel/formats/language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { readNames } from "../../rules/employees/list-cells.ts";
import type { Phones } from "../../kernel/phones/phones.ts";
import { decimalRate, parseRate } from "../../kernel/money/rate.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import { parseTimeRange } from "../../kernel/time/local-time.ts";
import { isTimeZone } from "../../kernel/time/zone.ts";
import { CLOSED, hoursCell } from "./hours-cell.ts";
import type { LocationChanges, LocationRecord } from "../../records/locations/location-record.ts";
import type { OpenRange } from "../../records/locations/opening-hours.ts";
import { inOrder } from "../../records/locations/opening-hours.ts";

/** The company's data that the words of a file refer to. */
export interface LocationTerms {
  phones: Phones;
  jobRoles: readonly JobRole[];
  /** The reader of the file's problems. */
  locale: Locale;
}

/** A field of a location: how it is written into a cell, and what a cell with it changes. */
export interface LocationField extends ImportField {
  write: (location: LocationRecord, terms: LocationTerms) => string;
  /** The changes, or a sentence that says why the cell cannot be read. */
  read: (text: string, before: LocationChanges, terms: LocationTerms) => LocationChanges | string;
}

/** The column that finds a location again, whatever else was edited. */
export const RECORD_FIELD = { id: "recordId", label: "Record ID" } as const;

/** Every field that a file of locations can have, in the order of its columns. */
export const locationFields: readonly LocationField[] = [
  {
    id: "name",
    label: "Name",
    aliases: ["Location", "Site", "Store"],
    write: ({ name }) => name,
    read: (name, _before, { locale }) =>
      name === "" ? importWords(locale).locationNeedsName : { name },
  },
  {
    id: "address",
    label: "Address",
    write: ({ address }) => address,
    read: (address) => ({ address }),
  },
  {
    id: "phone",
    label: "Phone",
    aliases: ["Phone number"],
    write: ({ phone }) => phone,
    read: (text, _before, { phones, locale }) => {
      const { number, problem } = phones.read(text);
      return problem === null ? { phone: number } : fieldSentence(problem, locale);
    },
  },
  {
    id: "costCentre",
    label: "Cost centre",
    aliases: ["Cost center", "Cost code"],
    write: ({ costCentre }) => costCentre,
    read: (costCentre) => ({ costCentre }),
  },
  {
    id: "timeZone",
    label: "Time zone",
    aliases: ["Timezone", "Zone"],
    write: ({ timeZone }) => timeZone,
    read: (text, _before, { locale }) => {
      const timeZone = text.replaceAll(" ", "_");
      if (isTimeZone(timeZone)) return { timeZone };
      return importWords(locale).noZone(text);
    },
  },
  ...weekdays.map(hoursField),
  {
    id: "jobRoles",
    label: "Job roles",
    aliases: ["Roles"],
    write: ({ jobRoleIds }, { jobRoles }) => jobRolesText(jobRoleIds, jobRoleNames(jobRoles), "; "),
    read: (text, _before, terms) => readJobRoles(text, terms),
  },
  {
    id: "budgetHours",
    label: "Budget hours a week",
    aliases: ["Budget hours"],
    write: ({ budget }) => weekHoursCell(budget.secondsPerWeek),
    read: (text, { budget }, { locale }) => {
      const secondsPerWeek = text === "" ? null : readHours(text);
      if (text !== "" && secondsPerWeek === null) return importWords(locale).noHours(text);
      return { budget: { salesShareBasisPoints: null, ...budget, secondsPerWeek } };
    },
  },
  {
    id: "minimumWageTenThousandths",
    label: "Minimum wage",
    aliases: ["Minimum rate"],
    write: ({ minimumWageTenThousandths: rate }) => (rate === null ? "" : decimalRate(rate)),
    read: (text, _before, { locale }) => {
      const minimumWageTenThousandths = text === "" ? null : parseRate(text);
      if (text !== "" && minimumWageTenThousandths === null) {
        return importWords(locale).noRate(text);
      }
      return { minimumWageTenThousandths };
    },
  },
];

/** The columns of a file of locations. */
export const locationColumns: readonly ImportField[] = [...locationFields, RECORD_FIELD];

/** The columns that an import understands; days of the week also in its reader's language. */
export function locationImportFields(locale: Locale): ImportField[] {
  const isDay = (id: string): id is Weekday => weekdays.some((day) => day === id);
  return locationColumns.map((field) =>
    isDay(field.id) ? { ...field, aliases: typedWeekdayNames(field.id, locale) } : field,
  );
}

/** The heading of a day of the week; files keep the English ones, so that all imports read them. */
export function weekdayHeading(day: Weekday): string {
  return everyWeekName(day, "long", { language: FIRST_LANGUAGE });
}

function readJobRoles(
  text: string,
  { jobRoles: roles, locale }: LocationTerms,
): LocationChanges | string {
  const known = roles.flatMap(({ name, code }) => (code === "" ? [name] : [name, code]));
  const jobRoleIds: JobRoleId[] = [];
  for (const name of readNames(text, known)) {
    const role = findEntry(roles, name);
    if (role === undefined) return importWords(locale).noJobRole(name);
    jobRoleIds.push(role.id);
  }
  return { jobRoleIds: [...new Set(jobRoleIds)] };
}

function hoursField(day: Weekday): LocationField {
  return {
    id: day,
    label: weekdayHeading(day),
    write: ({ openingHours }) => hoursCell(openingHours[day]),
    read: (text, { openingHours = {} }, { locale }) => {
      const ranges = readRanges(text);
      if (ranges === null) return importWords(locale).noOpeningHours(text);
      const { [day]: _before, ...others } = openingHours;
      return { openingHours: ranges.length === 0 ? others : { ...others, [day]: ranges } };
    },
  };
}

function readRanges(text: string): OpenRange[] | null {
  if (text === "" || text.toLowerCase() === CLOSED) return [];
  const ranges = text.split(/;|,|\band\b/u).map((part) => parseTimeRange(part));
  if (!ranges.every((range) => range !== null)) return null;
  return inOrder(ranges.map(({ startsAt, endsAt }) => ({ opensAt: startsAt, closesAt: endsAt })));
}

import { formatCount } from "../../kernel/formats/write-number.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { nightHours } from "../../rules/schedules/fairness/night-seconds.ts";
import { formatDate, formatDay, formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { timeOffTypeIdSchema } from "../../records/time-off/time-off-type.ts";
import { timeOffTypeName } from "../time-off/time-off-words.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { ReportTitle } from "./report-titles.ts";
import { reportTitles } from "./report-titles.ts";
import type { Grouping, ReportId } from "../../records/reports/report.ts";

interface ReportTexts {
  titles: Readonly<Record<ReportId, ReportTitle>>;
  tabs: { label: string; payroll: string; reports: string };
  filters: Readonly<
    Record<
      | "report"
      | "by"
      | "custom"
      | "from"
      | "until"
      | "allLocations"
      | "allJobRoles"
      | "everyone"
      | "compare"
      | "done",
      string
    >
  >;
  /** The button of filters that are not on the screen, with how many are set. */
  moreFilters: (set: number) => string;
  groupings: Readonly<Record<Grouping, string>>;
  /** The name of a line without an employee, job role or location. */
  none: Readonly<Record<Exclude<Grouping, "day" | "week">, string>>;
  /** By how many entries there are. */
  unapproved: (count: number, hours: string) => PluralForms;
  unpriced: (hours: string) => string;
  overtimeDay: string;
  spreadHours: string;
  incomplete: (day: string) => string;
  /** What a marked line is, and its mark. */
  mostlyRemovals: string;
  mark: string;
  /** By how many shifts there are. */
  unknownShifts: (count: string) => PluralForms;
  /** Of companies whose rules ask for no meal breaks. */
  noMealRules: string;
  /** What counts as a burden of a shift; times and hours as the reader writes them. */
  burdens: (from: string, until: string, rest: string) => readonly string[];
  average: (figure: string) => string;
  comparedWith: (days: string) => string;
  empty: { title: string; text: string };
  /** How many lines there are. */
  lines: Readonly<Record<Grouping, PluralForms>>;
  actions: Readonly<
    Record<"xlsx" | "print" | "entries" | "schedule" | "checklists" | "fileFailed", string>
  >;
  before: (column: string) => string;
  total: string;
  /** A week by its first day. */
  weekOf: (day: string) => string;
}

const texts: InLanguages<ReportTexts> = {
  en: {
    titles: reportTitles.en,
    tabs: { label: "Reports", payroll: "Payroll", reports: "Reports" },
    filters: {
      report: "Report",
      by: "Group by",
      custom: "Custom",
      from: "From",
      until: "Until",
      allLocations: "All locations",
      allJobRoles: "All job roles",
      everyone: "Everyone",
      compare: "Compare with the days before",
      done: "Done",
    },
    moreFilters: (set) => (set === 0 ? "Filters" : `Filters (${set})`),
    groupings: {
      employee: "Employee",
      jobRole: "Job role",
      location: "Location",
      day: "Day",
      week: "Week",
      editor: "Editor",
      hour: "Hour",
      timeOffType: "Type",
    },
    none: {
      employee: "Open shifts",
      jobRole: "No job role",
      location: "No location",
      editor: "Unknown",
      hour: "Without an hour",
      timeOffType: "Other",
    },
    comparedWith: (days) => `Compared with ${days}`,
    empty: {
      title: "No figures in these days",
      text: "Choose other days, or remove a filter.",
    },
    lines: {
      employee: { one: "employee", other: "employees" },
      jobRole: { one: "job role", other: "job roles" },
      location: { one: "location", other: "locations" },
      day: { one: "day", other: "days" },
      week: { one: "week", other: "weeks" },
      editor: { one: "editor", other: "editors" },
      hour: { one: "hour", other: "hours" },
      timeOffType: { one: "type", other: "types" },
    },
    actions: {
      xlsx: "Export XLSX",
      print: "Print",
      entries: "See the entries",
      schedule: "See the schedule",
      checklists: "See the checklists",
      fileFailed: "The file could not be made. Try again.",
    },
    unapproved: (count, hours) => ({
      one: `Includes ${count} unapproved entry, ${hours} h`,
      other: `Includes ${count} unapproved entries, ${hours} h`,
    }),
    unpriced: (hours) => `${hours} h have no pay, because a rate is missing`,
    mostlyRemovals:
      "Marked: at least 5 edits that removed time of other people, and 3 times as many as added time.",
    mark: "Mostly removals",
    spreadHours:
      "Each day's hours and pay are spread over the hours in which people worked at the location that day. Weekly overtime is spread over its own day; extra pay, and sales of a whole day, have no hour.",
    overtimeDay: "Weekly overtime counts in the range in which its workweek ends, as in payroll.",
    incomplete: (day) => `Figures until ${day} are not complete yet and may be too low.`,
    noMealRules: "Your work rules ask for no meal breaks, so none count as missed.",
    burdens: (from, until, rest) => [
      "Counts shifts with a time entry, until yesterday, on the day they start. Averages are of employees with the same job role.",
      `Weekend: Saturday or Sunday. Night: at least 3 hours between ${from} and ${until}. Holiday: a day set as one for the location.`,
      `Closing: at work when the location closes, or the last to end where it has no opening hours. Short rest: less than ${rest} h since the shift of an earlier day.`,
    ],
    average: (figure) => `avg. ${figure}`,
    unknownShifts: (count) => ({
      one: `${count} shift was published before its notice was recorded and is left out.`,
      other: `${count} shifts were published before their notice was recorded and are left out.`,
    }),
    before: (column) => `${column}, before`,
    total: "Total",
    weekOf: (day) => `Week of ${day}`,
  },
};

/** The titles, groupings and remarks of reports. */
export function reportTexts(
  locale: Locale,
): Omit<
  ReportTexts,
  "unapproved" | "unpriced" | "weekOf" | "incomplete" | "burdens" | "unknownShifts"
> {
  return inLanguage(texts, locale);
}

/** "Includes 14 unapproved entries, 9:30 h". */
export function unapprovedText(
  { entries, seconds }: { entries: number; seconds: number },
  locale: Locale,
): string {
  const forms = inLanguage(texts, locale).unapproved(entries, formatDuration(seconds));
  return pluralForm(entries, forms, locale);
}

/** "4:00 h have no pay, because a rate is missing". */
export function unpricedText(seconds: number, locale: Locale): string {
  return inLanguage(texts, locale).unpriced(formatDuration(seconds));
}

/** "Figures until Nov 12, 2026 are not complete yet and may be too low." */
export function incompleteText(until: LocalDate, locale: Locale): string {
  return inLanguage(texts, locale).incomplete(formatDate(until, locale));
}

/** What counts as a weekend, a night, a closing and a short rest of `restSeconds`. */
export function burdenTexts(restSeconds: number, locale: Locale): readonly string[] {
  const [from, until] = [nightHours.from, nightHours.until].map((time) =>
    formatLocalTime(time, locale),
  );
  const rest = formatDuration(restSeconds);
  return inLanguage(texts, locale).burdens(from ?? "", until ?? "", rest);
}

/** "3 shifts were published before their notice was recorded and are left out." */
export function unknownShiftsText(count: number, locale: Locale): string {
  const forms = inLanguage(texts, locale).unknownShifts(formatCount(count, locale));
  return pluralForm(count, forms, locale);
}

/** What a line of a report is called: a name, a day, or the week of a day. */
export function lineName(
  { key, name }: { key: string; name: string | null },
  groupBy: Grouping,
  locale: Locale,
): string {
  const { none, weekOf } = inLanguage(texts, locale);
  if (groupBy === "day") return formatDay(key, locale);
  if (groupBy === "hour" && key !== "") return formatLocalTime(`${key}:00`, locale);
  if (groupBy === "timeOffType" && key !== "") {
    return name ?? timeOffTypeName({ type: timeOffTypeIdSchema.parse(key) }, locale);
  }
  return groupBy === "week" ? weekOf(formatDate(key, locale)) : (name ?? none[groupBy]);
}

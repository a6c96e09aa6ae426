import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDayTime, formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { SalesDay, SalesHour } from "../../records/sales/sales-month.ts";
import type { PastedBlock, TakenAs } from "../../rules/sales/pasted-block.ts";
import { startOfHour } from "../../rules/sales/clock-hours.ts";

type Label =
  | "title"
  | "intro"
  | "location"
  | "view"
  | "byDay"
  | "byHour"
  | "day"
  | "hour"
  | "wholeDay"
  | "amount"
  | "entered"
  | "total"
  | "save"
  | "saved"
  | "leftTitle"
  | "leftOut"
  | "dismiss"
  | "noLocations"
  | "noLocationsText";

interface SalesTexts {
  labels: Readonly<Record<Label, string>>;
  sources: Readonly<Record<SalesDay["source"], (name: string, at: string) => string>>;
  /** The name of a field for screen readers. */
  cell: (hour: string, day: string) => string;
  secondHour: (time: string) => string;
  /** What a pasted block was taken as. */
  taken: Readonly<Record<TakenAs, (labels: string) => string>>;
  refused: Readonly<Record<NonNullable<PastedBlock["refused"]>, (labels: string) => string>>;
  unreadable: (example: string) => PluralForms;
}

const texts: InLanguages<SalesTexts> = {
  en: {
    labels: {
      title: "Sales",
      intro:
        "Net sales of each day, or of its hours. Type them, or paste cells of a spreadsheet into the first field.",
      location: "Location",
      view: "Enter",
      byDay: "By day",
      byHour: "By hour",
      day: "Day",
      hour: "Hour",
      wholeDay: "Whole day",
      amount: "Sales",
      entered: "Last entered",
      total: "Total",
      save: "Save sales",
      saved: "Sales saved.",
      leftTitle: "Some pasted cells found no field",
      leftOut:
        "They are for other days, for days to come, for hours that are not on the clock, or totals of days with amounts by hour:",
      dismiss: "Dismiss",
      noLocations: "No locations yet",
      noLocationsText: "Add a location first, then enter its sales here.",
    },
    sources: {
      typed: (name, at) => `${name}, ${at}`,
      pasted: (name, at) => `${name}, ${at}, pasted`,
      imported: (name, at) => `${name}, ${at}, imported`,
    },
    cell: (hour, day) => `${hour}, ${day}`,
    secondHour: (time) => `${time}, second`,
    taken: {
      days: () => "The first column was read as days.",
      daysAndHours: () => "The first column was read as days, the second as hours.",
      table: () => "The first row was read as days, the first column as hours.",
      hours: () => "The first column was read as hours.",
      label: (labels) => `Not read as sales: ${labels}.`,
    },
    refused: {
      rowNames: (labels) =>
        `Nothing was pasted: the rows are named ${labels}, not by day or hour. Paste one row of amounts, or rows that begin with their day.`,
      severalAmounts: () =>
        "Nothing was pasted: each day has several amounts. Paste the days with one column of amounts.",
    },
    unreadable: (example) => ({
      one: `One amount can't be read. Write it as ${example}.`,
      other: `Some amounts can't be read. Write them as ${example}.`,
    }),
  },
};

/** The labels of sales. */
export function salesTexts(locale: Locale): SalesTexts["labels"] {
  return inLanguage(texts, locale).labels;
}

/** "Olivia Park, Nov 3, 2026, 2:10 PM, pasted": who entered the sales of a day last. */
export function enteredText(
  { source, enteredByName, enteredAt }: Pick<SalesDay, "source" | "enteredByName" | "enteredAt">,
  timeZone: string,
  locale: Locale,
): string {
  const { sources } = inLanguage(texts, locale);
  return sources[source](enteredByName, formatDayTime(enteredAt, timeZone, locale));
}

/** An hour of a clock, "9:00 AM"; the one that comes twice, "1:00 AM, second". */
export function salesHourText(hour: SalesHour, locale: Locale): string {
  const time = formatLocalTime(startOfHour(hour), locale);
  return hour.endsWith("b") ? inLanguage(texts, locale).secondHour(time) : time;
}

/** The name of a field: "9:00 AM, Mon, Nov 2". */
export function salesCellText(hour: string, day: string, locale: Locale): string {
  return inLanguage(texts, locale).cell(hour, day);
}

/** What a pasted block was taken as, or why it was not pasted; empty where it was amounts alone. */
export function pastedText({ takenAs, labels, refused }: PastedBlock, locale: Locale): string {
  const words = inLanguage(texts, locale);
  const names = listed(
    labels.map((label) => `“${label}”`),
    locale,
  );
  if (refused !== null) return words.refused[refused](names);
  return takenAs === null ? "" : words.taken[takenAs](names);
}

/** "Some amounts can't be read. Write them as 1240.50." */
export function unreadableText(count: number, example: string, locale: Locale): string {
  return pluralForm(count, inLanguage(texts, locale).unreadable(example), locale);
}

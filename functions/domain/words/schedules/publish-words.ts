import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDayTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { decimalHundredths } from "../../kernel/time/duration.ts";
import type { Publication } from "../../records/schedules/publication.ts";

interface PublishTexts {
  changes: (changes: number, people: string) => PluralForms;
  openChanges: (changes: number) => PluralForms;
  people: (people: number) => PluralForms;
  late: (late: number) => PluralForms;
  premium: (amount: string) => string;
  premiumHours: (hours: string) => string;
  asked: (people: number) => PluralForms;
  message: (text: string) => string;
  reason: (text: string) => string;
  summaryOnly: string;
  unpublished: (shifts: number) => PluralForms;
  staying: (shifts: number) => PluralForms;
  version: (at: string, by: string) => string;
}

const texts: InLanguages<PublishTexts> = {
  en: {
    changes: (changes, people) => ({
      one: `1 change for ${people}`,
      other: `${changes} changes for ${people}`,
    }),
    openChanges: (changes) => ({
      one: "1 change to open shifts",
      other: `${changes} changes to open shifts`,
    }),
    people: (people) => ({ one: "1 person", other: `${people} people` }),
    late: (late) => ({ one: "1 within notice", other: `${late} within notice` }),
    premium: (amount) => `Premium ${amount}`,
    premiumHours: (hours) => `Premium of ${hours} h`,
    asked: (people) => ({
      one: "No premium for 1 employee who asked for the change.",
      other: `No premium for ${people} employees who asked for their changes.`,
    }),
    message: (text) => `Message: ${text}`,
    reason: (text) => `Reason: ${text}`,
    summaryOnly: "Only this summary was kept.",
    unpublished: (shifts) => ({
      one: "Unpublished: 1 shift is a draft again.",
      other: `Unpublished: ${shifts} shifts are drafts again.`,
    }),
    staying: (shifts) => ({
      one: "1 shift that has begun stays published.",
      other: `${shifts} shifts that have begun stay published.`,
    }),
    version: (at, by) => `As published ${at} by ${by}`,
  },
};

/** "12 changes for 8 people": what publishing does, in a line. */
export function publishSummary(
  { changes, people }: { changes: number; people: number },
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  if (people === 0) return pluralForm(changes, words.openChanges(changes), locale);
  const told = pluralForm(people, words.people(people), locale);
  return pluralForm(changes, words.changes(changes, told), locale);
}

/** "2 within notice": the changes that come too late for the company's notice. */
export function lateText(late: number, locale: Locale): string {
  return pluralForm(late, inLanguage(texts, locale).late(late), locale);
}

/** "Premium $45.00". */
export function premiumText(amount: string, locale: Locale): string {
  return inLanguage(texts, locale).premium(amount);
}

/** "Premium of 3.00 h", for a reader who may not see the amount. */
export function premiumHoursText(hours: string, locale: Locale): string {
  return inLanguage(texts, locale).premiumHours(hours);
}

/** "Unpublished: 12 shifts are drafts again." */
export function unpublishedText(shifts: number, locale: Locale): string {
  return pluralForm(shifts, inLanguage(texts, locale).unpublished(shifts), locale);
}

/** "2 shifts that have begun stay published." */
export function stayingText(shifts: number, locale: Locale): string {
  return pluralForm(shifts, inLanguage(texts, locale).staying(shifts), locale);
}

/** What the list of publications adds to the sentence of one, a line for each fact. */
export function versionLines(
  version: Pick<Publication, "message" | "reason" | "premiumHundredths" | "askedBy"> | null,
  locale: Locale,
): string[] {
  const words = inLanguage(texts, locale);
  if (version === null) return [words.summaryOnly];
  const { message, reason, premiumHundredths, askedBy = [] } = version;
  const asked = askedBy.length;
  return [
    ...(premiumHundredths === undefined
      ? []
      : [words.premiumHours(decimalHundredths(premiumHundredths))]),
    ...(asked === 0 ? [] : [pluralForm(asked, words.asked(asked), locale)]),
    ...(message === "" ? [] : [words.message(message)]),
    ...(reason === null ? [] : [words.reason(reason)]),
  ];
}

/** "As published Nov 12, 2026, 9:00 AM by Olivia". */
export function versionTitle(
  { at, byName }: Pick<Publication, "at" | "byName">,
  timeZone: string,
  locale: Locale,
): string {
  return inLanguage(texts, locale).version(formatDayTime(at, timeZone, locale), byName);
}
